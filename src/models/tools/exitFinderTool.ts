import type { ExitRules } from '../../../calculators/exits/exitRules.ts'
import { type Day, localDay } from '../../../calculators/planner/day.ts'
import type { Language } from '../../../routing/language.ts'
import { type ExitModel, exitModels } from '../exits/exitModels.ts'
import { type ExitName, exitNames } from '../exits/exitNames.ts'
import { type ExitFinderWords, exitFinderWords, exitRules } from '../exits/exitRulesModel.ts'
import { href } from '../site/links.ts'
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
  readonly names: readonly (ExitName & Pick<ExitModel, 'facts'>)[]
  /** The planner's address, and the months until the handover if no answer says any. */
  readonly planner: { readonly href: string; readonly months: number }
  readonly built: Day
  /** An option per question. */
  readonly example: Readonly<Record<string, string>>
}

export function exitFinderTool(language: Language): ExitFinderModel {
  const rules = exitRules(language)
  const finder = exitFinderWords(language)
  const exits = exitModels(language)
  return {
    language,
    siteName,
    tool: toolWords('exit-finder', language),
    finder: { ...finder, compare: withBreaks(finder.compare, language) },
    rules: {
      ...rules,
      exits: rules.exits.map((exit) => ({ ...exit, first: withBreaks(exit.first, language) })),
      questions: rules.questions.map(({ ask, options, ...question }) => ({
        ...question,
        ask: withBreaks(ask, language),
        options: options.map((option) => ({
          ...option,
          label: withBreaks(option.label, language),
        })),
      })),
    },
    names: exitNames(language).map((name, at) => ({ ...name, facts: exits[at]?.facts ?? [] })),
    planner: { href: href('planner', language), months: words.tools.planner.example.months },
    built: localDay(new Date()),
    example: words.tools.exitFinder.example,
  }
}
