import { z } from 'zod'
import { fact, templateHead, templatePicture } from '../template.ts'
import { localized, text } from '../text.ts'

const shown = z.strictObject({ label: localized, picture: templatePicture })
const week = z.int().min(1).max(26)

const roof = z.strictObject({
  lines: z.array(localized).length(2),
  text: localized,
  estimate: localized,
  facts: z.array(z.strictObject({ value: z.number(), label: localized })).length(3),
  note: localized,
})

const works = z.strictObject({
  title: localized,
  before: shown,
  after: shown,
  slider: localized,
  hint: localized,
  data: z.array(fact).length(4),
  more: z.strictObject({
    caption: localized,
    columns: z.strictObject({
      place: localized,
      before: localized,
      after: localized,
      weeks: localized,
    }),
    rows: z
      .array(
        z.strictObject({
          place: localized,
          before: localized,
          after: localized,
          weeks: z.number(),
        }),
      )
      .min(1),
  }),
})

const types = z.strictObject({
  title: localized,
  scale: localized,
  caption: localized,
  columns: z.strictObject({ type: localized, frame: localized, weeks: localized, cost: localized }),
  // The drawing has one elevation for each.
  list: z
    .array(z.strictObject({ name: localized, frame: localized, weeks: text, cost: localized }))
    .length(5),
})

const weeks = z.strictObject({
  title: localized,
  text: localized,
  week: localized,
  client: localized,
  list: z
    .array(
      z.strictObject({
        from: week,
        to: week,
        name: localized,
        text: localized,
        client: localized,
      }),
    )
    .min(1),
})

const safety = z.strictObject({
  title: localized,
  board: z.strictObject({
    title: localized,
    days: z.int(),
    unit: localized,
    goal: localized,
    note: localized,
  }),
  cycle: localized,
  day: z.array(z.strictObject({ time: text, text: localized })).length(6),
})

const estimate = z.strictObject({
  title: localized,
  text: localized,
  steps: z.array(localized).length(4),
  form: z.strictObject({
    title: localized,
    type: localized,
    area: localized,
    start: localized,
    place: localized,
    name: localized,
    mail: localized,
    send: localized,
  }),
  sent: z.strictObject({ title: localized, text: localized, close: localized }),
})

const base = z.strictObject({
  title: localized,
  depth: localized,
  strata: z.array(z.strictObject({ year: z.int(), text: localized })).length(4),
  company: z.array(fact).length(3),
  up: localized,
  note: localized,
})

export const construction = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    trade: localized,
    telephone: z.strictObject({ label: localized, number: text, hours: localized }),
    lift: z.strictObject({ label: localized }),
    levels: z.strictObject({
      roof: localized,
      works: localized,
      types: localized,
      weeks: localized,
      safety: localized,
      estimate: localized,
      base: localized,
    }),
    roof,
    works,
    types,
    weeks,
    safety,
    estimate,
    base,
  })
