import type { FeeResult } from '../../../../calculators/fees/compareFees.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import type { FeeToolModel } from '../../../models/tools/feeTool.ts'
import type { Amounts } from '../result/amounts.ts'

/** The comparison in plain text, for an inquiry. */
export function feeSummary(
  results: readonly FeeResult[],
  { results: labels, bases }: Pick<FeeToolModel['fees'], 'results' | 'bases'>,
  { exact }: Amounts,
  language: Language,
): string[] {
  return [
    `${labels.total}${colon[language]}`,
    ...results.map(({ base, total }) => `- ${bases[base].label}${colon[language]}${exact(total)}`),
  ]
}
