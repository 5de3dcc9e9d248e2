import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import type { TableRow } from '../../../models/text/tableModel.ts'

/** A plan in plain text, for an inquiry. */
export function planSummary(
  chosen: readonly (readonly [label: string, value: string])[],
  rows: readonly TableRow[],
  results: readonly string[],
  language: Language,
): string[] {
  const comma = language === 'ja' ? '、' : ', '
  return [
    ...chosen.map(([label, value]) => `${label}${colon[language]}${value}`),
    '',
    ...results,
    ...rows.map(
      ({ label, cells: [begin, , state] }) =>
        `- ${label}${colon[language]}${begin?.replaceAll('\u00a0', ' ')}${comma}${state}`,
    ),
  ]
}
