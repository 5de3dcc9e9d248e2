import type { ExitRules } from '../../../../calculators/exits/exitRules.ts'
import type { Answers, ExitFinding } from '../../../../calculators/exits/findExits.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ExitFinderWords } from '../../../models/exits/exitRulesModel.ts'

/** Answers and obstacles per exit in plain text, for an inquiry. */
export function exitSummary(
  findings: readonly (Pick<ExitFinding<string>, 'hinders'> & { readonly name: string })[],
  answers: Answers,
  questions: ExitRules['questions'],
  words: Pick<ExitFinderWords, 'unanswered' | 'hinders'>,
  language: Language,
): string[] {
  const space = language === 'ja' ? '' : ' '
  return [
    ...questions.map(({ id, label, options }) => {
      const chosen = options.find((option) => option.id === answers[id])
      return `${label}${colon[language]}${chosen?.label ?? words.unanswered}`
    }),
    '',
    `${words.hinders}${colon[language]}`,
    ...findings.map(
      ({ name, hinders }) =>
        `- ${name}${colon[language]}${hinders.map(({ text }) => text).join(space)}`,
    ),
  ]
}
