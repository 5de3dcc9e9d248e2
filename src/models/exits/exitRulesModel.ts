import type { Condition, ExitRules } from '../../../calculators/exits/rules.ts'
import { colon } from '../../../content-reader/text/colon.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { words } from '../site/site.ts'
import { type ExitName, exitNames } from './exitNames.ts'

/** The words around what the rules say. */
export type ExitFinderWords = InOneLanguage<Omit<Words['tools']['exitFinder'], 'example' | 'own'>>

/** Something that is said of an exit, and to whom. */
interface SaidOfExit {
  /** For which answers, or that it is true for every company. */
  readonly when: string
  readonly text: string
  /** What would have to change, of what is in the way. */
  readonly change?: string
}

/** The rules of one exit, as a page shows them. */
export interface ShownRules extends ExitName {
  readonly speaks: readonly SaidOfExit[]
  readonly hinders: readonly SaidOfExit[]
}

/** Everything that the exit finder can say, with the answers for which it says it. */
export interface ExitRulesModel {
  readonly words: ExitFinderWords
  readonly exits: readonly ShownRules[]
}

export function exitFinderWords(language: Language): ExitFinderWords {
  const { example, own, ...said } = words.tools.exitFinder
  return inLanguage(said, language)
}

/** The rules of content/data/exit-finder.yaml in one language. */
export function exitRules(language: Language): ExitRules {
  const { questions, exits } = words.exitFinder
  return {
    questions: inLanguage(questions, language),
    exits: exits.map(({ speaks, hinders, first, ...exit }) => ({
      ...exit,
      first: first[language],
      speaks: speaks.map(({ text, when }) => ({ text: text[language], when })),
      hinders: hinders.map(({ text, change, when }) => ({
        text: text[language],
        change: change[language],
        when,
      })),
    })),
  }
}

export function exitRulesModel(language: Language): ExitRulesModel {
  const said = exitFinderWords(language)
  const { questions, exits } = exitRules(language)
  const names = exitNames(language)
  const { comma, and } = marks[language]
  const answers = (when: Condition) =>
    Object.entries(when)
      .map(([id, options]) => {
        const question = questions.find((each) => each.id === id)
        const labels = options.map((one) => question?.options.find((o) => o.id === one)?.label)
        return `${question?.label}${colon[language]}${labels.join(comma)}`
      })
      .join(and)
  const withAnswers = ({ when, ...rest }: { when?: Condition | undefined; text: string }) => ({
    ...rest,
    when: when ? fill(said.when, { answers: answers(when) }) : said.always,
  })
  return {
    words: said,
    exits: exits.map(({ exit, speaks, hinders }, at) => ({
      ...(names[at] as ExitName),
      exit,
      speaks: speaks.map(withAnswers),
      hinders: hinders.map(withAnswers),
    })),
  }
}

/** How a list of answers is written. */
const marks: Record<Language, Record<'comma' | 'and', Localized['ja']>> = {
  ja: { comma: '、', and: '／' },
  en: { comma: ' or ', and: '; ' },
}
