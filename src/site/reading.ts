import { toString as textOf } from 'hast-util-to-string'
import type { PageContent } from './content/page.ts'
import { fill, words } from './content/words.ts'
import type { Language } from './language.ts'

/** Usual silent reading speeds of adults: Japanese characters and English words a minute. */
const speed = { characters: 500, words: 220 }

/** How long a page takes to read, as the reader sees it, in whole minutes. */
export function readingMinutes(page: PageContent, language: Language): string {
  const trees = [page.intro, ...page.sections.map(({ body }) => body), page.conclusion]
  const text = trees.map((tree) => textOf(tree)).join(' ')
  const minutes =
    language === 'ja'
      ? text.replace(/\s/g, '').length / speed.characters
      : text.split(/\s+/).length / speed.words
  return fill(words.article.minutes[language], { minutes: Math.max(1, Math.round(minutes)) })
}
