import { z } from 'zod'
import type { Language, Localized } from '../language.ts'
import { phrases } from '../phrases.ts'
import { exits } from './cards.ts'
import { localized, readData } from './data.ts'
import { ContentError } from './error.ts'
import { sourceText } from './figures.ts'

const file = 'data/charts.yaml'
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

const data = readData(
  file,
  z.strictObject({
    charts: z.record(z.string(), z.discriminatedUnion('kind', [bars, timeline, matrix])),
    marks: z.record(mark, localized),
    source: localized,
  }),
)

/** A chart in one language, with its places as percentages of the axis. */
export type Chart = {
  readonly id: string
  readonly title: string
  /** Lines under the chart: what to know about it, and its source. */
  readonly notes: readonly string[]
} & (Bars | Timeline | Matrix)

interface Row {
  /** In the phrases between which its lines may break. */
  readonly label: readonly string[]
  readonly note?: string | undefined
  readonly text: string
}

/** From and to, in percent of the axis. */
export type Span = readonly [from: number, to: number]

export interface Bars {
  readonly kind: 'bars'
  readonly head: { readonly label: string; readonly value: string }
  readonly rows: readonly (Row & { readonly length: number })[]
}

export interface Timeline {
  readonly kind: 'timeline'
  readonly head: { readonly label: string; readonly value: string }
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly rows: readonly (Row & {
    readonly solid?: Span | undefined
    readonly light?: Span | undefined
    readonly open: boolean
  })[]
}

export interface Matrix {
  readonly kind: 'matrix'
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly {
    readonly label: readonly string[]
    readonly marks: readonly { readonly mark: z.infer<typeof mark>; readonly text: string }[]
  }[]
}

/**
 * A chart by its id.
 * @param asker the file that names it, for the message
 * @throws ContentError when there is none, or when its entry does not hold together
 */
export function readChart(asker: string, id: string, language: Language): Chart {
  const chart = data.charts[id]
  if (!chart) throw new ContentError(asker, `{chart:${id}} is not in content/${file}.`)
  const notes = [
    ...(chart.note ? [chart.note[language]] : []),
    ...(chart.source ? [data.source[language] + sourceText(file, chart.source)[language]] : []),
  ]
  const common = { id, title: chart.title[language], notes }
  if (chart.kind === 'matrix') return { ...common, ...readMatrix(id, chart, language) }

  const head = { label: chart.head.label[language], value: chart.head.value[language] }
  const words = ({
    label,
    note,
    text,
  }: Record<'label' | 'text', Localized> & { note?: Localized | undefined }): Row => ({
    label: phrases(label[language], language),
    note: note?.[language],
    text: text[language],
  })
  if (chart.kind === 'bars') {
    const longest = Math.max(...chart.rows.map(({ value }) => value))
    const rows = chart.rows.map((row) => ({ ...words(row), length: percent(row.value / longest) }))
    return { ...common, kind: 'bars', head, rows }
  }
  const { from, to, ticks } = chart.axis
  const place = (at: number) => percent((at - from) / (to - from))
  const places = (span: [number, number] | undefined): Span | undefined =>
    span && [place(span[0]), place(span[1])]
  return {
    ...common,
    kind: 'timeline',
    head,
    ticks: ticks.map(({ at, label }) => ({ at: place(at), label: label[language] })),
    rows: chart.rows.map(({ solid, light, open = false, ...row }) => ({
      ...words(row),
      solid: places(solid),
      light: places(light),
      open,
    })),
  }
}

function readMatrix(id: string, chart: z.infer<typeof matrix>, language: Language): Matrix {
  const rows = chart.rows.map(({ exit, marks }) => {
    const found = exits.items.find((each) => each.id === exit)
    if (!found) {
      throw new ContentError(file, `charts.${id}: no exit "${exit}" in content/data/exits.yaml.`)
    }
    if (marks.length !== chart.columns.length) {
      throw new ContentError(file, `charts.${id}: "${exit}" needs ${chart.columns.length} marks.`)
    }
    return {
      label: phrases(found.name[language], language),
      marks: marks.map((mark) => ({ mark, text: data.marks[mark][language] })),
    }
  })
  const head = [chart.head.label, ...chart.columns].map((each) => phrases(each[language], language))
  return { kind: 'matrix', head, rows }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
