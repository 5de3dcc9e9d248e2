import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { type Problem, problems } from '../problems.ts'
import type { Words } from '../words.ts'

/**
 * Every figure names an existing source.
 * @throws ContentErrors
 */
export function checkFigures({ figures: { figures, sources } }: Words): void {
  runChecks(
    ...Object.entries(figures).map(([id, { source }]) => () => {
      if (sources[source]) return
      const { file } = dataFiles.figures
      throw new ContentError(file, problems.noSource(source), ['figures', id, 'source'])
    }),
  )
}

/**
 * Every chart names an existing source and exits, and has a mark or number per column.
 * @throws ContentErrors
 */
export function checkCharts({ charts: { charts }, exits, figures }: Words): void {
  const fail = (problem: Problem, ...keys: PropertyKey[]) => {
    throw new ContentError(dataFiles.charts.file, problem, ['charts', ...keys])
  }
  const looks = Object.entries(charts).flatMap(([id, chart]) => [
    () => {
      if (!chart.source || figures.sources[chart.source]) return
      fail(problems.noSource(chart.source), id, 'source')
    },
    ...(chart.kind === 'series' ? chart.rows : []).map(({ label, values }, at) => () => {
      if (chart.kind !== 'series' || !values || values.length === chart.columns.length) return
      const problem = problems.valuesPerColumn(label.ja, values.length, chart.columns.length)
      fail(problem, id, 'rows', at, 'values')
    }),
    ...(chart.kind === 'matrix' ? chart.rows : []).flatMap(({ exit, marks }, at) => [
      () => {
        if (exits.items.some((each) => each.id === exit)) return
        fail(problems.noExit(exit), id, 'rows', at, 'exit')
      },
      () => {
        if (chart.kind !== 'matrix' || marks.length === chart.columns.length) return
        const problem = problems.marksPerColumn(exit, marks.length, chart.columns.length)
        fail(problem, id, 'rows', at, 'marks')
      },
    ]),
  ])
  runChecks(...looks)
}
