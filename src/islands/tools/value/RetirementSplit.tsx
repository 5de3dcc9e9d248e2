import { roundTop } from '../../../../calculators/money/priceScale.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { bestRetirement } from '../../../../calculators/value/bestRetirement.ts'
import type { ValueInputs } from '../../../../calculators/value/valueFields.ts'
import { sellWithRetirement } from '../../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import { AmountTable } from '../result/AmountTable.tsx'
import type { Amounts } from '../result/amounts.ts'
import plot from '../result/Plot.module.css'
import { ToolDetails } from '../result/ToolDetails.tsx'
import styles from './RetirementSplit.module.css'
import { placeOn, scaleOf } from './scale.ts'

interface RetirementSplitProps {
  readonly price: Yen
  readonly values: ValueInputs
  readonly words: ValueToolModel['value']
  readonly tool: Pick<ToolWords, 'asTable'>
  readonly amounts: Amounts
  readonly onChoose: (retirement: Yen) => void
}

const points = 80
const step = 100_000

/** How much more retirement pay leaves than a sale of shares alone, by its amount; chosen with a slider. */
export function RetirementSplit(props: RetirementSplitProps) {
  const { price, values, words, tool, amounts, onChoose } = props
  const said = words.split
  const left = (retirement: Yen) => sellWithRetirement(price, { ...values, retirement }).remains
  const without = left(0)
  const best = bestRetirement(price, values)
  const pay = Math.min(values.retirement, price)
  const top = Math.min(price, roundTop(Math.max(pay, 2 * best, 10 * step)))
  if (top === 0) return null
  const gain = (retirement: Yen) => left(retirement) - without
  const curve = Array.from({ length: points + 1 }, (_, at) => {
    const retirement = Math.round((top / points) * at)
    return { retirement, more: gain(retirement) }
  })
  const scale = scaleOf(curve.map(({ more }) => more))
  const x = (amount: Yen) => `${Math.round((amount / top) * 10_000) / 100}%`
  const y = (amount: Yen) => `${100 - placeOn(scale, amount)}%`
  const ticks = [0, 1, 2, 3, 4].map((each) => Math.round((top / 4) * each))
  return (
    <figure className={styles.split}>
      <figcaption>{said.heading}</figcaption>
      <p>
        {best > 0
          ? fill(said.best, {
              pay: amounts.rounded(best),
              more: amounts.rounded(gain(best)),
            })
          : said.noMore}
      </p>
      <svg aria-hidden="true" className={`${plot.plot} ${styles.plot}`}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            data-zero={tick === 0 || undefined}
          />
        ))}
        <line x1={x(best)} x2={x(best)} y1={y(gain(best))} y2="100%" data-best />
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          overflow="visible"
        >
          <polyline
            vectorEffect="non-scaling-stroke"
            points={curve
              .map(
                ({ retirement, more }) =>
                  `${(retirement / top) * 1000},${1000 - 10 * placeOn(scale, more)}`,
              )
              .join(' ')}
          />
        </svg>
        <circle cx={x(pay)} cy={y(gain(pay))} r="8" />
        {/* Above the highest point, where no curve runs. */}
        <text
          x={x(best)}
          y={y(gain(best))}
          dy="-12"
          textAnchor={best < top / 5 ? 'start' : 'middle'}
        >
          {`${best > 0 ? '+' : ''}${amounts.rounded(gain(best))}`}
        </text>
      </svg>
      <input
        type="range"
        min={0}
        max={top}
        step={step}
        value={pay}
        aria-label={words.fields.retirement.label}
        aria-valuetext={amounts.exact(pay)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      />
      <p>
        <span>
          {words.fields.retirement.label} <b data-whole>{amounts.exact(pay)}</b>
        </span>{' '}
        <span>
          {words.ways.owner} <b data-whole>{amounts.rounded(left(pay))}</b>
        </span>
      </p>
      {/* Never removed, because it has the focus when it is pressed. */}
      <ToolButton disabled={pay === best} onClick={() => onChoose(best)}>
        {said.choose}
      </ToolButton>
      <ToolDetails heading={`${tool.asTable}${fill(words.curves.of, { heading: said.heading })}`}>
        <AmountTable
          label={said.heading}
          corner={words.fields.retirement.label}
          columns={[{ id: 'left', label: words.ways.owner }]}
          rows={[...new Set([...ticks, best])]
            .sort((one, other) => one - other)
            .map((tick) => ({
              label: amounts.rounded(tick),
              cells: [amounts.rounded(left(tick))],
            }))}
        />
      </ToolDetails>
    </figure>
  )
}
