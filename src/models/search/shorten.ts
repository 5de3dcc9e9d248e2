import type { Language } from '../../../routing/language.ts'
import { englishFillers } from '../../search/fillers.ts'
import { searchable } from '../../search/searchable.ts'
import { sentences } from '../../search/sentences.ts'
import type { SearchPage } from './searchPages.ts'

/** Characters that compress to the 60 kB that an index may have. */
const room: Readonly<Record<Language, number>> = { ja: 97_800, en: 205_000 }
/** Characters of a section, the first that fit. */
const lengths = [4000, 2000, 1000, 800, 700, 600, 500, 450, 400, 350, 300, 250, 200, 150, 100, 50]
/** With many articles, which have no room for the words of what is cut away. */
const withoutWords = [300, 200, 150, 100, 50, 0]

/**
 * Cuts all sections at the same length, after a whole sentence, so that the index fits. Of what is cut away, the
 * words stay that the page says twice or more: it is about them.
 */
export function shorten(pages: readonly SearchPage[], language: Language): readonly SearchPage[] {
  const words = new Map(
    pages.flatMap(({ sections }) => sections.map(({ text }) => [text, wordsIn(text, language)])),
  )
  let shortened = pages
  for (const [at, length] of [...lengths, ...withoutWords].entries()) {
    const kept = at < lengths.length ? words : new Map()
    shortened = pages.map((page) => shortPage(page, length, kept))
    if (JSON.stringify(shortened).length <= room[language]) break
  }
  return shortened
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
