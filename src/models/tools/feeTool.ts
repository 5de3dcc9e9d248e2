import { type FeeBase, feeBases } from '../../../calculators/fees/bases.ts'
import { feeOmissions } from '../../../calculators/fees/compareFees.ts'
import type { FeeInputs } from '../../../calculators/fees/feeFields.ts'
import { lehman } from '../../../calculators/fees/lehman.ts'
import type { Quote } from '../../../calculators/fees/quotes.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { siteName, words } from '../site/site.ts'
import { withBreaks } from '../text/phrases.ts'
import { type FaultWords, type LawNote, lawNotes, type ToolWords, toolWords } from './toolModels.ts'

export interface FeeToolModel {
  readonly language: Language
  readonly siteName: string
  readonly tool: ToolWords
  readonly faults: FaultWords
  readonly fees: InOneLanguage<
    Omit<Words['tools']['fees'], 'example' | 'exampleQuotes' | 'leavesOut'>
  > & {
    /** Names of the bases that break between words, for narrow columns. */
    readonly columns: Readonly<Record<FeeBase, string>>
  }
  readonly leavesOut: readonly string[]
  readonly laws: readonly LawNote[]
  readonly example: FeeInputs
  readonly quotes: readonly Quote[]
}

export function feeTool(language: Language): FeeToolModel {
  const { example, exampleQuotes, leavesOut, ...fees } = words.tools.fees
  const said = inLanguage(fees, language)
  return {
    language,
    siteName,
    tool: toolWords('fees', language),
    faults: inLanguage(words.tools.faults, language),
    fees: {
      ...said,
      curves: { ...said.curves, heading: withBreaks(said.curves.heading, language) },
      results: {
        ...said.results,
        heading: withBreaks(said.results.heading, language),
        // For narrow columns too.
        more: said.results.more.replace('{amount}', '{amount}\u200b'),
      },
      columns: Object.fromEntries(
        feeBases.map((base) => [base, withBreaks(said.bases[base].label, language)]),
      ) as FeeToolModel['fees']['columns'],
      quotes: {
        ...said.quotes,
        heading: withBreaks(said.quotes.heading, language),
        curves: withBreaks(said.quotes.curves, language),
      },
    },
    leavesOut: feeOmissions.map((id) => leavesOut[id][language]),
    laws: lawNotes(['lehman', 'consumptionTax'], language),
    example,
    quotes: exampleQuotes.map((quote) => ({ ...quote, table: lehman })),
  }
}
