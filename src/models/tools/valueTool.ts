import { noAdjustments } from '../../../calculators/value/adjustments.ts'
import type { Way } from '../../../calculators/value/computeValue.ts'
import { valueOmissions, wayOmissions } from '../../../calculators/value/omissions.ts'
import type { ValueInputs } from '../../../calculators/value/valueFields.ts'
import type { Words } from '../../../content-reader/words.ts'
import type { Language } from '../../../routing/language.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { siteName, words } from '../site/site.ts'
import { withBreaks } from '../text/phrases.ts'
import { type FaultWords, type LawNote, lawNotes, type ToolWords, toolWords } from './toolModels.ts'

export interface ValueToolModel {
  readonly language: Language
  readonly siteName: string
  readonly tool: ToolWords
  readonly faults: FaultWords
  readonly value: InOneLanguage<Omit<Words['tools']['value'], 'example' | 'leavesOut' | 'own'>>
  /** What the valuation and each way of selling omit. */
  readonly leavesOut: Readonly<Record<'value' | Way, readonly string[]>>
  readonly laws: readonly LawNote[]
  /** The valuation methods. */
  readonly practice: readonly LawNote[]
  readonly example: ValueInputs
}

const taxLaws = [
  'shareGain',
  'retirementIncome',
  'retirementResident',
  'dividend',
  'dividendResident',
  'surtax',
  'minimumTax',
  'corporate',
] as const

export function valueTool(language: Language): ValueToolModel {
  const { example, leavesOut, own, ...value } = words.tools.value
  const texts = (ids: readonly (keyof typeof leavesOut)[]) =>
    ids.map((id) => leavesOut[id][language])
  const said = inLanguage(value, language)
  const headed = <Part extends { heading: string }>(part: Part): Part => ({
    ...part,
    heading: withBreaks(part.heading, language),
  })
  const choice = <Part extends { label: string }>(part: Part): Part => ({
    ...part,
    label: withBreaks(part.label, language),
  })
  return {
    language,
    siteName,
    tool: toolWords('value', language),
    faults: inLanguage(words.tools.faults, language),
    value: {
      ...said,
      value: headed(said.value),
      ways: headed(said.ways),
      split: headed(said.split),
      adjustments: headed(said.adjustments),
      entry: {
        ...said.entry,
        ask: withBreaks(said.entry.ask, language),
        all: withBreaks(said.entry.all, language),
        four: withBreaks(said.entry.four, language),
      },
      curves: headed(said.curves),
      steps: {
        ...headed(said.steps),
        ask: withBreaks(said.steps.ask, language),
        liquidation: choice(said.steps.liquidation),
        retirement: choice(said.steps.retirement),
        dividends: choice(said.steps.dividends),
      },
    },
    leavesOut: {
      value: texts(valueOmissions),
      shares: texts(wayOmissions.shares),
      retirement: texts(wayOmissions.retirement),
      business: texts(wayOmissions.business),
    },
    laws: lawNotes(taxLaws, language),
    practice: lawNotes(['valuation', 'retirementGuide'], language),
    // Its tests guarantee that no required value is empty.
    example: { ...noAdjustments, ...example } as ValueInputs,
  }
}
