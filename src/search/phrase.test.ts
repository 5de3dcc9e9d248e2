import { expect, test } from 'vitest'
import { findPhrase } from './phrase.ts'
import { oneSpelling } from './spelling.ts'

const said = (query: string, phrase: string) => {
  const place = findPhrase(query, phrase)
  return place && query.slice(place.from, place.to)
}

test('a phrase is found with any article and any form of its words', () => {
  for (const query of [
    'sell our company',
    'selling my company',
    'Sell Companies',
    'sell a company',
  ]) {
    expect(said(query, 'sell the company'), query).toBe(query)
  }
  expect(said('how to close our company soon', 'close the company')).toBe('close our company')
})

test('a phrase is found as one word, and a word as two', () => {
  for (const query of ['carveout', 'carve-outs', 'Carve out', 'ｃａｒｖｅｏｕｔ']) {
    expect(said(query, 'carve out'), query).toBe(query)
  }
  expect(said('a spin off of a plant', 'spinoff')).toBe('spin off')
})

test('a single word is found in the plural and in both spellings, but not in other forms', () => {
  expect(said('fees', 'fee')).toBe('fees')
  expect(said('digitising a factory', 'digitizing')).toBe('digitising')
  for (const query of ['work', 'feed', 'coffee', 'company']) {
    for (const word of ['workers', 'fee', 'companies']) expect(said(query, word), query).toBeNull()
  }
})

test('British and American spelling are equal', () => {
  const pairs = [
    ['organisation', 'organization'],
    ['digitising', 'digitizing'],
    ['analyse', 'analyze'],
    ['labour', 'labor'],
    ['centre', 'center'],
    ['catalogue', 'catalog'],
    ['programmes', 'programs'],
    ['defence', 'defense'],
  ]
  for (const [british = '', american = ''] of pairs) {
    expect(oneSpelling(british)).toBe(oneSpelling(american))
  }
  for (const word of ['four', 'hour', 'is', 'this', 'list']) expect(oneSpelling(word)).toBe(word)
})
