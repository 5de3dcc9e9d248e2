import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '../../routing/language.ts'
import { searchIndex } from '../../src/models/search/searchIndex.ts'
import { type SearchPage, searchPages } from '../../src/models/search/searchPages.ts'
import { href } from '../../src/models/site/links.ts'
import { articleIds } from '../../src/models/site/routes.ts'
import { openEngine } from '../../src/search/engine.ts'
import { queries } from '../../tests/site/support/search.ts'
import { quantile } from '../onSite.ts'

// npm run bench:search:growth: bytes and time of search with more articles, put together of the phrases of the
// present ones, drawn at random.

for (const language of languages) {
  const pages = searchPages(language)
  const articles = pages.filter(({ href: address }) =>
    articleIds.some((id) => href(id, language) === address),
  )
  for (const count of [0, 10, 100, 200, 1000]) {
    const { index, served } = searchIndex(language, [
      ...pages,
      ...generated(count, articles, language),
    ])
    const bytes = brotliCompressSync(JSON.stringify(index)).length
    const started = performance.now()
    const engine = openEngine(index)
    const opened = performance.now() - started
    const times = queries('asked')[language].map(({ query }) => {
      const before = performance.now()
      engine.search(query)
      return performance.now() - before
    })
    const at = (share: number) => quantile(times, share).toFixed(1)
    console.log(
      `${language}: ${count} more articles: ${bytes} bytes, ${served ? 'served' : 'in the browser'}, ` +
        `opened in ${opened.toFixed(0)} ms, a query ${at(0.5)} ms (95 % ${at(0.95)})`,
    )
  }
}

/** Articles as long as the present ones, each with their sections, of phrases drawn at random. */
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
      ...model,
      href: `${model.href}-${at}`,
      title: text(model.title.length),
      question: text(model.question.length),
      description: text(model.description.length),
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
