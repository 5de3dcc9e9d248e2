import type { Condition, ExitRules } from '../../../calculators/exits/exitRules.ts'
import { colon } from '../../../content-reader/text/colon.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { words } from '../site/site.ts'
import { type ExitName, exitNames } from './exitNames.ts'

export type ExitFinderWords = InOneLanguage<Omit<Words['tools']['exitFinder'], 'example' | 'own'>>

/** A text about an exit and when it applies. */
interface SaidOfExit {
  /** The answers that trigger it, or that it applies to every company. */
  readonly when: string
  readonly text: string
  /** For obstacles: what would have to change. */
  readonly change?: string
}

export interface ShownRules extends ExitName {
  readonly speaks: readonly SaidOfExit[]
  readonly hinders: readonly SaidOfExit[]
}

/** Every text of the exit finder with the answers that trigger it. */
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

/** Separators of a list of answers. */
const marks: Record<Language, Record<'comma' | 'and', Localized['ja']>> = {
  ja: { comma: '、', and: '／' },
  en: { comma: ' or ', and: '; ' },
}
