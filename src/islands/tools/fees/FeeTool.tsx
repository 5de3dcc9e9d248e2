import { compareFees } from '../../../../calculators/fees/compareFees.ts'
import { feeFields } from '../../../../calculators/fees/feeFields.ts'
import { lehman } from '../../../../calculators/fees/lehman.ts'
import { type FeeState, feeState } from '../../../../calculators/state/feeState.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import { fillRange } from '../form/fillRange.ts'
import styles from '../form/NumberTool.module.css'
import { NumberTool } from '../form/NumberTool.tsx'
import { useFragment } from '../form/useFragment.ts'
import { useToolForm } from '../form/useToolForm.ts'
import { amountsIn } from '../result/amounts.ts'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { FeeBars } from './FeeBars.tsx'
import { FeeFigures } from './FeeFigures.tsx'
import { feeSummary } from './feeSummary.ts'
import { RateTable } from './RateTable.tsx'
import { useRateTable } from './useRateTable.ts'

const groups = [
  ['deal', ['price', 'debt', 'cash', 'officerLoans', 'otherLiabilities']],
  ['terms', ['minimum', 'retainer', 'interim', 'monthly', 'months']],
] as const

/** The fee comparison: the cost of the same rates on each of the four bases. */
export function FeeTool({ fees, laws, example, ...model }: FeeToolModel) {
  const { language, tool } = model
  const form = useToolForm(feeFields, example, language)
  const rates = useRateTable(lehman, language, form.composing)
  const take = ({ table, ...values }: FeeState) => {
    form.fill(values)
    rates.fill(table)
  }
  const begun: FeeState = { ...example, table: lehman }
  const state: FeeState = { ...form.values, table: rates.table }
  const fragment = useFragment({ form: feeState, example: begun, state, onState: take })

  const amounts = amountsIn(language, tool)
  const results = compareFees(form.values, rates.table)
  const totals = results.map(({ total }) => total)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const { minimum, interim } = form.values
  const before = results[0]?.beforeClosing ?? 0
  const spread = {
    low: amounts.rounded(least),
    high: amounts.rounded(most),
    difference: amounts.rounded(most - least),
  }
  const apart = spread.low !== spread.high
  return (
    <NumberTool
      {...model}
      name={fees.name}
      fields={feeFields}
      groups={groups.map(([group, names]) => ({ heading: fees.groups[group], names }))}
      form={form}
      labels={fees.fields}
      onFound={rates.onFound}
      further={
        <ToolDetails heading={fees.groups.table}>
          <RateTable words={fees.bands} form={rates} onUsual={() => rates.fill(lehman)} />
        </ToolDetails>
      }
      stale={rates.stale}
      typed={rates.rows}
      line={
        <>
          <span>
            {fees.results.total} <strong>{fillRange(tool.range, spread)}</strong>
          </span>
          {apart && <span>{fill(fees.results.gap, spread)}</span>}
        </>
      }
      sentence={fill(fees.results[apart ? 'spread' : 'same'], spread)}
      summary={feeSummary(results, fees, amounts, language)}
      fragment={fragment}
      onReset={() => take(begun)}
      how={[]}
      rules={laws}
    >
      <h3 className={styles.heading}>{fees.results.heading}</h3>
      <FeeBars
        results={results}
        minimum={minimum && before + Math.max(0, minimum - interim)}
        words={fees}
        amounts={amounts}
      />
      <p className={styles.note}>{fees.results.legend}</p>
      <FeeFigures results={results} words={fees} amounts={amounts} />
    </NumberTool>
  )
}
