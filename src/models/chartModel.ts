import type { Language, Localized } from '../../routing/language.ts'
import type { Mark, MatrixData } from '../../words/schema/charts.ts'
import { phrases } from './phrases.ts'
import { words } from './site.ts'

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
    readonly marks: readonly { readonly mark: Mark; readonly text: string }[]
  }[]
}

/**
 * A chart of content/data/charts.yaml in one language.
 * @throws Error when there is none of this id
 */
export function chartModel(id: string, language: Language): Chart {
  const { charts, source: sourceLabel } = words.charts
  const chart = charts[id]
  if (!chart) throw new Error(`There is no chart "${id}".`)
  const source = chart.source && words.figures.sources[chart.source]
  const notes = [
    ...(chart.note ? [chart.note[language]] : []),
    ...(source ? [sourceLabel[language] + source.text[language]] : []),
  ]
  const common = { id, title: chart.title[language], notes }
  if (chart.kind === 'matrix') return { ...common, ...matrixModel(chart, language) }

  const head = { label: chart.head.label[language], value: chart.head.value[language] }
  const rowWords = ({
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
    const rows = chart.rows.map((row) => ({
      ...rowWords(row),
      length: percent(row.value / longest),
    }))
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
      ...rowWords(row),
      solid: places(solid),
      light: places(light),
      open,
    })),
  }
}

function matrixModel(chart: MatrixData, language: Language): Matrix {
  const rows = chart.rows.map(({ exit, marks }) => {
    const found = words.exits.items.find(({ id }) => id === exit)
    return {
      label: phrases(found?.name[language] ?? '', language),
      marks: marks.map((mark) => ({ mark, text: words.charts.marks[mark][language] })),
    }
  })
  const head = [chart.head.label, ...chart.columns].map((each) => phrases(each[language], language))
  return { kind: 'matrix', head, rows }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
