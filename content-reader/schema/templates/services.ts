import { z } from 'zod'
import { named } from '../../problems.ts'
import { templateHead, templatePicture, yen } from '../template.ts'
import { localized } from '../text.ts'

/** The rooms in the drawing of the house. */
const roomIds = [
  'bedroom',
  'child',
  'balcony',
  'bath',
  'washroom',
  'toilet',
  'kitchen',
  'living',
  'entrance',
] as const

const minutes = z.int().positive()

const room = z.strictObject({
  id: z.enum(roomIds),
  name: localized,
  /** Tax included, like all prices here. */
  price: yen,
  minutes,
  /** Ticked initially, as an example. */
  ticked: z.literal(true).optional(),
})

const quote = z.strictObject({
  heading: localized,
  often: localized,
  frequencies: z
    .array(
      z.strictObject({
        id: z.string(),
        name: localized,
        /** Percent. */
        off: z.int().min(0).max(99),
      }),
    )
    .min(1),
  before: localized,
  empty: localized,
  total: localized,
  time: localized,
  hour: localized,
  minute: localized,
  call: localized,
  telephone: z.string(),
  notice: localized,
})

const spans = z.array(z.strictObject({ halves: z.int().positive(), text: localized })).min(1)
const sum = (list: z.infer<typeof spans>) => list.reduce((all, { halves }) => all + halves, 0)

const day = z
  .strictObject({
    heading: localized,
    caption: localized,
    columns: z.array(localized).length(3),
    start: z.string().regex(/^\d\d:\d0$/, named('time')),
    we: spans,
    you: spans,
  })
  .refine(({ we, you }) => sum(we) === sum(you), {
    path: ['you'],
    error: named('halves'),
  })

const table = {
  caption: localized,
  columns: z.array(localized).length(3),
}

export const services = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    headline: localized,
    lead: localized,
    nav: z.strictObject({ label: localized, items: z.array(localized).length(6) }),
    rooms: z.strictObject({ legend: localized, list: z.array(room).length(roomIds.length) }),
    quote,
    day,
    kit: z.strictObject({
      heading: localized,
      picture: templatePicture,
      bring: z.array(localized).min(1),
      need: z.strictObject({ heading: localized, text: localized }),
    }),
    prices: z.strictObject({
      heading: localized,
      tax: localized,
      cleaning: z.strictObject(table),
      help: z.strictObject({
        ...table,
        rows: z.array(z.strictObject({ name: localized, minutes, price: yen })).min(1),
      }),
    }),
    promises: z.strictObject({
      heading: localized,
      list: z.array(z.strictObject({ title: localized, text: localized })).length(5),
    }),
    area: z.strictObject({
      heading: localized,
      map: localized,
      zones: z.array(z.strictObject({ name: localized, note: localized })).length(5),
    }),
    faq: z.strictObject({
      heading: localized,
      list: z.array(z.strictObject({ question: localized, answer: localized })).min(1),
    }),
    end: z.strictObject({
      heading: localized,
      hours: localized,
      address: localized,
      legal: localized,
    }),
  })
