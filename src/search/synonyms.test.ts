import { expect, test } from 'vitest'
import { variantsOf } from './synonyms.ts'

const synonyms = [
  { said: ['会社を売る'], means: ['M&A'] },
  { said: ['後継ぎ', 'あとつぎ'], means: ['後継者'] },
  { said: ['fee'], means: ['price'] },
  { said: ['carve out'], means: ['separate'] },
]
const variants = (query: string) =>
  variantsOf(query, synonyms).map((variant) => variant.replace(/\s+/g, ' ').trim())

test('the query itself is the first variant', () => {
  expect(variants('ESG')).toEqual(['ESG'])
})

test('synonyms are found with any ending, width and kana', () => {
  for (const query of ['会社を売る', '会社を売りたい', '会社売']) {
    expect(variants(query), query).toContain('M&A')
  }
  for (const query of ['アトツギ', 'あとつぎ', '後継ぎ']) {
    expect(variants(query), query).toContain('後継者')
  }
  expect(variants('会社を売りたい 方法')).toContain('M&A 方法')
})

test('a word that continues as another word is not a match', () => {
  expect(variants('後継者')).toEqual(['後継者'])
  expect(variants('feedback')).toEqual(['feedback'])
  expect(variants('coffee')).toEqual(['coffee'])
})

test('English is found in the plural and with a hyphen', () => {
  expect(variants('your fees')).toContain('your price')
  expect(variants('Carve-out of a plant')).toContain('separate of a plant')
})

test('two synonyms in one query are both replaced, and the number of variants stays small', () => {
  expect(variants('あとつぎ 会社を売る')).toContain('後継者 M&A')
  const many = Array.from({ length: 30 }, (_, at) => ({
    said: ['abc'],
    means: [`m${at}`, `n${at}`],
  }))
  expect(variantsOf('abc', many).length).toBeLessThanOrEqual(12)
})
