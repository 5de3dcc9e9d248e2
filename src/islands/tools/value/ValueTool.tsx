import { valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue } from '../../../../calculators/value/computeValue.ts'
import { valueFields } from '../../../../calculators/value/valueFields.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import styles from '../form/NumberTool.module.css'
import { NumberTool } from '../form/NumberTool.tsx'
import { useFragment } from '../form/useFragment.ts'
import { useToolForm } from '../form/useToolForm.ts'
import { amountsIn } from '../result/amounts.ts'
import { ValueScale } from './ValueScale.tsx'
import { valueSummary } from './valueSummary.ts'
import wayStyles from './WayCard.module.css'
import { WayCard } from './WayCard.tsx'

const groups = [
  ['company', ['netAssets', 'unrealised', 'profit', 'depreciation', 'debt', 'cash']],
  ['methods', ['yearsLow', 'yearsHigh', 'multipleLow', 'multipleHigh']],
  ['sale', ['price', 'cost', 'expenses', 'retirement']],
  ['owner', ['serviceYears', 'officerYears', 'monthlyPay', 'year']],
] as const

/** A company's value by two methods, and what three ways of selling leave of it. */
export function ValueTool({ value, leavesOut, laws, practice, example, ...model }: ValueToolModel) {
  const { language, tool } = model
  const form = useToolForm(valueFields, example, language)
  const { values } = form
  const kept = useFragment({ form: valueState, example, state: values, onState: form.fill })

  const amounts = amountsIn(language, tool)
  const result = computeValue(values)
  const { whole, ways, retirementGuide } = result
  const guide =
    retirementGuide === null
      ? undefined
      : `${value.ways[values.retirement > retirementGuide ? 'aboveGuide' : 'guide']} ${amounts.rounded(retirementGuide)}`
  const main = [
    [value.value.whole, amounts.about(whole)],
    ...ways
      .filter(({ way }) => way === 'shares')
      .map(({ remains }) => [value.ways.owner, amounts.about(remains)]),
  ]
  return (
    <NumberTool
      {...model}
      name={value.name}
      fields={valueFields}
      groups={groups.map(([group, names]) => ({ heading: value.groups[group], names }))}
      form={form}
      labels={value.fields}
      line={main.map(([label, amount]) => (
        <span key={label}>
          {label} <strong>{amount}</strong>
        </span>
      ))}
      sentence={main.flat().join(' ')}
      summary={valueSummary(result, value, amounts, language)}
      kept={kept}
      onReset={() => form.fill(example)}
      how={[value.value.byNetAssets.text, value.value.byMultiple.text]}
      rules={practice}
      leavesOut={leavesOut.value}
    >
      <h3 className={styles.heading}>{value.value.heading}</h3>
      <ValueScale result={result} price={values.price} words={value} amounts={amounts} />
      <p className={styles.note}>{value.value.caution}</p>
      <h3 className={styles.heading}>{value.ways.heading}</h3>
      <div className={wayStyles.ways}>
        {ways.map((each) => (
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
    </NumberTool>
  )
}
