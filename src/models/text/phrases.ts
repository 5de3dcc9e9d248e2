import { loadDefaultJapaneseParser } from 'budoux'
import type { Language } from '../../../routing/language.ts'

const parser = loadDefaultJapaneseParser()

/**
 * Splits a heading into phrases between which a line may break, so that Japanese breaks naturally in every
 * browser, not only those with `word-break: auto-phrase`.
 * @returns the phrases in order; English is only split after colons and full stops, as it breaks at its
 * spaces
 */
export function phrases(text: string, language: Language): string[] {
  if (language === 'en') return text.split(/(?<=[:.] )/)
  return joined(
    // One phrase to BudouX, but too long for a small phone.
    parser
      .parse(text)
      .flatMap((phrase) =>
        phrase.split(/(?<=なければ)(?=なら)|(?<=：)|(?<=[ァ-ー]{4})(?=[一-龠]{3})/),
      )
      // A long one before its amount.
      .flatMap((phrase) =>
        phrase.length > longest
          ? phrase.split(/(?<=[一-龠])(?<![億万])(?=\d[\d,億万]*円)/)
          : [phrase],
      ),
  )
}

/** Zero-width space: an inaudible line break opportunity, for text that scripts render. */
const breakMark = '\u200b'

/** For tools: a heading or label that can break between its phrases. */
export function withBreaks(text: string, language: Language): string {
  return language === 'ja' ? phrases(text, language).join(breakMark) : text
}

/** Phrases to BudouX that belong to the next one. */
const leading = /^(?:[こそあど][のう]|もう|ひと|[一-龠]|[0-9０-９]+か)$/
/** Phrases to BudouX that belong to the previous one. */
const following =
  /^(?:こと|もの|とき|ため|ほう|いう|いて、|して|ほど|ある|あり|当たり|すための|上が|決め|換え|ついて|とって|よって|取っ|者|まま|する|した|しな|しま|なる(?!べ)|な[りっら]|でき(?!れば)|い[るたなま]|お[きく]|もら|まっ[たて]|まり|.{1,2}[）」])/
/** A verb or an adjective before its noun. */
const attributive = /^.{1,4}[るうくすつぬぶむぐたいな]$/
/** More would not fit on a line of a narrow list. */
const shortLine = 6
/** More characters would not fit on the smallest phone. */
const longest = 8

/** Joins phrases that belong together, and short ends of texts and clauses, which would look lost. */
function joined(phrases: readonly string[]): string[] {
  const result: string[] = []
  for (const [at, phrase] of phrases.entries()) {
    const before = result.at(-1) ?? ''
    const end = phrase.endsWith('、')
      ? phrase.length <= 4
      : at === phrases.length - 1 && phrase.length <= 2
    // Never joined across punctuation.
    const together = !/^$|[：、。]$/.test(before) && before.length + phrase.length <= longest
    const closes = before !== '' && phrase === '：'
    const follows = (end || following.test(phrase)) && together
    const describes =
      attributive.test(before) && (before + phrase.replace(/、$/, '')).length <= shortLine
    if (closes || follows || describes || leading.test(before))
      result[result.length - 1] = before + phrase
    else result.push(phrase)
  }
  return result
}
