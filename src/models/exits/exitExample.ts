import { type ExitDoor, exitDoors } from '../../../calculators/exits/exitDoors.ts'
import { type ExitFinding, findExits } from '../../../calculators/exits/findExits.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { type ExitName, exitNames } from './exitNames.ts'
import { type ExitFinderWords, exitFinderWords, exitRules } from './exitRulesModel.ts'

export interface NamedFinding extends Omit<ExitFinding<string>, 'page'>, ExitName {}

export type ShownDoor = ExitDoor<string>

/** The exit finder's worked example: a company's answers and the finding for each exit. */
export interface ExitExampleModel {
  readonly language: Language
  readonly words: ExitFinderWords
  readonly answers: readonly { readonly ask: string; readonly answer: string }[]
  readonly findings: readonly NamedFinding[]
  readonly doors: readonly ShownDoor[]
  readonly names: readonly ExitName[]
}

export function exitExample(language: Language): ExitExampleModel {
  const { example } = words.tools.exitFinder
  const rules = exitRules(language)
  const names = exitNames(language)
  return {
    language,
    words: exitFinderWords(language),
    answers: rules.questions.map(({ id, ask, options }) => ({
      ask,
      answer: options.find((option) => option.id === example[id])?.label ?? '',
    })),
    findings: findExits(rules, example).map((finding, at) => ({
      ...finding,
      ...(names[at] as ExitName),
    })),
    doors: exitDoors(rules, example),
    names,
  }
}
