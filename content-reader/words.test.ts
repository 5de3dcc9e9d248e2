import { afterAll, expect, test } from 'vitest'
import { languages } from '../routing/language.ts'
import type { ArticleId } from '../routing/table.ts'
import { articles, makeContent, pageFile, removeContents } from '../tests/support/content.ts'
import { checkWords } from './checks/check.ts'
import { ContentErrors } from './error.ts'
import { openFiles } from './files.ts'
import { readWords } from './words.ts'

afterAll(removeContents)

test('a file with a mistake is read once, however often it is referred to', () => {
  const content = makeContent()
  content.writeData('figures', { figures: {}, sources: 'none' })
  content.write('pages/sales.en.md', pageFile('sales', 'en', { hero: '' }))
  const links = '{figure:a} {figure:b} [a](page:sales#a) [b](page:sales#b)\n'
  for (const language of languages) {
    content.write(`pages/about.${language}.md`, pageFile('about', language, {}, links))
  }
  const files = openFiles(content.root)
  const reads: string[] = []
  const words = readWords({
    ...files,
    text(file) {
      reads.push(file)
      return files.text(file)
    },
  })
  expect(() => checkWords(words)).toThrow(ContentErrors)
  const often = (file: string) => reads.filter((each) => each === file).length
  expect(often('data/figures.yaml')).toBe(1)
  expect(often('pages/sales.en.md')).toBe(1)
})

test('an article or a note that waited for its day is published and dated on that day', () => {
  const content = makeContent()
  const { topic } = articles['first-article']
  const written = { published: '2026-11-26', modified: '2026-11-26' }
  const head = { address: '/late', parent: 'insights', topic, ...written, publish: '2027-06-01' }
  const { published } = written
  const note = `---\nid: hours\ntitle: t\npublished: ${published}\npublish: '2027-06-01'\n---\nText.\n`
  for (const language of languages) {
    content.write(`articles/late.${language}.md`, pageFile('late', language, head))
    const early = { ...head, address: '/early', publish: '2026-11-01' }
    content.write(`articles/early.${language}.md`, pageFile('early', language, early))
    content.write(`news/hours.${language}.md`, note)
  }
  const words = readWords(openFiles(content.root), '2027-06-02')
  const dates = (id: string) =>
    languages.map((language) => {
      const { published, modified } = words.article(id as ArticleId)[language]
      return [published, modified]
    })
  expect(dates('late').flat()).toEqual(Array(4).fill('2027-06-01'))
  expect(dates('early').flat()).toEqual(Array(4).fill('2026-11-26'))
  expect(words.note('hours').en.published).toBe('2027-06-01')
})
