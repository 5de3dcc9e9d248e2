import { fold } from './fold.ts'
import { stem } from './stem.ts'

export const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}&]*/gu
export const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー・]+/gu

/** “M and A”, “m & a” and MアンドA are one word, as in the texts. */
export function prepare(text: string): string {
  return text.normalize('NFKC').replace(/\b([a-z]) *(?:&|\band\b|アンド) *([a-z])\b/gi, '$1&$2')
}

/**
 * A text as it is searched, by plain comparison: its Latin words by stem between spaces, then its Japanese
 * folded, then again without kana between kanji, so that 引き継ぎ and 引継ぎ are equal.
 */
export function searchable(text: string): string {
  const prepared = text.normalize('NFKC')
  const words = (prepared.match(word) ?? []).map((each) => stem(fold(each).text))
  const original = prepared.match(japanese) ?? []
  const runs = original.map((run) => fold(run).text)
  const short = original.map((run) => fold(withoutKana(run)).text)
  return ` ${words.join(' ')} \n${[...runs, ...short.filter((run, at) => run !== runs[at])].join('\n')}`
}

/** Removes up to two hiragana between kanji: endings as in 引き継ぎ, and particles. */
export function withoutKana(run: string): string {
  return run.replace(/(\p{Script=Han})\p{Script=Hiragana}{1,2}(?=\p{Script=Han})/gu, '$1')
}
