import type { Chart as ChartContent } from '../../models/charts/chart.ts'
import { LaidOutTable } from '../tables/LaidOutTable.tsx'
import { Expandable } from '../text/Expandable.tsx'
import { SourceText } from '../text/SourceText.tsx'
import styles from './Chart.module.css'
import { ChartBars } from './ChartBars.tsx'
import { ChartCourse } from './ChartCourse.tsx'
import { ChartFlow } from './ChartFlow.tsx'
import { ChartLines } from './ChartLines.tsx'
import { ChartMatrix } from './ChartMatrix.tsx'
import corner from './ChartPicture.module.css'
import { ChartPicture } from './ChartPicture.tsx'
import { ChartSeries } from './ChartSeries.tsx'
import { ChartTimeline } from './ChartTimeline.tsx'

/** A chart as a table: each number is text beside its bar, so the drawing adds nothing that screen readers miss. */
export function Chart({ chart }: { readonly chart: ChartContent }) {
  const title = `chart-${chart.id}`
  // Columns may scroll beyond a narrow window; bars and timelines fit it.
  const columns = chart.kind === 'series' || chart.kind === 'matrix'
  const region = columns ? `${styles.scroll} ${styles.more}` : styles.scroll
  const lines = chart.kind === 'series' ? chart.lines : undefined
  // Words beside a drawing that leaves room for them; lines that cross are what their page is about.
  const crossing = lines?.crossing !== undefined
  const shape = [
    styles.chart,
    crossing && styles.large,
    chart.kind === 'series' && !crossing && styles.beside,
    chart.picture && corner.pictured,
  ]
    .filter(Boolean)
    .join(' ')
  const table = columns && (
    <table aria-labelledby={title} data-kind={chart.kind}>
      {chart.kind === 'series' && <ChartSeries {...chart} />}
      {chart.kind === 'matrix' && <ChartMatrix {...chart} />}
    </table>
  )
  return (
    <figure data-later className={shape}>
      <figcaption id={title}>{chart.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={region} tabIndex={0} aria-labelledby={title}>
        {lines && (
          <>
            <ChartLines {...lines} />
            <Expandable title={lines.asTable} className={styles.numbers}>
              {table}
            </Expandable>
          </>
        )}
        {chart.kind === 'series' && chart.whole && <ChartCourse rows={chart.rows} />}
        {columns ? (
          !lines && table
        ) : (
          <LaidOutTable
            labelledBy={title}
            kind={chart.kind}
            className={chart.kind === 'timeline' ? undefined : styles.columns}
          >
            {chart.kind === 'bars' && <ChartBars {...chart} />}
            {chart.kind === 'flow' && <ChartFlow {...chart} />}
            {chart.kind === 'timeline' && <ChartTimeline {...chart} />}
          </LaidOutTable>
        )}
        {chart.kind === 'bars' && chart.curve && <ChartLines {...chart.curve} filled />}
      </section>
      {chart.note && <p>{chart.note}</p>}
      {chart.source && (
        <p>
          <SourceText {...chart.source} before={chart.source.label} />
        </p>
      )}
      {chart.picture && <ChartPicture {...chart.picture} of={title} />}
    </figure>
  )
}
