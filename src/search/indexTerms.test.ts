import { expect, test } from 'vitest'
import { termsOf } from './indexTerms.ts'

test('kana endings between kanji make no difference', () => {
  for (const text of ['引き継ぎ', '引継ぎ', '引継']) expect(termsOf(text), text).toContain('引継')
  for (const text of ['問い合わせ', '問合せ']) expect(termsOf(text), text).toContain('問合')
})

test('Latin words are whole, Japanese is split into pairs', () => {
  expect(termsOf('M&Aの後継者 2025年')).toEqual(
    expect.arrayContaining(['m&a', '後継', '継者', '2025']),
  )
})

test('a single character is found too', () => {
  expect(termsOf('税')).toEqual(['税'])
  expect(termsOf('承継税')).toContain('税')
})
