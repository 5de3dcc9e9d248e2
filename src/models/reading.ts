import { toString as textOf } from 'hast-util-to-string'
import type { Language } from '../../routing/language.ts'
import { fill } from '../../words/fill.ts'
import type { Prose } from '../../words/markdown.ts'
import { words } from './site.ts'

/** Usual silent reading speeds of adults: Japanese characters and English words a minute. */
const speed = { characters: 500, words: 220 }

interface Readable {
  readonly intro: Prose
  readonly sections: readonly { readonly body: Prose }[]
  readonly conclusion: Prose
}

/**
 * How long a page takes to read, as the reader sees it, in whole minutes.
 */
export function readingMinutes(page: Readable, language: Language): string {
  const trees = [page.intro, ...page.sections.map(({ body }) => body), page.conclusion]
  const text = trees.map((tree) => textOf(tree)).join(' ')
  const minutes =
    language === 'ja'
      ? text.replace(/\s/g, '').length / speed.characters
      : text.split(/\s+/).length / speed.words
  return fill(words.site.article.minutes[language], { minutes: Math.max(1, Math.round(minutes)) })
}
