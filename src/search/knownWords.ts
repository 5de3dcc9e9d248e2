import type { SearchIndex } from '../models/search/searchIndex.ts'
import type { Corpus } from './corpus.ts'
import { fold } from './fold.ts'
import type { Known } from './japaneseWords.ts'
import { openVocabulary } from './vocabulary.ts'

/** The words that the site knows, in which queries are split and corrected. */
export function knownWords(
  { pages, synonyms }: Pick<SearchIndex, 'pages' | 'synonyms'>,
  corpus: Corpus,
): Known {
  const said = synonyms.flatMap((each) => each.said)
  const readings = pages.flatMap(({ also, sections }) =>
    [also, ...sections.map((section) => section.also ?? '')].flatMap((each) => each.split('\n')),
  )
  const kana = new Set(
    [...readings, ...said]
      .map((each) => fold(each).text)
      .filter((each) => /^\p{Script=Hiragana}{3,}$/u.test(each)),
  )
  const correct = openVocabulary([
    ...said,
    ...readings,
    ...pages.flatMap(({ title, question, description, sections }) => [
      title,
      question,
      description,
      ...sections.flatMap(({ heading, text, words = '' }) => [heading, text, words]),
    ]),
  ])
  return {
    count: corpus.count,
    kana: [...kana].sort((a, b) => b.length - a.length),
    correctKana: (text) => (kana.has(text) ? text : corpus.correctKana(text)),
    correct,
  }
}
