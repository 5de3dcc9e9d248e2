import type { Chart as ChartContent } from '../../models/charts/chartModel.ts'
import { LaidOutTable } from '../tables/LaidOutTable.tsx'
import { SourceText } from '../text/SourceText.tsx'
import styles from './Chart.module.css'
import { ChartBars } from './ChartBars.tsx'
import { ChartFlow } from './ChartFlow.tsx'
import { ChartLines } from './ChartLines.tsx'
import { ChartMatrix } from './ChartMatrix.tsx'
import { ChartSeries } from './ChartSeries.tsx'
import { ChartTimeline } from './ChartTimeline.tsx'

/** A chart as a table: each number is text beside its bar, so the drawing adds nothing that screen readers miss. */
export function Chart({ chart }: { readonly chart: ChartContent }) {
  const title = `chart-${chart.id}`
  // Columns may scroll beyond a narrow window; bars and timelines fit it.
  const columns = chart.kind === 'series' || chart.kind === 'matrix'
  const region = columns ? `${styles.scroll} ${styles.more}` : styles.scroll
  // Words beside a drawing that leaves room for them.
  const shape = [styles.chart, chart.kind === 'series' && styles.beside].filter(Boolean).join(' ')
  return (
    <figure className={shape}>
      <figcaption id={title}>{chart.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={region} tabIndex={0} aria-labelledby={title}>
        {chart.kind === 'series' && chart.lines && <ChartLines {...chart.lines} />}
        {columns ? (
          <table aria-labelledby={title} data-kind={chart.kind}>
            {chart.kind === 'series' && <ChartSeries {...chart} />}
            {chart.kind === 'matrix' && <ChartMatrix {...chart} />}
          </table>
        ) : (
          <LaidOutTable labelledBy={title} kind={chart.kind}>
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
          {chart.picture && (
            <>
              {' '}
              <a href={chart.picture.href}>{chart.picture.label}</a>
            </>
          )}
        </p>
      )}
    </figure>
  )
}
