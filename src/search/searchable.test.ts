import { expect, test } from 'vitest'
import { searchable } from './searchable.ts'

test('kana endings between kanji make no difference', () => {
  for (const text of ['引き継ぎ', '引継ぎ', '引継'])
    expect(searchable(text), text).toContain('引継')
  for (const text of ['問い合わせ', '問合せ']) expect(searchable(text), text).toContain('問合')
})

test('Latin words are stems between spaces, Japanese is folded', () => {
  const text = searchable('M&Aの後継者 ｻｰﾊﾞｰ Companies 2025年')
  for (const each of [' m&a ', ' compani ', ' 2025 ', '後継者', 'さば']) {
    expect(text).toContain(each)
  }
})
