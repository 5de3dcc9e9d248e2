import type { ExitRules } from '../../../calculators/exits/exitRules.ts'
import type { Language } from '../../../routing/language.ts'
import { type ExitName, exitNames } from '../exits/exitNames.ts'
import { type ExitFinderWords, exitFinderWords, exitRules } from '../exits/exitRulesModel.ts'
import { siteName, words } from '../site/site.ts'
import { withBreaks } from '../text/phrases.ts'
import { type ToolWords, toolWords } from './toolModels.ts'

/** Questions, rules and words of the exit finder, and its initial answers. */
export interface ExitFinderModel {
  readonly language: Language
  readonly siteName: string
  readonly tool: ToolWords
  readonly finder: ExitFinderWords
  readonly rules: ExitRules
  /** In the order of the rules. */
  readonly names: readonly ExitName[]
  /** An option per question. */
  readonly example: Readonly<Record<string, string>>
}

export function exitFinderTool(language: Language): ExitFinderModel {
  const rules = exitRules(language)
  return {
    language,
    siteName,
    tool: toolWords('exit-finder', language),
    finder: exitFinderWords(language),
    rules: {
      ...rules,
      questions: rules.questions.map(({ ask, options, ...question }) => ({
        ...question,
        ask: withBreaks(ask, language),
        options: options.map(({ id, label }) => ({ id, label: withBreaks(label, language) })),
      })),
    },
    names: exitNames(language),
    example: words.tools.exitFinder.example,
  }
}
