import type { Chart as ChartContent } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { ChartBars } from './ChartBars.tsx'
import { ChartMatrix } from './ChartMatrix.tsx'
import { ChartTimeline } from './ChartTimeline.tsx'

/**
 * A chart that is a table: each number is text beside its bar, so that the bars say nothing
 * that a reader who does not see them would miss.
 */
export function Chart({ chart }: { readonly chart: ChartContent }) {
  const title = `chart-${chart.id}`
  return (
    <figure className={styles.chart}>
      <figcaption id={title}>{chart.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={title}>
        <table aria-labelledby={title} data-kind={chart.kind}>
          {chart.kind === 'bars' && <ChartBars {...chart} />}
          {chart.kind === 'timeline' && <ChartTimeline {...chart} />}
          {chart.kind === 'matrix' && <ChartMatrix {...chart} />}
        </table>
      </section>
      {chart.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </figure>
  )
}
