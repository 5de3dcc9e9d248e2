import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  articles,
  type Content,
  makeContent,
  pageFile,
  removeContents,
} from '../../tests/support/content.ts'
import { openFiles } from '../files.ts'
import { readWords } from '../words.ts'
import { checkWords } from './check.ts'
import { warningsIn } from './warnings.ts'

let content: Content
beforeEach(() => {
  content = makeContent()
})
afterAll(removeContents)

/** Warnings, one line each; none is a mistake. */
function warnings(): string[] {
  const files = openFiles(content.root)
  const words = readWords(files)
  checkWords(words)
  return warningsIn(words, files)
    .map(({ message }) => message)
    .filter((each) => !each.includes('names no source'))
}

test('warns of a title or description that search engines would truncate', () => {
  const long = 'x'.repeat(54)
  content.write('pages/about.en.md', pageFile('about', 'en', { title: long }))
  content.write('pages/sales.ja.md', pageFile('sales', 'ja', { metaTitle: '題'.repeat(30) }))
  content.write('pages/business.ja.md', pageFile('business', 'ja', { title: '題'.repeat(29) }))
  content.write('pages/business.en.md', pageFile('business', 'en', { description: long.repeat(3) }))
  // Long on the page, but with a short title for the head.
  content.write('pages/privacy.en.md', pageFile('privacy', 'en', { title: long, metaTitle: 'x' }))
  expect(warnings()).toEqual([
    expect.stringMatching(/about\.en\.md: title: "x+ \| Firm" has 61 .* 60: .* \(metaTitle\)\.$/),
    expect.stringMatching(
      /pages\/business\.en\.md: description: "x+" has 162 .* 160: shorten it\.$/,
    ),
    expect.stringMatching(/sales\.ja\.md: metaTitle: "題+｜Firm" has 33 .* 32: shorten it\.$/),
  ])
})

test('warns of texts that would crowd a page', () => {
  const long = '長'.repeat(400)
  content.write('pages/about.ja.md', pageFile('about', 'ja', { subtitle: long, label: long }))
  const body = `## ${long} {#long}\n\nText.\n`
  content.write('pages/sales.ja.md', pageFile('sales', 'ja', {}, body))
  content.write('pages/sales.en.md', pageFile('sales', 'en', {}, '## Short {#long}\n\nText.\n'))
  content.writeData('menu', { items: [{ page: 'about', label: { ja: long, en: 'x'.repeat(28) } }] })
  expect(warnings()).toEqual([
    expect.stringMatching(/about\.ja\.md: subtitle: "長{40}…" has 400 .* at most 60\.$/),
    expect.stringMatching(/about\.ja\.md: label: "長{40}…" has 400 .* at most 16\.$/),
    expect.stringMatching(/sales\.ja\.md: "長{40}…" has 400 .* at most 32\.$/),
    expect.stringMatching(/menu\.yaml: items\.0\.label\.ja: "長{40}…" has 400 .* at most 14\.$/),
  ])
})

test('warns of an article without sources in its list or text', () => {
  for (const language of ['ja', 'en'] as const) {
    const head = { address: '/listed', parent: 'insights', ...articles['first-article'] }
    const more = { ...head, modified: head.published, sources: ['A law'] }
    content.write(`articles/listed.${language}.md`, pageFile('listed', language, more))
  }
  const files = openFiles(content.root)
  const found = warningsIn(readWords(files), files).map(({ message }) => message)
  expect(found).toHaveLength(4)
  for (const [at, file] of ['first-article.en', 'first-article.ja'].entries()) {
    expect(found[at]).toMatch(
      new RegExp(`^content/articles/${file}.md: sources: the article names no source: list `),
    )
  }
})
