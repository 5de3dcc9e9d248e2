import { z } from 'zod'
import { named } from '../problems.ts'
import { localized, span } from './text.ts'

const common = {
  title: localized,
  /** One line below the chart. */
  note: localized.optional(),
  /** Id of a source in data/figures.yaml. */
  source: z.string().optional(),
}
const head = z.strictObject({ label: localized, value: localized })
/** `point` highlights the one row that the chart is about. */
const row = {
  label: localized,
  note: localized.optional(),
  text: localized,
  point: z.literal(true).optional(),
}
const onePoint = (rows: readonly { readonly point?: true | undefined }[]) =>
  rows.filter(({ point }) => point).length === 1
const mend = { error: named('oneRow') }

const bars = z.strictObject({
  kind: z.literal('bars'),
  ...common,
  head,
  /** The value of one drum of a column. */
  drum: z.number().positive(),
  rows: z
    .array(
      z.strictObject({
        ...row,
        value: z.number().positive(),
        /** With a year in every row the values are drawn as a curve over time, too. */
        year: z.int().optional(),
      }),
    )
    .min(2)
    .refine(onePoint, mend),
})
const series = z.strictObject({
  kind: z.literal('series'),
  ...common,
  head: z.strictObject({ label: localized }),
  columns: z.array(localized).min(1),
  /** Draws the columns as lines over time; the English labels of the rows are years. */
  lines: z.literal(true).optional(),
  /** Follows each number. */
  unit: localized,
  /** Numbers as printed, in quotes: 62.60 keeps its zero, 4,280 its comma. Without any, the row is a gap. */
  rows: z
    .array(
      z.strictObject({
        label: localized,
        values: z.array(z.string().regex(/^\d[\d,]*(\.\d+)?$/, named('printedNumber'))).optional(),
      }),
    )
    .min(2),
})
const flow = z.strictObject({
  kind: z.literal('flow'),
  ...common,
  head,
  /** What the parts are, if they are the same in all rows; else each is named beside its colour. */
  legend: z.array(localized).optional(),
  /** From one row to the next money goes on; each row's parts are drawn on one scale. */
  rows: z
    .array(
      z.strictObject({
        label: localized,
        note: localized.optional(),
        parts: z
          .array(
            z.strictObject({
              value: z.number().positive(),
              text: localized,
              point: z.literal(true).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(2)
    .refine(
      (rows) =>
        rows.some(({ parts }) => onePoint(parts)) &&
        rows.every(({ parts }) => parts.filter(({ point }) => point).length <= 1),
      { error: named('onePart') },
    ),
})
const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...common,
  head,
  axis: z.strictObject({
    from: z.number(),
    to: z.number(),
    ticks: z.array(z.strictObject({ at: z.number(), label: localized })).min(2),
  }),
  rows: z
    .array(
      z.strictObject({
        ...row,
        solid: span.optional(),
        light: span.optional(),
        open: z.boolean().optional(),
      }),
    )
    .min(1)
    .refine(onePoint, mend),
})
const mark = z.enum(['yes', 'partly', 'no'])
const matrix = z.strictObject({
  kind: z.literal('matrix'),
  ...common,
  head: z.strictObject({ label: localized }),
  columns: z.array(localized).min(1),
  rows: z.array(z.strictObject({ exit: z.string(), marks: z.array(mark) })).min(1),
})

export type MatrixData = z.infer<typeof matrix>
export type FlowData = z.infer<typeof flow>
export type SeriesData = z.infer<typeof series>
export type Mark = z.infer<typeof mark>

/** data/charts.yaml */
export const charts = () =>
  z.strictObject({
    charts: z.record(
      z.string(),
      z.discriminatedUnion('kind', [bars, series, flow, timeline, matrix]),
    ),
    marks: z.record(mark, localized),
    source: localized,
    /** Text of the link to the chart as a reusable picture. */
    asPicture: localized,
    asTable: localized,
  })
