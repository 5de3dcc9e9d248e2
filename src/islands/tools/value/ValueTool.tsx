import { useState } from 'react'
import { offeredTo, taken } from '../../../../calculators/state/caseOffers.ts'
import { entries, type ValueState, valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue } from '../../../../calculators/value/computeValue.ts'
import { fourFields, unasked } from '../../../../calculators/value/shortForm.ts'
import { valueFields } from '../../../../calculators/value/valueFields.ts'
import { type SecondStep, secondSteps } from '../../../../calculators/value/waysOfSelling.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import styles from '../form/NumberTool.module.css'
import { NumberTool } from '../form/NumberTool.tsx'
import { ToolButton } from '../form/ToolButton.tsx'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { Unbroken } from '../form/Unbroken.tsx'
import { useFragment } from '../form/useFragment.ts'
import { useToolForm } from '../form/useToolForm.ts'
import { amountsIn } from '../result/amounts.ts'
import { saveFile } from '../result/saveFile.ts'
import { AdjustmentSheet } from './AdjustmentSheet.tsx'
import { assumedText } from './assumedText.ts'
import { Scenarios } from './Scenarios.tsx'
import { useShortForm } from './useShortForm.ts'
import { ValueResults } from './ValueResults.tsx'
import { ValueScale } from './ValueScale.tsx'
import { valueCsv } from './valueCsv.ts'
import { valueSummary } from './valueSummary.ts'

const groups = [
  ['company', ['netAssets', 'unrealised', 'profit', 'depreciation', 'debt', 'cash']],
  ['methods', ['yearsLow', 'yearsHigh', 'multipleLow', 'multipleHigh']],
  ['sale', ['price', 'cost', 'expenses', 'retirement']],
  ['owner', ['serviceYears', 'officerYears', 'monthlyPay', 'otherIncome', 'deductions', 'year']],
  ['business', ['losses', 'capital', 'dividendYears']],
] as const
/** The other choice than those of an address. */
const all = 'all'
const folded: readonly (typeof groups)[number][0][] = ['methods', 'owner', 'business']

/**
 * A company's value by two methods, and what three ways of selling leave in the owner's hands. Long, because it is where
 * the short and the whole form, the second step and the shared `NumberTool` meet: nearly all of it is that tool's props.
 */
export function ValueTool({ value, leavesOut, laws, practice, example, ...model }: ValueToolModel) {
  const { language, tool } = model
  const form = useToolForm(valueFields, { ...example, ...unasked }, language)
  const [step, setStep] = useState<SecondStep>(secondSteps[0])
  const choose = (id?: string | null) =>
    setStep(secondSteps.find((each) => each === id) ?? secondSteps[0])
  const short = useShortForm(form, example, () => choose())
  const { entry } = short
  const take = ({ step: chosen, entry: asked = null, ...given }: Partial<ValueState>) => {
    form.fill(given)
    choose(chosen)
    short.take(asked)
  }
  const { values } = form
  const begunWith = (asked: ValueState['entry']): ValueState => ({
    ...example,
    ...(asked && unasked),
    entry: asked,
    step: secondSteps[0],
  })
  const state: ValueState = { ...values, entry, step }
  const kept = useFragment({
    tool: 'value',
    form: valueState,
    example: begunWith(entry),
    state,
    stale: form.stale,
    onState: take,
  })

  const amounts = amountsIn(language, tool)
  const result = computeValue(values, step)
  const { ways } = result
  const assumed = assumedText(values, value.entry.assumed, tool.range)
  const { yearsLow, yearsHigh, multipleLow, multipleHigh, year, dividendYears } = values
  const assumptions = { yearsLow, yearsHigh, multipleLow, multipleHigh, year, dividendYears }
  const main = [
    [value.value.whole, amounts.about(result.whole)],
    ...ways
      .filter(({ way }) => way === 'shares')
      .map(({ remains }) => [value.ways.owner, amounts.about(remains)]),
  ]
  /** What stands in the fields, without those that are 0 in the example too. */
  const given = (names: readonly (keyof typeof valueFields)[]) =>
    names
      .filter((name) => form.typed[name] && (values[name] || example[name]))
      // WebKit's `keep-all` breaks at no punctuation.
      .map((name) => `${value.fields[name]?.label}${colon[language]}\u200b${form.typed[name]}`)
      .join(language === 'ja' ? '、\u200b' : ', ')
  return (
    <NumberTool
      {...model}
      name={value.name}
      fields={valueFields}
      example={example}
      before={
        <div className={styles.question}>
          <ToolChoices
            legend={value.entry.ask}
            name="entry"
            options={([...entries, all] as const).map((id) => ({ id, label: value.entry[id] }))}
            chosen={entry ?? all}
            onChoose={(id) => short.enter(id, kept.entered)}
          />
        </div>
      }
      groups={
        entry
          ? [
              {
                heading: value.groups.company,
                names: fourFields,
                further: <p className={styles.note}>{assumed}</p>,
              },
            ]
          : groups.map(([group, names]) => ({
              heading: value.groups[group],
              names,
              ...(folded.includes(group) && {
                fold: (
                  <>
                    {value.groups[group]}
                    <small>{given(names)}</small>
                  </>
                ),
              }),
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
          short.enter(
            asked,
            kept.entered || typed.length > 0,
            Object.fromEntries(typed.map((name) => [name, written[name]])),
          )
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
          {label}{' '}
          <strong>
            <Unbroken text={amount ?? ''} />
          </strong>
        </span>
      ))}
      sentence={main.flat().join(' ')}
      summary={valueSummary(
        { ...result, ways: entry ? ways.filter(({ way }) => way !== 'retirement') : ways },
        step,
        value,
        amounts,
        language,
      )}
      kept={kept}
      offered={offeredTo(valueFields, taken.value, kept.carried, tool.examples)}
      // Most of it is not among the four.
      onTaken={() => short.take(null)}
      assumptions={assumptions}
      onReset={() => take(begunWith(entries[0]))}
      actions={
        <ToolButton
          onClick={() => saveFile(valueCsv(result, values, value), 'text/csv', 'legatus-value.csv')}
        >
          {value.csv}
        </ToolButton>
      }
      how={[value.value.byNetAssets.text, value.value.byMultiple.text]}
      rules={practice}
      leavesOut={leavesOut.value}
    >
      <h3 className={styles.heading}>{value.value.heading}</h3>
      <ValueScale result={result} price={values.price} words={value} amounts={amounts} />
      <p className={styles.note}>{value.value.caution}</p>
      <ValueResults
        {...model}
        value={value}
        leavesOut={leavesOut}
        laws={laws}
        result={result}
        values={values}
        step={step}
        short={entry !== null}
        amounts={amounts}
        onRetirement={(pay) => form.onType('retirement', amounts.exact(pay))}
      />
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
