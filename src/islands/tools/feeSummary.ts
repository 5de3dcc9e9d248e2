import type { FeeResult } from '../../../reckoning/fees/compareFees.ts'
import type { Language } from '../../../routing/language.ts'
import type { FeeToolModel } from '../../models/feeTool.ts'
import type { Amounts } from './amounts.ts'

/** The comparison in a few lines of plain text, for an inquiry. */
export function feeSummary(
  results: readonly FeeResult[],
  { results: labels, bases }: Pick<FeeToolModel['fees'], 'results' | 'bases'>,
  { exact }: Amounts,
  language: Language,
): string[] {
  const colon = language === 'ja' ? '：' : ': '
  return [
    `${labels.total}${colon}`,
    ...results.map(({ base, total }) => `- ${bases[base].label}${colon}${exact(total)}`),
  ]
}
