import { z } from 'zod'
import { localized } from './text.ts'

const span = z.tuple([z.number(), z.number()]).refine(([from, to]) => from < to, {
  message: 'write the earlier number first',
})
const common = {
  title: localized,
  /** One line under the chart. */
  note: localized.optional(),
  /** Where the numbers come from: an id of the sources in data/figures.yaml. */
  source: z.string().optional(),
}
const head = z.strictObject({ label: localized, value: localized })
const row = { label: localized, note: localized.optional(), text: localized }

const bars = z.strictObject({
  kind: z.literal('bars'),
  ...common,
  head,
  rows: z.array(z.strictObject({ ...row, value: z.number().positive() })).min(2),
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
    .min(1),
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
export type Mark = z.infer<typeof mark>

/** The charts' numbers and words: data/charts.yaml. */
export const charts = () =>
  z.strictObject({
    charts: z.record(z.string(), z.discriminatedUnion('kind', [bars, timeline, matrix])),
    marks: z.record(mark, localized),
    source: localized,
  })
