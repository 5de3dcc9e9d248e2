import { expect, test } from 'vitest'
import { stem } from './stem.ts'

const same = [
  ['organisation', 'organization'],
  ['digitising', 'digitizing'],
  ['analyse', 'analyze'],
  ['labour', 'labor'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['programmes', 'programs'],
  ['defence', 'defense'],
  ['retirements', 'retires'],
  ['companies', 'company'],
  ['fees', 'fee'],
]

test('forms and spellings of a word have one stem', () => {
  for (const [one = '', other = ''] of same) expect(stem(one), one).toBe(stem(other))
})

test('other words have another', () => {
  const words = ['four', 'hour', 'this', 'list', 'feedback', 'coffee', 'company', 'fee']
  expect(new Set(words.map(stem)).size).toBe(words.length)
})
