import { expect, test } from 'vitest'
import { clauses } from './clauses.ts'

test('a heading of one clause is one, with the phrases it may be broken between', () => {
  expect(clauses(['道を', '一つに', '絞らずに進む'])).toEqual([['道を', '一つに', '絞らずに進む']])
})

test('a clause ends where a reader pauses', () => {
  expect(clauses(['社長への', '依存：', '1か月休んだら', '会社は回るか'])).toEqual([
    ['社長への依存：'],
    ['1か月休んだら', '会社は回るか'],
  ])
  expect(clauses(['今こそ、', '成長の', '可能性を', '最大化するとき。'])).toHaveLength(2)
  expect(clauses(['The base: ', 'same rates, another fee'])).toHaveLength(2)
})

test('a short clause is not broken, and needs no box of its own', () => {
  expect(clauses(['中の', '人が、', '担う'])).toEqual([['中の人が、担う']])
  expect(clauses(['手順：', '最初の', 'ご相談から', '引き渡しまで', '、すべて'])).toEqual([
    ['手順：'],
    ['最初の', 'ご相談から', '引き渡しまで', '、すべて'],
  ])
})

test('nothing has no clauses', () => {
  expect(clauses([])).toEqual([])
})
