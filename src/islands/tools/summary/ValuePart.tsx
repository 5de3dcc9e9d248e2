import type { ValueState } from '../../../../calculators/state/valueState.ts'
import type { ValueResult } from '../../../../calculators/value/computeValue.ts'
import { fourFields } from '../../../../calculators/value/shortForm.ts'
import { type ValueInputs, valueFields } from '../../../../calculators/value/valueFields.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import type { Amounts } from '../result/amounts.ts'
import { assumedText } from '../value/assumedText.ts'
import { ValueScale } from '../value/ValueScale.tsx'
import { Entered } from './Entered.tsx'
import { enteredLines } from './enteredLines.ts'
import styles from './Summary.module.css'
import { WaysTable } from './WaysTable.tsx'

interface ValuePartProps {
  readonly state: ValueState
  readonly result: ValueResult
  /** The year of the plan's day, if there is a plan. */
  readonly planned: number | undefined
  readonly model: SummaryModel['value']
  readonly words: SummaryModel['words']
  readonly tool: ToolWords
  readonly amounts: Amounts
  readonly language: Language
}

/** The range of the price, and costs, taxes and what remains by way of selling. */
export function ValuePart(props: ValuePartProps) {
  const { state, result, planned, model, words, tool, amounts, language } = props
  const { value, example } = model
  const names = state.entry ? fourFields : (Object.keys(valueFields) as (keyof ValueInputs)[])
  return (
    <>
      <ValueScale result={result} price={state.price} words={value} amounts={amounts} />
      <p className={styles.note}>{value.value.caution}</p>
      <WaysTable
        result={result}
        state={state}
        words={value}
        taxWords={words}
        format={tool.range}
        amounts={amounts}
      />
      <p className={styles.note}>{tool.rounding}</p>
      {planned !== undefined && planned !== state.year && (
        <p className={styles.note}>{fill(words.otherYear, { year: state.year, planned })}</p>
      )}
      <Entered
        heading={words.entered}
        lines={enteredLines(valueFields, names, state, example, value.fields, language)}
        same={words.same}
      />
      {state.entry && (
        <p className={styles.note}>{assumedText(state, value.entry.assumed, tool.range)}</p>
      )}
    </>
  )
}
