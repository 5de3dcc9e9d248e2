import { useState } from 'react'
import { priceScale } from '../../../../calculators/money/priceScale.ts'
import { type ValueState, valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue, sellBy } from '../../../../calculators/value/computeValue.ts'
import { valueFields } from '../../../../calculators/value/valueFields.ts'
import { type SecondStep, secondSteps } from '../../../../calculators/value/waysOfSelling.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import styles from '../form/NumberTool.module.css'
import { NumberTool } from '../form/NumberTool.tsx'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { useFragment } from '../form/useFragment.ts'
import { useToolForm } from '../form/useToolForm.ts'
import { amountsIn } from '../result/amounts.ts'
import { PriceCurves } from '../result/PriceCurves.tsx'
import { saveFile } from '../result/saveFile.ts'
import { RetirementSplit } from './RetirementSplit.tsx'
import { SecondSteps } from './SecondSteps.tsx'
import { ValueScale } from './ValueScale.tsx'
import { valueCsv } from './valueCsv.ts'
import { valueSummary } from './valueSummary.ts'
import wayStyles from './WayCard.module.css'
import { WayCard } from './WayCard.tsx'

const groups = [
  ['company', ['netAssets', 'unrealised', 'profit', 'depreciation', 'debt', 'cash']],
  ['methods', ['yearsLow', 'yearsHigh', 'multipleLow', 'multipleHigh']],
  ['sale', ['price', 'cost', 'expenses', 'retirement']],
  ['owner', ['serviceYears', 'officerYears', 'monthlyPay', 'otherIncome', 'year']],
  ['business', ['losses', 'capital', 'dividendYears']],
] as const

/** A company's value by two methods, and what three ways of selling leave in the owner's hands. */
export function ValueTool({ value, leavesOut, laws, practice, example, ...model }: ValueToolModel) {
  const { language, tool } = model
  const form = useToolForm(valueFields, example, language)
  const [step, setStep] = useState<SecondStep>(secondSteps[0])
  const choose = (id?: string | null) =>
    setStep(secondSteps.find((each) => each === id) ?? secondSteps[0])
  const take = ({ step: chosen, ...given }: Partial<ValueState>) => {
    form.fill(given)
    choose(chosen)
  }
  const { values } = form
  const begun: ValueState = { ...example, step: secondSteps[0] }
  const state: ValueState = { ...values, step }
  const kept = useFragment({ form: valueState, example: begun, state, onState: take })

  const amounts = amountsIn(language, tool)
  const result = computeValue(values, step)
  const { whole, ways, steps, retirementGuide } = result
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
      units
      onFound={({ step: found }) => found && choose(found)}
      further={
        <div className={styles.question}>
          <ToolChoices
            legend={value.steps.ask}
            name="step"
            options={secondSteps.map((id) => ({ id, label: value.steps[id].label }))}
            chosen={step}
            onChoose={choose}
          />
        </div>
      }
      typed={step}
      line={main.map(([label, amount]) => (
        <span key={label}>
          {label} <strong>{amount}</strong>
        </span>
      ))}
      sentence={main.flat().join(' ')}
      summary={valueSummary(result, step, value, amounts, language)}
      kept={kept}
      onReset={() => take(begun)}
      actions={
        <button
          type="button"
          onClick={() => saveFile(valueCsv(result, values, value), 'text/csv', 'legatus-value.csv')}
        >
          {value.csv}
        </button>
      }
      how={[value.value.byNetAssets.text, value.value.byMultiple.text]}
      rules={practice}
      leavesOut={leavesOut.value}
    >
      <h3 className={styles.heading}>{value.value.heading}</h3>
      <ValueScale result={result} price={values.price} words={value} amounts={amounts} />
      <p className={styles.note}>{value.value.caution}</p>
      <h3 className={`${styles.heading} ${wayStyles.sheet}`}>{value.ways.heading}</h3>
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
      <h3 className={styles.heading}>{value.steps.heading}</h3>
      <SecondSteps
        steps={steps}
        chosen={step}
        years={values.dividendYears}
        top={result.prices.high}
        words={value}
        amounts={amounts}
      />
      <div className={wayStyles.pair}>
        <RetirementSplit
          price={result.prices.high}
          values={values}
          words={value}
          tool={tool}
          amounts={amounts}
          onChoose={(pay) => form.onType('retirement', amounts.exact(pay))}
        />
        <PriceCurves
          heading={value.curves.heading}
          curves={ways.map(({ way }) => ({
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
    </NumberTool>
  )
}
