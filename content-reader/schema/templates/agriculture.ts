import { z } from 'zod'
import { named } from '../../problems.ts'
import { clockTime, fact, templateHead, yen } from '../template.ts'
import { localized } from '../text.ts'

const note = z.strictObject({
  /** Month and day, e.g. '10-18'. */
  date: z.string().regex(/^\d\d-\d\d$/, named('monthAndDay')),
  what: localized,
  /** Kilograms. */
  kg: z.int().nonnegative(),
  note: localized,
})

const day = z.strictObject({
  heading: localized,
  people: z.strictObject({
    field: z.strictObject({ name: localized }),
    sea: z.strictObject({ name: localized }),
  }),
  items: z
    .array(
      z.strictObject({
        time: clockTime,
        who: z.enum(['field', 'sea']),
        text: localized,
      }),
    )
    .min(2),
})

const boxes = z.strictObject({
  heading: localized,
  tax: localized,
  sizes: z
    .array(
      z.strictObject({
        name: localized,
        /** Tax included, like all prices here. */
        price: yen,
        for: localized,
        holds: localized,
      }),
    )
    .length(3),
  order: z.strictObject({
    heading: localized,
    steps: z.array(localized).length(3),
    telephone: z.string(),
    mail: z.email(),
    notice: localized,
    weather: localized,
  }),
  carriage: z.strictObject({
    caption: localized,
    columns: z.array(localized).length(3),
    rows: z.array(z.strictObject({ name: localized, prices: z.array(yen).length(2) })).min(1),
  }),
  shop: z.strictObject({
    heading: localized,
    text: localized,
    facts: z.array(fact).min(1),
  }),
})

const goods = z
  .array(z.strictObject({ name: localized, months: z.array(z.int().min(1).max(12)).min(1) }))
  .min(1)

const season = z.strictObject({
  heading: localized,
  help: localized,
  field: localized,
  sea: localized,
  months: z.array(localized).length(12),
  first: z.int().min(1).max(12),
  year: z.strictObject({ summary: localized, caption: localized, item: localized }),
  goods: z.strictObject({ field: goods, sea: goods }),
})

export const agriculture = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    headline: z.array(localized).length(3),
    lead: localized,
    now: localized,
    nav: z.strictObject({ label: localized, items: z.array(localized).length(6) }),
    heights: z.strictObject({
      peak: localized,
      water: localized,
      harvest: localized,
      day: localized,
      boxes: localized,
      season: localized,
      catch: localized,
    }),
    water: z.strictObject({ heading: localized, text: z.array(localized).length(2) }),
    harvest: z.strictObject({
      heading: localized,
      caption: localized,
      columns: z.array(localized).length(4),
      rows: z.array(note).min(1),
    }),
    day,
    boxes,
    season,
    catch: z.strictObject({
      heading: localized,
      caption: localized,
      rows: z.array(note).min(1),
      rule: localized,
    }),
    footer: localized,
  })
