/** The project's own content: what an editor sees first when a change of it was a mistake. */
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { longArticles } from '../tests/support/specification.ts'
import { checkWords } from './check.ts'
import { openWords } from './openWords.ts'
import type { PageText } from './page.ts'

const words = openWords(process.cwd())

test('content/ has no mistake', () => {
  checkWords(words)
})

test('the four long articles have at least 3,500 Japanese characters and 1,500 English words', () => {
  const whole = ({ intro, sections, conclusion }: PageText) =>
    [intro, ...sections.map(({ body }) => body), conclusion].map((tree) => textOf(tree)).join(' ')
  const articles = words.articleIds.map((id) => words.article(id))
  for (const address of longArticles) {
    const article = articles.find(({ ja }) => ja.address === address)
    if (!article) throw new Error(`There is no article at ${address}.`)
    const { ja, en } = article
    expect(whole(ja).replace(/\s/g, '').length, ja.file).toBeGreaterThanOrEqual(3500)
    expect(whole(en).split(/\s+/).length, en.file).toBeGreaterThanOrEqual(1500)
  }
})
