import { loadDefaultJapaneseParser } from 'budoux'
import type { Language } from '../../../routing/language.ts'

const parser = loadDefaultJapaneseParser()

/**
 * Splits a heading into the phrases between which a line may break, so that Japanese lines break
 * where a reader would pause in every browser, not only in those that know `word-break: auto-phrase`.
 * @returns the phrases in order; English is parted at colons and full stops only, because it breaks at its spaces
 */
export function phrases(text: string, language: Language): string[] {
  if (language === 'en') return text.split(/(?<=[:.] )/)
  return joined(
    // One phrase to BudouX, but too long for a line on a small phone.
    parser.parse(text).flatMap((phrase) => phrase.split(/(?<=なければ)(?=なら)|(?<=：)/)),
  )
}

/** A possible line break inside of a text, for what a script renders; nobody hears it. */
const breakMark = '\u200b'

/** A heading or label for a tool, which breaks between its phrases. */
export function withBreaks(text: string, language: Language): string {
  return language === 'ja' ? phrases(text, language).join(breakMark) : text
}

/** Phrases to BudouX, but read in one breath with what follows. */
const leading = /^(?:[こそあど][のう]|もう|ひと|中|[0-9０-９]+か)$/
/** Phrases to BudouX, but read in one breath with what is before. */
const following =
  /^(?:こと|もの|とき|ため|ほう|いう|いて、|して|ほど|ある|あり|当たり|すための|ついて|とって|よって|者)/
/** More would not fit on a line of the smallest phone. */
const longest = 8

/** Joins what a reader does not pause after, and an end of one or two characters, which would look lost. */
function joined(phrases: readonly string[]): string[] {
  const result: string[] = []
  for (const [at, phrase] of phrases.entries()) {
    const before = result.at(-1) ?? ''
    const end = at === phrases.length - 1 && phrase.length <= 2
    // Where a reader pauses, nothing is read in one breath.
    const together = !/^$|[：、。]$/.test(before) && before.length + phrase.length <= longest
    const closes = before !== '' && phrase === '：'
    const follows = (end || following.test(phrase)) && together
    if (closes || follows || leading.test(before)) result[result.length - 1] = before + phrase
    else result.push(phrase)
  }
  return result
}
