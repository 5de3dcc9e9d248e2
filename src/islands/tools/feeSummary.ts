import type { FeeResult } from '../../../reckoning/fees/compareFees.ts'
import type { Language } from '../../../routing/language.ts'
import { colon } from '../../../words/colon.ts'
import type { FeeToolModel } from '../../models/feeTool.ts'
import type { Amounts } from './amounts.ts'

/** The comparison in a few lines of plain text, for an inquiry. */
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
