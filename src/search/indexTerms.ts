import { fold } from './fold.ts'

/**
 * A word for the index. Latin words and numbers are whole. Japanese is split into character pairs, because
 * browsers segment it differently; kana between two kanji may be skipped, so that 引き継ぎ, 引継ぎ and 引継 match.
 */

export const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}&]*/gu
export const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー・]+/gu
export const hiragana = /\p{Script=Hiragana}/u

/** Up to this many kana between two kanji may be an ending: 引き継ぎ, 問い合わせ. */
export const longestEnding = 2

export function termsOf(text: string): string[] {
  const prepared = text.normalize('NFKC')
  const words = (prepared.match(word) ?? []).map((each) => fold(each).text)
  const runs = prepared.match(japanese) ?? []
  return [
    ...words,
    ...runs.flatMap((run) => {
      const folded = fold(run).text
      // The last character begins no pair, so it is a term of its own.
      return [...pairs(folded), ...[...folded].slice(-1), ...skippedPairs(run)]
    }),
  ]
}

/** Every two adjacent characters. */
export function pairs(folded: string): string[] {
  const characters = [...folded]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** Pairs that skip the kana between two kanji. */
export function skippedPairs(run: string): string[] {
  const characters = [...run]
  const found: string[] = []
  for (const [at, character] of characters.entries()) {
    if (hiragana.test(character)) continue
    const next = characters.findIndex((other, place) => place > at && !hiragana.test(other))
    const skipped = next - at - 1
    if (skipped > 0 && skipped <= longestEnding) {
      found.push(fold(`${character}${characters[next]}`).text)
    }
  }
  return found
}
