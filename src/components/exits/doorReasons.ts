import { colon } from '../../../content-reader/text/colon.ts'
import type { Language } from '../../../routing/language.ts'
import type { ShownDoor } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'

/** The answers that close a door, in one line. */
export function doorReasons(
  { by }: ShownDoor,
  { unhindered }: Pick<ExitFinderWords, 'unhindered'>,
  language: Language,
): string {
  const between = language === 'ja' ? '／' : '; '
  return (
    by.map(({ label, answer }) => `${label}${colon[language]}${answer}`).join(between) || unhindered
  )
}
