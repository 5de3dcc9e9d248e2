import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { words } from '../site/site.ts'
import { type ExitFinderModel, exitFinderTool } from './exitFinderTool.ts'
import { type FeeToolModel, feeTool } from './feeTool.ts'
import { type PlannerModel, plannerTool } from './plannerTool.ts'
import { type ToolWords, toolWords } from './toolModels.ts'
import { type ValueToolModel, valueTool } from './valueTool.ts'

export type SummaryWords = InOneLanguage<Omit<Words['tools']['summary'], 'own'>>

/** What the summary needs to work out and to say what was entered in the four tools. */
export interface SummaryModel {
  readonly language: Language
  readonly siteName: string
  readonly tool: ToolWords
  readonly words: SummaryWords
  readonly value: Pick<ValueToolModel, 'value' | 'leavesOut' | 'laws' | 'practice' | 'example'>
  readonly fees: Pick<FeeToolModel, 'fees' | 'leavesOut' | 'laws' | 'example' | 'quotes'>
  readonly exits: Pick<ExitFinderModel, 'finder' | 'rules' | 'names' | 'example'>
  readonly planner: Pick<PlannerModel, 'planner' | 'schedules' | 'dates' | 'laws' | 'built'>
}

export function summaryTool(language: Language): SummaryModel {
  const { own, ...said } = words.tools.summary
  const { value, leavesOut, laws, practice, example } = valueTool(language)
  const fees = feeTool(language)
  const finder = exitFinderTool(language)
  const { planner, schedules, dates, built, ...plan } = plannerTool(language)
  return {
    language,
    siteName: fees.siteName,
    tool: toolWords('summary', language),
    words: inLanguage(said, language),
    value: { value, leavesOut, laws, practice, example },
    fees: {
      fees: fees.fees,
      leavesOut: fees.leavesOut,
      laws: fees.laws,
      example: fees.example,
      quotes: fees.quotes,
    },
    exits: {
      finder: finder.finder,
      rules: finder.rules,
      names: finder.names,
      example: finder.example,
    },
    planner: { planner, schedules, dates, laws: plan.laws, built },
  }
}
