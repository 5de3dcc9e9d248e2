import { expect, test } from 'vitest'
import { clauses } from './clauses.ts'

const boxes = (phrases: string[]) =>
  clauses(phrases).map(({ phrases, boxed }) => (boxed ? phrases.join('|') : [phrases.join('|')]))

test('a heading of one clause has no box and may break between its phrases', () => {
  expect(boxes(['道を', '一つに', '絞らずに、ひたすら進む'])).toEqual([
    ['道を|一つに|絞らずに、ひたすら進む'],
  ])
  expect(boxes(['Same rates, another fee'])).toEqual([['Same rates, another fee']])
})

test('a clause ends at a colon or the end of a sentence', () => {
  expect(boxes(['社長への', '依存：', '1か月休んだら', '会社は回るか'])).toEqual([
    ['社長への依存：'],
    '1か月休んだら|会社は回るか',
  ])
  expect(boxes(['The base: ', 'same rates, another fee'])).toEqual([
    'The base:',
    'same rates, another fee',
  ])
})

test('the number of an item is no clause of its own', () => {
  expect(boxes(['2. ', 'What the owner ', 'receives'])).toEqual([['2. |What the owner |receives']])
})

test('spaces stay, within a clause and behind it', () => {
  const text = (phrases: string[]) =>
    clauses(phrases)
      .map(({ phrases, after }) => phrases.join('') + after)
      .join('')
  for (const phrases of [
    ['Buyers: ', 'price'],
    ['The base: ', 'same rates, another fee'],
  ]) {
    expect(text(phrases)).toBe(phrases.join(''))
  }
})

test('without either it ends at a comma', () => {
  expect(boxes(['今こそ、', '成長の', '可能性を', '最大化するとき。'])).toEqual([
    ['今こそ、'],
    '成長の|可能性を|最大化するとき。',
  ])
  expect(boxes(['相手：', '親族、', '従業員、', '第三者の順'])).toEqual([
    ['相手：'],
    '親族、|従業員、|第三者の順',
  ])
})

test('short clauses do not break and need no box', () => {
  expect(boxes(['中の', '人が、', '担う'])).toEqual([['中の人が、|担う']])
})

test('a line may break between two short clauses in every browser', () => {
  expect(boxes(['戦略を、', '指揮する。'])).toEqual([['戦略を、|指揮する。']])
})

test('an empty heading has no clauses', () => {
  expect(clauses([])).toEqual([])
})
