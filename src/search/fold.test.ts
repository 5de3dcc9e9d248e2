import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

const same = [
  ['ＥＳＧ', 'esg'],
  ['Ｍ＆Ａ', 'm&a'],
  ['ｷｰｴﾝｽ', 'キーエンス'],
  ['ﾃﾞｭｰﾃﾞﾘ', 'デューデリ'],
  ['デュー・デリ', 'でゅーでり'],
  ['ウェブ', 'ウエブ'],
  ['café', 'CAFE'],
  ['サーバ', 'サーバー'],
]

test('equivalent spellings fold to the same text', () => {
  for (const [one = '', other = ''] of same) expect(fold(one).text, one).toBe(fold(other).text)
})

test('different words stay different', () => {
  expect(fold('か').text).not.toBe(fold('が').text)
  expect(fold('は').text).not.toBe(fold('ぱ').text)
})

test('each folded character maps to its position in the original, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (original) => {
      const { text, at } = fold(original)
      expect(at).toHaveLength(text.length)
      expect(at.every((place) => place >= 0 && place < original.length)).toBe(true)
      expect(at.toSorted((a, b) => a - b)).toEqual(at)
    }),
  )
})
