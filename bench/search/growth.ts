import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '../../routing/language.ts'
import { type SearchIndex, searchIndex } from '../../src/models/search/searchIndex.ts'
import type { SearchPage } from '../../src/models/search/searchPages.ts'
import { href } from '../../src/models/site/links.ts'
import { articleIds } from '../../src/models/site/routes.ts'

// npm run bench:search:growth: size of the search index with more articles. Generated articles consist of
// random phrases of the present ones and compress better than written ones. What a written one adds is
// measured by leaving out each of the present ones.

const counts = [0, 100, 500, 2000]
/** Size limit of an index in bytes (docs/specification.md). */
const budget = 100_000

for (const language of languages) {
  const index = searchIndex(language)
  const articles = index.pages.filter(({ href: address }) =>
    articleIds.some((id) => href(id, language) === address),
  )
  const now = size(index)
  const written = articles.map(
    (article) => now - size({ ...index, pages: index.pages.filter((page) => page !== article) }),
  )
  const each = written.reduce((sum, bytes) => sum + bytes, 0) / written.length
  console.log(
    `${language}: ${now} bytes now; a written article adds ${Math.round(each)} ` +
      `(${written.join(', ')}): room for ${Math.floor((budget - now) / each)} more`,
  )
  for (const count of counts) {
    const bytes = size({
      ...index,
      pages: [...index.pages, ...generated(count, articles, language)],
    })
    const added = count > 0 ? `, ${Math.round((bytes - now) / count)} an article` : ''
    console.log(`${language}: ${count} generated articles: ${bytes} bytes${added}`)
  }
}

/** Compressed as by the server. */
function size(index: SearchIndex): number {
  return brotliCompressSync(JSON.stringify(index)).length
}

/** Articles as long as the present ones, with their sections, made of random phrases. */
function generated(count: number, models: readonly SearchPage[], language: Language): SearchPage[] {
  const phrases = models.flatMap(({ sections }) =>
    sections.flatMap(
      ({ text }) =>
        text.match(language === 'ja' ? /[^、。\n]+[、。\n]*/g : /\S+\s+\S+\s+\S+\s*/g) ?? [],
    ),
  )
  const draw = random(7)
  const pick = () => phrases[Math.floor(draw() * phrases.length)] ?? ''
  const text = (length: number) => {
    let made = ''
    while (made.length < length) made += pick()
    return made
  }
  return Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length] as SearchPage
    return {
      href: `${model.href}-${at}`,
      title: text(model.title.length),
      sections: model.sections.map(({ anchor, heading, text: words }) => ({
        anchor,
        heading: text(heading.length),
        text: text(words.length),
      })),
    }
  })
}

/** A linear congruential generator (Numerical Recipes, 1992), so that every run has the same numbers. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}
