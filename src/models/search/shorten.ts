import type { Language } from '../../../routing/language.ts'
import { englishFillers } from '../../search/fillers.ts'
import { searchable } from '../../search/searchable.ts'
import { sentences } from '../../search/sentences.ts'
import type { SearchPage } from './searchPages.ts'

/** How much of each section is kept: the first that fits. */
interface Cut {
  /** Characters. */
  readonly length: number
  /** Whether the words of what is cut away stay: with many articles there is no room for them. */
  readonly withWords: boolean
}
const cuts: readonly Cut[] = [
  ...[4000, 2000, 1000, 800, 700, 600, 500, 450, 400, 350, 300, 275, 250, 225, 200, 180, 160, 150],
  ...[140, 130, 120, 110, 100, 90, 80, 70, 60, 50],
]
  .map((length) => ({ length, withWords: true }))
  .concat([300, 200, 150, 100, 50, 0].map((length) => ({ length, withWords: false })))
/** When the server searches: more costs it time. */
const served: Cut = { length: 100, withWords: false }

/**
 * Cuts all sections at the same length, after a whole sentence, so that the index fits. Of what is cut away, the
 * words stay that the page says twice or more: it is about them.
 * @param fits whether a browser can load so much
 * @returns `fits` is false if even the shortest do not
 */
export function shorten(
  pages: readonly SearchPage[],
  language: Language,
  fits: (pages: readonly SearchPage[]) => boolean,
): { readonly pages: readonly SearchPage[]; readonly fits: boolean } {
  const words = new Map(
    pages.flatMap(({ sections }) => sections.map(({ text }) => [text, wordsIn(text, language)])),
  )
  const cut = ({ length, withWords }: Cut) =>
    pages.map((page) => shortPage(page, length, withWords ? words : new Map()))
  let longest: readonly SearchPage[] | undefined
  // The first cut that fits is not before `from`; each trial takes a third of a second.
  let [from, to] = [0, cuts.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const shortened = cut(cuts[middle] ?? served)
    if (fits(shortened)) {
      longest = shortened
      to = middle
    } else from = middle + 1
  }
  return { pages: longest ?? cut(served), fits: longest !== undefined }
}

/** Said more seldom, a word is not kept. */
const leastOften = 2

function shortPage(
  page: SearchPage,
  length: number,
  words: ReadonlyMap<string, ReadonlyMap<string, string>>,
): SearchPage {
  const kept = page.sections.map(({ text }) => shortText(text, length))
  const whole = page.sections.map(({ text }) => text).join('\n')
  const seen = searchable([page.title, page.question, page.description, ...kept].join('\n'))
  const found = new Set<string>()
  return {
    ...page,
    sections: page.sections.map((section, at) => {
      const text = kept[at] ?? ''
      if (text === section.text) return section
      const lost = [...(words.get(section.text) ?? [])].filter(
        ([folded, word]) =>
          !seen.includes(folded) && !found.has(folded) && whole.split(word).length > leastOften,
      )
      for (const [folded] of lost) found.add(folded)
      return { ...section, text, words: lost.map(([, word]) => word).join(' ') }
    }),
  }
}

function shortText(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const sentence of sentences(text)) {
    const next = text.indexOf(sentence, end) + sentence.length
    // The first sentence always stays.
    if (next > length && end > 0) break
    end = next
  }
  return text.slice(0, end)
}

/** The words that tell something, by their folded text. The build has a segmenter, whatever browsers have. */
export function wordsIn(text: string, language: Language): Map<string, string> {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const telling = segments
    .map(({ segment }) => segment)
    .filter(
      (word) =>
        word.length > 1 && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]/u.test(word),
    )
    .filter((word) => !englishFillers.has(word.toLowerCase()))
  return new Map(telling.map((word) => [searchable(word).trim(), word]))
}
