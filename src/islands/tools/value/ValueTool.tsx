import { useState } from 'react'
import { priceScale } from '../../../../calculators/money/priceScale.ts'
import { offeredTo, taken } from '../../../../calculators/state/caseOffers.ts'
import { entries, type ValueState, valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue, sellBy } from '../../../../calculators/value/computeValue.ts'
import { type ValueInputs, valueFields } from '../../../../calculators/value/valueFields.ts'
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
import { AdjustmentSheet } from './AdjustmentSheet.tsx'
import { assumedText, fourFields, unasked } from './fourNumbers.ts'
import { RetirementSplit } from './RetirementSplit.tsx'
import { Scenarios } from './Scenarios.tsx'
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
  const [entry, setEntry] = useState<ValueState['entry']>(null)
  /** What had been entered when only four numbers were asked for. */
  const [whole, setWhole] = useState<ValueInputs>()
  const take = ({ step: chosen, entry: asked = null, ...given }: Partial<ValueState>) => {
    form.fill(given)
    choose(chosen)
    setEntry(asked)
    setWhole(undefined)
  }
  const { values } = form
  const begun: ValueState = {
    ...example,
    ...(entry && unasked),
    entry,
    step: secondSteps[0],
  }
  const state: ValueState = { ...values, entry, step }
  const kept = useFragment({
    tool: 'value',
    form: valueState,
    example: begun,
    state,
    stale: form.stale,
    onState: take,
  })

  const enter = (
    id: string,
    written: Partial<Record<(typeof fourFields)[number], string>> = {},
  ) => {
    const asked = entries.find((each) => each === id) ?? null
    const four = Object.fromEntries(fourFields.map((name) => [name, values[name]]))
    if (asked === entry) return
    setEntry(asked)
    if (asked === null) form.fill({ ...(whole ?? (kept.entered ? values : example)), ...four })
    else {
      setWhole(kept.entered ? values : undefined)
      form.fill({ ...values, ...unasked, ...four }, written)
      setStep(secondSteps[0])
    }
  }

  const amounts = amountsIn(language, tool)
  const result = computeValue(values, step)
  const { ways, steps, retirementGuide } = result
  // Without retirement pay, that way is a sale of shares.
  const shown = entry ? ways.filter(({ way }) => way !== 'retirement') : ways
  const guide =
    retirementGuide === null
      ? undefined
      : `${value.ways[values.retirement > retirementGuide ? 'aboveGuide' : 'guide']} ${amounts.rounded(retirementGuide)}`
  const assumed = assumedText(values, value.entry.assumed, tool.range)
  const { yearsLow, yearsHigh, multipleLow, multipleHigh, year, dividendYears } = values
  const assumptions = { yearsLow, yearsHigh, multipleLow, multipleHigh, year, dividendYears }
  const main = [
    [value.value.whole, amounts.about(result.whole)],
    ...ways
      .filter(({ way }) => way === 'shares')
      .map(({ remains }) => [value.ways.owner, amounts.about(remains)]),
  ]
  return (
    <NumberTool
      {...model}
      name={value.name}
      fields={valueFields}
      before={
        <div className={styles.question}>
          <ToolChoices
            legend={value.entry.ask}
            name="entry"
            options={(['all', ...entries] as const).map((id) => ({ id, label: value.entry[id] }))}
            chosen={entry ?? 'all'}
            onChoose={enter}
          />
        </div>
      }
      groups={
        entry
          ? [
              {
                heading: value.groups.company,
                names: fourFields,
                further: <p className={styles.question}>{assumed}</p>,
              },
            ]
          : groups.map(([group, names]) => ({
              heading: value.groups[group],
              names,
              further: group === 'company' && (
                <AdjustmentSheet
                  {...model}
                  value={value}
                  form={form}
                  adjusted={result.adjusted}
                  amounts={amounts}
                />
              ),
            }))
      }
      form={form}
      labels={value.fields}
      units
      onFound={({ step: found, entry: asked, ...written }) => {
        if (found) choose(found)
        if (asked) {
          const typed = fourFields.filter((name) => name in written)
          enter(asked, Object.fromEntries(typed.map((name) => [name, written[name]])))
        }
      }}
      further={
        !entry && (
          <div className={styles.question}>
            <ToolChoices
              legend={value.steps.ask}
              name="step"
              options={secondSteps.map((id) => ({ id, label: value.steps[id].label }))}
              chosen={step}
              onChoose={choose}
            />
          </div>
        )
      }
      typed={[step, entry]}
      line={main.map(([label, amount]) => (
        <span key={label}>
          {label} <strong>{amount}</strong>
        </span>
      ))}
      sentence={main.flat().join(' ')}
      summary={valueSummary(result, step, value, amounts, language)}
      kept={kept}
      offered={entry ? {} : offeredTo(valueFields, taken.value, kept.carried, tool.examples)}
      assumptions={assumptions}
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
      {!entry && (
        <>
          <h3 className={styles.heading}>{value.steps.heading}</h3>
          <SecondSteps
            steps={steps}
            chosen={step}
            years={values.dividendYears}
            top={result.prices.high}
            words={value}
            amounts={amounts}
          />
        </>
      )}
      <div className={wayStyles.pair}>
        {!entry && (
          <RetirementSplit
            price={result.prices.high}
            values={values}
            words={value}
            tool={tool}
            amounts={amounts}
            onChoose={(pay) => form.onType('retirement', amounts.exact(pay))}
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
      {kept.entered && (
        <Scenarios
          present={{ values, step }}
          words={value}
          tool={tool}
          amounts={amounts}
          language={language}
        />
      )}
    </NumberTool>
  )
}
