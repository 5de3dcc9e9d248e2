import { z } from 'zod'
import { templateHead, yen } from '../template.ts'
import { localized, text } from '../text.ts'

const mark = z.strictObject({ kind: z.enum(['fact', 'care', 'date']), note: localized })

/** Ten lines: the CSS animates them in turn. */
const document = z.strictObject({
  tab: localized,
  lines: z.array(z.strictObject({ text: localized, mark: mark.optional() })).length(10),
})

/** A visitor's question, the answer, and a short form for the question bar. */
const exchange = { short: localized, question: localized, answer: localized }

export const ai = () =>
  z.strictObject({
    head: templateHead,
    name: localized,
    version: localized,
    hero: z.strictObject({
      title: z.array(localized).length(2),
      lead: localized,
      trial: localized,
    }),
    paper: z.strictObject({
      label: localized,
      result: localized,
      line: localized,
      kinds: z.strictObject({ fact: localized, care: localized, date: localized }),
      documents: z.array(document).length(3),
    }),
    composer: z.strictObject({ label: localized }),
    reads: z.strictObject({
      ...exchange,
      caption: localized,
      columns: z.strictObject({ document: localized, marks: localized, time: localized }),
      rows: z
        .array(z.strictObject({ document: localized, marks: localized, time: localized }))
        .min(1),
    }),
    limits: z.strictObject({
      ...exchange,
      list: z.array(localized).min(1),
      /** Errors per 100 markings: 2 missed and 4 unnecessary are drawn. */
      measure: z.strictObject({
        title: localized,
        missed: localized,
        extra: localized,
        right: localized,
        note: localized,
      }),
    }),
    security: z.strictObject({
      ...exchange,
      path: z.array(z.strictObject({ name: localized, text: localized })).length(4),
      facts: z.array(localized).min(1),
    }),
    trial: z.strictObject({
      ...exchange,
      steps: z.array(z.strictObject({ name: localized, text: localized })).length(4),
    }),
    price: z.strictObject({
      ...exchange,
      label: localized,
      pages: localized,
      base: localized,
      reading: localized,
      tax: localized,
      sum: localized,
      /** Per month, without tax. */
      baseFee: yen,
      /** Pages per month, and the price of each page. */
      choices: z.array(z.strictObject({ pages: z.int().positive(), each: yen })).length(3),
      note: localized,
    }),
    ask: z.strictObject({
      question: localized,
      answer: localized,
      phone: text,
      hours: localized,
      mail: text,
      sample: localized,
    }),
  })
