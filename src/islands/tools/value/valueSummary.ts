import type { ValueResult } from '../../../../calculators/value/computeValue.ts'
import type { SecondStep } from '../../../../calculators/value/waysOfSelling.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import type { Amounts } from '../result/amounts.ts'

/** The value and what remains in plain text, for an inquiry. */
export function valueSummary(
  { whole, ways }: ValueResult,
  step: SecondStep,
  words: Pick<ValueToolModel['value'], 'value' | 'ways' | 'steps'>,
  { about }: Amounts,
  language: Language,
): string[] {
  return [
    `${words.value.whole}${colon[language]}${about(whole)}`,
    ...ways.map(
      ({ way, remains }) =>
        `- ${words.ways[way].label}${way === 'business' ? ` / ${words.steps[step].label}` : ''}${colon[language]}${words.ways.owner} ${about(remains)}`,
    ),
  ]
}
