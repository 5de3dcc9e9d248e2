import { japaneseFillers, kanjiFillers } from './fillers.ts'
import { fold } from './fold.ts'
import { withoutKana } from './searchable.ts'

/** What the words of a query are compared with. */
export interface Known {
  /** How often a folded text occurs on the site. */
  count(text: string): number
  /** A folded word in kana, or the one on the site that differs from it in one letter. */
  correctKana(text: string): string
  /**
   * What a folded Latin word is compared by: its stem between spaces; of an unknown word that of the halves of a
   * compound (“carveout”) or of a word with a typo.
   * @param last may be incomplete
   */
  correct(word: string, last: boolean): string[]
  /** Folded words in kana alone, the longest first: readings, synonyms. */
  readonly kana: readonly string[]
}

const han = /\p{Script=Han}/u
/** Kanji with the endings that join single ones (引き継ぎ), katakana, or hiragana. */
const piece =
  /(?:[\p{Script=Han}々〆][いきしちびみりえけせてめれげじぎ](?=\p{Script=Han}(?!\p{Script=Han}))|[\p{Script=Han}々〆])+|[\p{Script=Katakana}ー・]+|\p{Script=Hiragana}[\p{Script=Hiragana}ー]*/gu
const particles = /[をがはにのでとへもや]/

/** The words in a run of Japanese, folded, without endings and particles. */
export function japaneseWords(run: string, known: Known): string[] {
  const words: string[] = []
  let before = ''
  for (const [part] of run.matchAll(piece)) {
    const text = fold(part).text
    if (han.test(part)) words.push(...kanjiWords(fold(withoutKana(part)).text, known))
    else if (/\p{Script=Katakana}/u.test(part)) words.push(known.correctKana(text))
    else words.push(...kanaWords(text, han.test(before), known))
    before = part.at(-1) ?? ''
  }
  return words.filter((each) => each !== '' && !kanjiFillers.has(each))
}

/** Words in hiragana have no limits: those that are known, and what is left between particles. */
function kanaWords(text: string, ending: boolean, known: Known): string[] {
  const found = known.kana.find((each) => text.includes(each))
  if (found) {
    const at = text.indexOf(found)
    return [
      ...kanaWords(text.slice(0, at), ending, known),
      found,
      ...kanaWords(text.slice(at + found.length), true, known),
    ]
  }
  return text
    .split(particles)
    .slice(ending ? 1 : 0)
    .filter((each) => each.length > 1 && !japaneseFillers.test(each) && known.count(each) > 0)
}

/** Cuts several kanji into the words of two or three that the site uses most. */
function kanjiWords(text: string, known: Known): string[] {
  if (text.length < 3 || (text.length === 3 && known.count(text) > 0)) return [text]
  const best: { cost: number; words: string[] }[] = [{ cost: 0, words: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = Math.max(0, end - 3); from < end; from += 1) {
      const word = text.slice(from, end)
      const rare = 10 - Math.log(known.count(word) + 0.1)
      const cost = (best[from]?.cost ?? 0) + (word.length === 1 ? rare + 6 : rare)
      if (cost < (best[end]?.cost ?? Infinity)) {
        best[end] = { cost, words: [...(best[from]?.words ?? []), word] }
      }
    }
  }
  const words = best[text.length]?.words ?? [text]
  return known.count(text) > 0 ? [...words, text] : words
}
