import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import type { Words } from '../words.ts'

/**
 * Every figure names an existing source.
 * @throws ContentErrors
 */
export function checkFigures({ figures: { figures, sources } }: Words): void {
  runChecks(
    ...Object.entries(figures).map(([id, { source }]) => () => {
      if (sources[source]) return
      throw new ContentError(
        dataFiles.figures.file,
        `figures.${id}.source: there is no source "${source}" above.`,
      )
    }),
  )
}

/**
 * Every chart names an existing source and exits, and has a mark or number per column.
 * @throws ContentErrors
 */
export function checkCharts({ charts: { charts }, exits, figures }: Words): void {
  const fail = (id: string, problem: string) => {
    throw new ContentError(dataFiles.charts.file, `charts.${id}${problem}`)
  }
  const looks = Object.entries(charts).flatMap(([id, chart]) => [
    () => {
      if (!chart.source || figures.sources[chart.source]) return
      fail(
        id,
        `.source: there is no source "${chart.source}" in content/${dataFiles.figures.file}.`,
      )
    },
    ...(chart.kind === 'series' ? chart.rows : []).map(({ label, values }) => () => {
      if (chart.kind !== 'series' || values.length === chart.columns.length) return
      fail(id, `: "${label.ja}" has ${values.length} values: give it ${chart.columns.length}.`)
    }),
    ...(chart.kind === 'matrix' ? chart.rows : []).flatMap(({ exit, marks }) => [
      () => {
        if (exits.items.some((each) => each.id === exit)) return
        fail(id, `: there is no exit "${exit}" in content/${dataFiles.exits.file}.`)
      },
      () => {
        if (chart.kind !== 'matrix' || marks.length === chart.columns.length) return
        fail(id, `: "${exit}" has ${marks.length} marks: give it ${chart.columns.length}.`)
      },
    ]),
  ])
  runChecks(...looks)
}
