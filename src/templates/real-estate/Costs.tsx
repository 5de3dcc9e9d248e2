import type { Language } from '../../../routing/language.ts'
import { Heading } from '../Heading.tsx'
import styles from './Costs.module.css'
import { money } from './money.ts'
import type { EstateWords } from './words.ts'

interface CostsProps {
  readonly costs: EstateWords['costs']
  readonly language: Language
}

/** Yen per pixel of a storey's height. */
const yenPerPixel = 720

/** Initial costs as a house whose storeys are as high as the sums. */
export function Costs({ costs, language }: CostsProps) {
  const yens = costs.items.map(({ yen }) => yen)
  const heights = yens.map((yen) => Math.round(yen / yenPerPixel))
  return (
    <section className={styles.costs} id="costs">
      <div className={styles.intro}>
        <Heading text={costs.heading} />
        <p>{costs.lead}</p>
        <div className={styles.law}>
          <h3>{costs.law.heading}</h3>
          <p>{costs.law.rent}</p>
          <p>{costs.law.buy}</p>
        </div>
      </div>
      <table className={styles.house}>
        <caption>{costs.caption}</caption>
        <tbody>
          {costs.items.map(({ id, yen, name, text }, at) => (
            <tr key={id}>
              <td>
                <Storey
                  height={heights[at] ?? 0}
                  below={heights.slice(at + 1).reduce(sum, 0)}
                  at={at}
                />
              </td>
              <th scope="row">
                {name}
                <small>{text}</small>
              </th>
              <td>{money(yen, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{costs.total}</th>
            <td>{money(yens.reduce(sum, 0), language)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const sum = (a: number, b: number) => a + b

const walls = [
  ['#f0643f', '#d34d2a'],
  ['#fbf3e3', '#e6dac2'],
] as const

interface StoreyProps {
  readonly height: number
  /** Height of the storeys below: its walls continue behind them, so that none is open below. */
  readonly below: number
  readonly at: number
}

/** An oblique view of one storey; the first carries the roof. */
function Storey({ height, below, at }: StoreyProps) {
  const [light, shade] = walls[at % 2] ?? walls[0]
  const panes = height > 40
  return (
    <svg width="180" height={height} viewBox={`0 0 180 ${height}`} aria-hidden="true">
      {at === 0 && <path fill="#8da189" d="M90-46L180 0 90 46 0 0z" />}
      {at === 0 && <path fill="#a9bb9f" d="M90-34L157 0 90 34 23 0z" />}
      <path fill={shade} d={`M0 0l90 46v${height + below}l-90-46z`} />
      <path fill={light} d={`M90 46l90-46v${height + below}l-90 46z`} />
      {panes && (
        <path
          fill="#4f7470"
          d={`M14 ${height * 0.3 + 7}l20 10v${height * 0.4}l-20-10zM54 ${height * 0.3 + 27}l20 10v${height * 0.4}l-20-10zM108 ${height * 0.3 + 37}l20-10v${height * 0.4}l-20 10zM146 ${height * 0.3 + 17}l20-10v${height * 0.4}l-20 10z`}
        />
      )}
    </svg>
  )
}
