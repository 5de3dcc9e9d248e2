import type { Condition, ExitRules } from './exitRules.ts'

/** The chosen option per question; missing questions and unknown options count as unanswered. */
export type Answers = Readonly<Record<string, string | null | undefined>>

/** What the answers say about one exit; never a recommendation. */
export interface ExitFinding<Text> {
  readonly exit: string
  readonly speaks: readonly Text[]
  readonly hinders: readonly { readonly text: Text; readonly change: Text }[]
  readonly first: Text
  readonly page: string
  /** Unanswered questions that conditions still depend on, in question order. */
  readonly open: readonly string[]
}

/**
 * Evaluates each exit's rules against the answers. No score and no ranking: the result has every exit, in the
 * order of the rules.
 * @param rules from content/data/exit-finder.yaml
 * @param answers by question id; may be empty
 */
export function findExits<Text>(
  rules: ExitRules<Text>,
  answers: Answers,
): readonly ExitFinding<Text>[] {
  const unanswered = rules.questions
    .filter(({ id, options }) => !options.some((option) => option.id === answers[id]))
    .map(({ id }) => id)
  return rules.exits.map(({ exit, speaks, hinders, first, page }) => {
    const conditions = [...speaks, ...hinders].map(({ when }) => when ?? {})
    return {
      exit,
      speaks: speaks.filter(({ when }) => fits(when, answers)).map(({ text }) => text),
      hinders: hinders
        .filter(({ when }) => fits(when, answers))
        .map(({ text, change }) => ({ text, change })),
      first,
      page,
      open: unanswered.filter((id) => conditions.some((when) => Object.hasOwn(when, id))),
    }
  })
}

export function fits(when: Condition | undefined, answers: Answers): boolean {
  return Object.entries(when ?? {}).every(([question, options]) =>
    options.some((option) => option === answers[question]),
  )
}
