import { type PriceScale, roundTop } from '../../../../calculators/money/priceScale.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { AmountTable } from './AmountTable.tsx'
import type { Amounts } from './amounts.ts'
import plot from './Plot.module.css'
import styles from './PriceCurves.module.css'
import { ToolDetails } from './ToolDetails.tsx'

export interface Curve {
  readonly id: string
  readonly label: string
  /** The amount at a price. */
  readonly at: (price: Yen) => Yen
}

interface PriceCurvesProps {
  readonly heading: string
  readonly curves: readonly Curve[]
  readonly scale: PriceScale
  readonly price: Yen
  /** For a picture beside others, which share this largest amount. */
  readonly upTo?: Yen
  /** What is paid at the minimum fee, on which all curves lie; zero for none. */
  readonly floor?: Yen
  readonly words: Pick<FeeToolModel['fees'], 'curves'>
  readonly tool: Pick<ToolWords, 'asTable'>
  readonly amounts: Amounts
}

/** Amounts by price of the shares, such as fees or what is left: one curve each, to scale; the same as a table. */
export function PriceCurves(props: PriceCurvesProps) {
  const { heading, curves, scale, price, upTo, floor = 0, words, tool, amounts } = props
  const { top, ticks, prices } = scale
  const highest = roundTop(upTo ?? Math.max(floor, ...curves.map(({ at }) => at(top))))
  const x = (amount: Yen) => `${share(amount, top)}%`
  const y = (amount: Yen) => `${100 - share(amount, highest)}%`
  const { curves: said } = words
  const priceRight = price > top / 2
  return (
    <figure className={styles.curves} data-beside={upTo !== undefined || undefined}>
      <figcaption>{heading}</figcaption>
      <svg aria-hidden="true" className={`${plot.plot} ${styles.plot}`}>
        {floor > 0 && (
          <rect y={y(floor)} width="100%" height={`${share(floor, highest)}%`} data-floor />
        )}
        {[1, 0.5].map((part) => (
          <line key={part} x2="100%" y1={y(highest * part)} y2={y(highest * part)} />
        ))}
        <line x1={x(price)} x2={x(price)} y2="100%" data-price />
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {curves.map(({ id, at }, index) => (
            <polyline
              key={id}
              data-curve={index}
              vectorEffect="non-scaling-stroke"
              points={prices
                .map((each) => `${10 * share(each, top)},${1000 - 10 * share(at(each), highest)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {curves.map(({ id, at }, index) => (
          <circle key={id} cx={x(price)} cy={y(at(price))} r="6" data-curve={index} />
        ))}
        {[1, 0.5].map((part) => (
          <text key={part} x="8" y={y(highest * part)} dy="-7">
            {amounts.exact(highest * part)}
          </text>
        ))}
        {/* Else the axis says it. */}
        {price !== top / 2 && (
          <text
            x={x(price)}
            y="100%"
            dx={priceRight ? -8 : 8}
            dy="-10"
            textAnchor={priceRight ? 'end' : 'start'}
            data-price
          >
            {amounts.rounded(price)}
          </text>
        )}
      </svg>
      <svg aria-hidden="true" className={styles.axis}>
        {ticks.map((tick, at) => (
          <text
            key={tick}
            x={x(tick)}
            y="1.4em"
            textAnchor={at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle'}
          >
            {tick === 0 ? said.price : amounts.exact(tick)}
          </text>
        ))}
      </svg>
      <ul aria-hidden="true" className={styles.key}>
        {curves.map(({ id, label, at }, index) => (
          <li key={id}>
            <svg aria-hidden="true">
              <line x2="100%" y1="50%" y2="50%" data-curve={index} />
              <circle cx="50%" cy="50%" r="6" data-curve={index} />
            </svg>
            {label} <b data-whole>{amounts.rounded(at(price))}</b>
          </li>
        ))}
        {floor > 0 && (
          <li>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" data-floor />
            </svg>
            {said.floor} <b data-whole>{amounts.rounded(floor)}</b>
          </li>
        )}
      </ul>
      <ToolDetails heading={`${tool.asTable}${fill(said.of, { heading })}`}>
        <AmountTable
          label={heading}
          corner={said.price}
          columns={curves}
          rows={ticks.slice(1).map((tick) => ({
            label: amounts.exact(tick),
            cells: curves.map(({ at }) => amounts.rounded(at(tick))),
          }))}
        />
      </ToolDetails>
    </figure>
  )
}

/** In percent, to two decimals. */
function share(amount: number, whole: number): number {
  return Math.round((amount / whole) * 10_000) / 100
}
