import type { FlowData, MatrixData, SeriesData } from '../../../content-reader/schema/charts.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import { chartAddress } from '../site/fileAddresses.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { sourceNote } from '../text/sourceNote.ts'
import type { Chart, Flow, Matrix, Row, Series, Span } from './chart.ts'
import { linesOf } from './lines.ts'

type RowWords = Record<'label' | 'text', Localized> & {
  readonly note?: Localized | undefined
  readonly point?: boolean | undefined
}

/**
 * A chart of content/data/charts.yaml in one language.
 * @throws Error if the id is unknown
 */
export function chartModel(id: string, language: Language): Chart {
  const { charts, source: sourceLabel, asPicture } = words.charts
  const chart = charts[id]
  if (!chart) throw new Error(`There is no chart "${id}".`)
  const common = {
    id,
    title: chart.title[language],
    note: chart.note?.[language],
    source: chart.source
      ? { label: sourceLabel[language], ...sourceNote(chart.source, language) }
      : undefined,
    picture:
      chart.source && chart.kind === 'series'
        ? { label: asPicture[language], href: chartAddress(id, language) }
        : undefined,
  }
  if (chart.kind === 'matrix') return { ...common, ...matrixModel(chart, language) }
  if (chart.kind === 'series') return { ...common, ...seriesModel(chart, language) }
  if (chart.kind === 'flow') return { ...common, ...flowModel(chart, language) }

  const head = { label: chart.head.label[language], value: chart.head.value[language] }
  const rowWords = ({ label, note, text, point = false }: RowWords): Row => ({
    label: phrases(label[language], language),
    note: note?.[language],
    text: withFigures(text[language], language),
    point,
  })
  if (chart.kind === 'bars') {
    const longest = Math.max(...chart.rows.map(({ value }) => value))
    const rows = chart.rows.map((row) => ({
      ...rowWords(row),
      length: percent(row.value / longest),
      drums: Math.round((row.value / chart.drum) * 100) / 100,
    }))
    const points = chart.rows.flatMap(({ year, value, text }) =>
      year ? [{ year, value, text: text[language] }] : [],
    )
    const curve =
      points.length === rows.length
        ? linesOf([{ name: '', points }], { fromZero: true })
        : undefined
    return { ...common, kind: 'bars', head, rows, ...(curve && { curve }) }
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

/** Fills in {figure:ID}, which stands for a value of content/data/figures.yaml. */
function withFigures(text: string, language: Language): string {
  return text.replace(/\{figure:([a-z0-9-]+)\}/g, (_, id: string) => {
    const figure = words.figures.figures[id]
    if (!figure) throw new Error(`content/data/charts.yaml: there is no figure "${id}".`)
    return figure.value[language]
  })
}

const numberOf = (printed: string) => Number(printed.replaceAll(',', ''))

function flowModel({ head, legend, rows }: FlowData, language: Language): Flow {
  const sum = (parts: FlowData['rows'][number]['parts']) =>
    parts.reduce((total, { value }) => total + value, 0)
  const whole = Math.max(...rows.map(({ parts }) => sum(parts)))
  const and = language === 'ja' ? '、' : ', '
  return {
    kind: 'flow',
    head: { label: head.label[language], value: head.value[language] },
    legend: legend?.map((part) => part[language]),
    rows: rows.map(({ label, note, parts }) => ({
      label: phrases(label[language], language),
      note: note?.[language],
      text: parts.map(({ text }) => text[language]).join(and),
      parts: parts.map((part, at) => {
        const from = sum(parts.slice(0, at))
        return {
          label: phrases(part.text[language], language),
          span: [percent(from / whole), percent((from + part.value) / whole)] as const,
          point: part.point ?? false,
        }
      }),
    })),
  }
}

function seriesModel({ head, columns, unit, rows, lines }: SeriesData, language: Language): Series {
  // Shares are drawn as such, so that half is half the line; other numbers in proportion to the largest.
  const longest = Math.max(...rows.flatMap(({ values = [] }) => values.map(numberOf)))
  const shares = /^[%％]/.test(unit.en)
  const most = shares ? 100 : longest
  const sum = rows.reduce((total, { values }) => total + numberOf(values?.[0] ?? ''), 0)
  const drawn =
    lines &&
    linesOf(
      columns.map((column, at) => ({
        name: column[language],
        points: rows.flatMap(({ label, values }) => {
          const value = values?.[at]
          if (!value) return []
          return { year: Number(label.en), value: numberOf(value), text: value + unit[language] }
        }),
      })),
      { unit: unit[language] },
    )
  return {
    kind: 'series',
    // Rounded parts, of which few gave no answer.
    whole: shares && columns.length === 1 && Math.abs(sum - 100) < 1,
    ...(drawn && { lines: { ...drawn, asTable: words.charts.asTable[language] } }),
    head: [head.label, ...columns].map((each) => phrases(each[language], language)),
    rows: rows.map(({ label, values }) => ({
      label: phrases(label[language], language),
      cells: columns.map((_, at) => {
        const value = values?.[at]
        return value
          ? { text: value + unit[language], length: percent(numberOf(value) / most) }
          : { text: '—', length: 0 }
      }),
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
