import { loadDefaultJapaneseParser } from 'budoux'
import type { Language } from '../../routing/language.ts'

const parser = loadDefaultJapaneseParser()

/**
 * Splits a heading into the phrases between which a line may break, so that Japanese lines break
 * where a reader would pause in every browser, not only in those that know `word-break: auto-phrase`.
 * @returns the phrases in order; English comes back whole, because it breaks at its spaces
 */
export function phrases(text: string, language: Language): string[] {
  if (language === 'en') return [text]
  // One phrase to BudouX, but too long for a line on a small phone.
  return parser.parse(text).flatMap((phrase) => phrase.split(/(?<=なければ)(?=なら)/))
}
