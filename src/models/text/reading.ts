import { toString as textOf } from 'hast-util-to-string'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Prose } from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'

/** Usual silent reading speeds of adults, per minute. */
const speed = { characters: 500, words: 220 }

interface Readable {
  readonly intro: Prose
  readonly sections: readonly { readonly body: Prose }[]
  readonly conclusion: Prose
}

export function readingMinutes(page: Readable, language: Language): string {
  const trees = [page.intro, ...page.sections.map(({ body }) => body), page.conclusion]
  const text = trees.map((tree) => textOf(tree)).join(' ')
  const minutes =
    language === 'ja'
      ? text.replace(/\s/g, '').length / speed.characters
      : text.split(/\s+/).length / speed.words
  return fill(words.site.article.minutes[language], { minutes: Math.max(1, Math.round(minutes)) })
}
