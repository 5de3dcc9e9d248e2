import styles from './Clocks.module.css'
import { digits, hands, isOpen, timeThere } from './time.ts'
import type { TradingWords } from './words.ts'

interface ClocksProps {
  readonly clocks: TradingWords['clocks']
  readonly offices: TradingWords['offices']
}

const atHome = { hours: 9, minutes: 0 }
const ticks = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const marks = ticks.map((turn) => {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const inner = turn % 90 ? 41 : 36
  const at = (radius: number) => `${(radius * sine).toFixed(1)} ${(-radius * cosine).toFixed(1)}`
  return `M${at(inner)}L${at(45)}`
})

/** A clock per office: fixed at nine in Tokyo in the HTML, running with a script. */
export function Clocks({ clocks, offices }: ClocksProps) {
  const home = offices.items[0]?.offset ?? 0
  return (
    <section className={styles.clocks} aria-label={clocks.heading}>
      <ul className={styles.row}>
        {offices.items.map(({ zone, offset, city }) => {
          const now = timeThere(atHome, home, offset)
          const { hour, minute } = hands(now)
          return (
            <li key={zone} data-zone={zone} data-open={isOpen(now) || undefined}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <circle r="48" />
                <path d={marks.join('')} />
                <path data-hand="hour" transform={`rotate(${hour})`} d="M-3 6h6L1.6-26h-3.2z" />
                <path data-hand="minute" transform={`rotate(${minute})`} d="M-2 8h4L1-41h-2z" />
              </svg>
              <p>
                <b>{city}</b>
                <time>{digits(now)}</time>
                <span className={styles.open}>{offices.open}</span>
                <span className={styles.closed}>{offices.closed}</span>
              </p>
            </li>
          )
        })}
      </ul>
      <p className={styles.note} data-live={clocks.live}>
        {clocks.note}
      </p>
    </section>
  )
}
