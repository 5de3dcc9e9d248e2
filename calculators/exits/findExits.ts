import type { Condition, ExitRules } from './rules.ts'

/** An option for each question; a question that is missing, or whose answer is unknown, is unanswered. */
export type Answers = Readonly<Record<string, string | null | undefined>>

/** What the answers say of one exit; never whether to choose it. */
export interface ExitFinding<Text> {
  readonly exit: string
  readonly speaks: readonly Text[]
  readonly hinders: readonly { readonly text: Text; readonly change: Text }[]
  readonly first: Text
  readonly page: string
  /** The unanswered questions on which more depends, in the order in which they are asked. */
  readonly open: readonly string[]
}

/**
 * Holds the answers against each exit's rules. There is no score and no order by merit: every exit is in the
 * result, in the order of the rules.
 * @param rules of content/data/exit-finder.yaml
 * @param answers by question; none are needed
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

function fits(when: Condition | undefined, answers: Answers): boolean {
  return Object.entries(when ?? {}).every(([question, options]) =>
    options.some((option) => option === answers[question]),
  )
}
