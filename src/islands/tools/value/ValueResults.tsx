import { priceScale } from '../../../../calculators/money/priceScale.ts'
import type { Yen } from '../../../../calculators/money/yen.ts'
import { sellBy, type ValueResult } from '../../../../calculators/value/computeValue.ts'
import type { ValueInputs } from '../../../../calculators/value/valueFields.ts'
import type { SecondStep } from '../../../../calculators/value/waysOfSelling.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import styles from '../form/NumberTool.module.css'
import type { Amounts } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { RetirementSplit } from './RetirementSplit.tsx'
import { SecondSteps } from './SecondSteps.tsx'
import wayStyles from './WayCard.module.css'
import { WayCard } from './WayCard.tsx'

interface ValueResultsProps extends Pick<ValueToolModel, 'value' | 'tool' | 'laws' | 'leavesOut'> {
  readonly result: ValueResult
  readonly values: ValueInputs
  readonly step: SecondStep
  /** Whether only four numbers were asked for. */
  readonly short: boolean
  readonly amounts: Amounts
  readonly onRetirement: (pay: Yen) => void
}

/** What each way of selling leaves, and how that depends on price and retirement pay. */
export function ValueResults(props: ValueResultsProps) {
  const { value, tool, laws, leavesOut, result, values, step, short, amounts, onRetirement } = props
  const { ways, steps, retirementGuide } = result
  // Without retirement pay, that way is a sale of shares.
  const shown = short ? ways.filter(({ way }) => way !== 'retirement') : ways
  const guide =
    retirementGuide === null
      ? undefined
      : `${value.ways[values.retirement > retirementGuide ? 'aboveGuide' : 'guide']} ${amounts.rounded(retirementGuide)}`
  return (
    <>
      <h3 className={`${styles.heading} ${wayStyles.sheet}`}>{value.ways.heading}</h3>
      <div className={wayStyles.ways}>
        {shown.map((each) => (
          <WayCard
            key={each.way}
            result={each}
            words={value}
            tool={tool}
            laws={laws}
            leavesOut={leavesOut[each.way]}
            note={each.way === 'retirement' ? guide : undefined}
            amounts={amounts}
          />
        ))}
      </div>
      <p className={styles.note}>
        {value.ways.legend} {tool.rounding}
      </p>
      {!short && (
        <ToolDetails heading={<h3>{value.steps.heading}</h3>}>
          <SecondSteps
            steps={steps}
            chosen={step}
            years={values.dividendYears}
            top={result.prices.high}
            words={value}
            amounts={amounts}
          />
        </ToolDetails>
      )}
      <div className={wayStyles.pair}>
        {!short && (
          <RetirementSplit
            price={result.prices.high}
            values={values}
            words={value}
            tool={tool}
            amounts={amounts}
            onChoose={onRetirement}
          />
        )}
        <PriceCurves
          heading={value.curves.heading}
          curves={shown.map(({ way }) => ({
            id: way,
            label: value.ways[way].label,
            at: (price) => Math.max(0, sellBy(way, price, values, step).remains),
          }))}
          scale={priceScale(result.prices.high)}
          price={result.prices.high}
          words={value}
          tool={tool}
          amounts={amounts}
        />
      </div>
    </>
  )
}
