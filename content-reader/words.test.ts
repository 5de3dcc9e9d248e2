import { afterAll, expect, test } from 'vitest'
import { makeContent, pageFile, removeContents } from '../tests/support/content.ts'
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
  for (const language of ['ja', 'en'] as const) {
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
