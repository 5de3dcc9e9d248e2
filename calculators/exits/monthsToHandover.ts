import type { ExitRules } from './exitRules.ts'
import type { Answers } from './findExits.ts'

/** How long until the handover, by the answers: the months of the first chosen option that says any. */
export function monthsToHandover(
  questions: ExitRules<unknown>['questions'],
  answers: Answers,
): number | undefined {
  return questions
    .map(({ id, options }) => options.find((option) => option.id === answers[id])?.months)
    .find((months) => months !== undefined)
}
