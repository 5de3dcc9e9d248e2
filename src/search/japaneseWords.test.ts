import { expect, test } from 'vitest'
import { japaneseWords } from './japaneseWords.ts'

const frequent = ['事業', '承継', '税制', '会社', '売却', '経営者']
const known = {
  count: (text: string) => (frequent.includes(text) ? 100 : 0),
  kana: ['たたむ'],
  correctKana: (text: string) => text,
  correct: (word: string) => [word],
}
const words = (text: string) => japaneseWords(text, known)

test('compounds are cut into the words that the site uses', () => {
  expect(words('事業承継税制')).toEqual(['事業', '承継', '税制'])
  expect(words('会社売却')).toEqual(['会社', '売却'])
  expect(words('経営者')).toEqual(['経営者'])
})

test('endings are no part of a word, and join its kanji', () => {
  expect(words('引き継ぎ')).toEqual(['引継'])
  expect(words('会社を売りたい')).toEqual(['会社', '売'])
  expect(words('怪しい買い手')).toEqual(['怪', '買手'])
})

test('known words in kana are found between particles', () => {
  expect(words('会社をたたむには')).toEqual(['会社', 'たたむ'])
})
