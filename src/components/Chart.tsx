import type { ReactNode } from 'react'
import type { Bars, Chart as ChartContent, Matrix, Span, Timeline } from '../site/content/charts.ts'
import styles from './Chart.module.css'
import { Phrases } from './Phrases.tsx'

/**
 * A chart that is a table: each number stands as text beside its bar, so that the bars say nothing
 * that a reader who does not see them would miss.
 */
export function Chart({ chart }: { readonly chart: ChartContent }) {
  const title = `chart-${chart.id}`
  return (
    <figure className={styles.chart}>
      <figcaption id={title} data-serif>
        {chart.title}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={title}>
        <table aria-labelledby={title} data-kind={chart.kind}>
          {chart.kind === 'bars' && <BarRows {...chart} />}
          {chart.kind === 'timeline' && <TimelineRows {...chart} />}
          {chart.kind === 'matrix' && <MatrixRows {...chart} />}
        </table>
      </section>
      {chart.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </figure>
  )
}

function BarRows({ head, rows }: Bars) {
  return (
    <>
      <Head label={head.label}>{head.value}</Head>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label.join('')} {...row}>
            <rect width={`${row.length}%`} height="100%" className={styles.solid} />
          </Row>
        ))}
      </tbody>
    </>
  )
}

function TimelineRows({ head, ticks, rows }: Timeline) {
  return (
    <>
      <Head label={head.label}>
        {head.value}
        <svg aria-hidden="true" width="100%" height="1.4em" className={styles.axis}>
          {ticks.map(({ at, label }) => (
            <text
              key={at}
              x={`${at}%`}
              y="1.1em"
              textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
            >
              {label}
            </text>
          ))}
        </svg>
      </Head>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label.join('')} {...row}>
            {ticks.map(({ at }) => (
              <rect key={at} x={`${at}%`} width="1" height="100%" />
            ))}
            <Bar span={row.light} className={styles.light} />
            <Bar span={row.solid} className={styles.solid} />
            {row.open && (
              <svg x="100%" overflow="visible" aria-hidden="true">
                <path d="m-1 0 9 7-9 7z" className={styles.solid} />
              </svg>
            )}
          </Row>
        ))}
      </tbody>
    </>
  )
}

function Bar({ span, className }: { span: Span | undefined; className: string | undefined }) {
  if (!span) return null
  const [from, to] = span
  return <rect x={`${from}%`} width={`${to - from}%`} height="100%" className={className} />
}

/** How much of a disc is filled; the word beside it says the same. */
const discs = {
  yes: <circle r="7" className={styles.solid} />,
  partly: <path d="M0-7a7 7 0 0 0 0 14z" className={styles.solid} />,
  no: null,
}

function MatrixRows({ head, rows }: Matrix) {
  return (
    <>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column.join('')} scope="col">
              <Phrases phrases={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, marks }) => (
          <tr key={label.join('')}>
            <th scope="row">
              <Phrases phrases={label} />
            </th>
            {marks.map(({ mark, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column, never reordered
              <td key={at}>
                <svg aria-hidden="true" viewBox="-9 -9 18 18" className={styles.sign}>
                  <circle r="7" />
                  {discs[mark]}
                </svg>{' '}
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}

function Head({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <thead>
      <tr>
        <th scope="col">{label}</th>
        <th scope="col">{children}</th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly label: readonly string[]
  readonly note?: string | undefined
  readonly text: string
  /** The row's drawing; its lengths are shares of the column, so that it fits every screen. */
  readonly children: ReactNode
}

function Row({ label, note, text, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Phrases phrases={label} />
        {note && <small>{note}</small>}
      </th>
      <td>
        {text}
        <svg aria-hidden="true" width="100%" height="14" className={styles.strip}>
          {children}
        </svg>
      </td>
    </tr>
  )
}
