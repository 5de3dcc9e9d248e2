import { sourceText } from '../text/sourceNote.ts'
import type { Chart } from './chart.ts'

/** A chart's words for the search index. */
export function chartPassages(chart: Chart): string[] {
  const { title, note, source } = chart
  const from = source && `${source.label}${sourceText(source)}`
  return [title, ...rowsOf(chart), ...[note, from].filter((each) => each !== undefined)]
}

/** Exhaustive, so that a new kind cannot be forgotten. */
function rowsOf(chart: Chart): string[] {
  switch (chart.kind) {
    case 'bars':
    case 'flow':
    case 'timeline':
      return [
        `${chart.head.label} ${chart.head.value}`,
        ...chart.rows.map(({ label, note, text }) =>
          [label.join(''), note, text].filter(Boolean).join(' '),
        ),
      ]
    case 'series':
      return [
        chart.head.map((each) => each.join('')).join(' '),
        ...chart.rows.map(({ label, cells }) =>
          [label.join(''), ...cells.map(({ text }) => text)].join(' '),
        ),
      ]
    case 'matrix':
      return [
        // Yes and no tell nothing without their column.
        ...chart.head.map((each) => each.join('')),
        ...chart.rows.map(({ label }) => label.join('')),
      ]
  }
}
