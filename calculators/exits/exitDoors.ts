import type { ExitRules } from './exitRules.ts'
import { type Answers, fits } from './findExits.ts'

export interface ExitDoor<Text> {
  readonly exit: string
  readonly state: 'open' | 'half' | 'closed'
  /** The answers that close it, each with its question in a word or two. */
  readonly by: readonly { readonly label: Text; readonly answer: Text }[]
}

/** As many obstacles close a door; fewer close half of it. */
const closing = 3

/** The exits as doors, closed by the obstacles that the answers raise; what holds for every company closes none. */
export function exitDoors<Text>(
  { questions, exits }: ExitRules<Text>,
  answers: Answers,
): readonly ExitDoor<Text>[] {
  return exits.map(({ exit, hinders }) => {
    const raised = hinders.flatMap(({ when }) => (when && fits(when, answers) ? [when] : []))
    return {
      exit,
      state: raised.length === 0 ? 'open' : raised.length < closing ? 'half' : 'closed',
      by: questions.flatMap(({ id, label, options }) => {
        const chosen = options.find((option) => option.id === answers[id])
        const closes = raised.some((when) => Object.hasOwn(when, id))
        return chosen && closes ? [{ label, answer: chosen.label }] : []
      }),
    }
  })
}
