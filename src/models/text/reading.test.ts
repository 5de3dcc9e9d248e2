import { expect, test, vi } from 'vitest'
import { readBody } from '../../../content-reader/text/markdown.ts'
import { readingMinutes } from './reading.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

const japanese = (text: string) => readingMinutes(readBody('x', text, 'ja'), 'ja')
const english = (text: string) => readingMinutes(readBody('x', text, 'en'), 'en')

test('reading takes a minute per 500 Japanese characters or 220 English words, rounded', () => {
  expect(japanese('語'.repeat(1500))).toBe('3分')
  expect(japanese('語'.repeat(1700))).toBe('3分')
  expect(japanese('語'.repeat(1800))).toBe('4分')
  expect(english('word '.repeat(440))).toBe('2 min')
})

test('introduction, sections and conclusion count; spaces and Markdown syntax do not', () => {
  const part = '語'.repeat(500)
  expect(japanese(`${part}\n\n## A {#a}\n\n**${part}**\n\n---\n\n${part}`)).toBe('3分')
  expect(japanese(`語${' \n'.repeat(3000)}語`)).toBe('1分')
})

test('an empty page takes no time', () => {
  expect(japanese('')).toBe('1分')
  expect(english('Word.')).toBe('1 min')
})
