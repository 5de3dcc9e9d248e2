import { findExits } from '../../../calculators/exits/findExits.ts'
import { closing } from '../../../calculators/state/addressState.ts'
import type { Language } from '../../../routing/language.ts'
import { exitRules } from './exitRulesModel.ts'

export interface DoorQuestion {
  /** The exit finder's id, also in its address. */
  readonly id: string
  readonly ask: string
  readonly options: readonly {
    readonly id: string
    readonly label: string
    /** Names the answer in styles: ExitChoice.module.css. */
    readonly key: string
  }[]
}

/** An obstacle to an exit and the keys of the answers that raise it. */
export interface RaisedObstacle {
  readonly text: string
  readonly by: readonly string[]
}

/** Styles know as many; the first numbers are the questions'. */
const most = { questions: 3, options: 4 }

/**
 * Some of the exit finder's questions, and what each single answer puts in the way of each exit.
 * @param ids of at most three questions with at most four answers
 * @throws Error if there is no such question, or too much to ask
 */
export function doorQuestions(ids: readonly string[], language: Language) {
  const rules = exitRules(language)
  const questions = ids.map((id, at): DoorQuestion => {
    const found = rules.questions.find((question) => question.id === id)
    if (!found) throw new Error(`home.yaml: the exit finder asks no question "${id}".`)
    const options = found.options.map((option, n) => ({ ...option, key: `${at + 1}-${n + 1}` }))
    return { id, ask: found.ask, options }
  })
  if (ids.length > most.questions || questions.some(({ options }) => options.length > most.options))
    throw new Error('home.yaml: the doors ask at most three questions of at most four answers.')
  const always = findExits(rules, {})
  const raised = questions.flatMap(({ id, options }) =>
    options.map((option) => ({ key: option.key, found: findExits(rules, { [id]: option.id }) })),
  )
  const obstacles = always.map(({ hinders }, exit) => {
    const usual = new Set(hinders.map(({ text }) => text))
    const said = new Map<string, string[]>()
    for (const { key, found } of raised) {
      for (const { text } of found[exit]?.hinders ?? []) {
        if (!usual.has(text)) said.set(text, [...(said.get(text) ?? []), key])
      }
    }
    return [...said].map(([text, by]): RaisedObstacle => ({ text, by }))
  })
  return { questions, obstacles, closing }
}
