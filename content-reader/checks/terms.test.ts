import { expect, test } from 'vitest'
import { memoryFiles } from '../../editor/memoryFiles.ts'
import { readTerms, strayTerms } from './terms.ts'

const list = `
ja:
  - { say: 従業員, not: [社員], why: x, except: [派遣社員] }
en:
  - { say: owner, not: [the president], why: x, except: ["the president's age"] }
  - { say: If, not: [Suppose], why: x }
`

/** The strays of a file, a line each. */
const strays = (file: string, source: string, terms = list) =>
  strayTerms(file, source, readTerms(memoryFiles({ 'terms.yaml': terms }))).map(
    ({ message }) => message,
  )

test('a stray is named with file, line and what to write, in the front matter too', () => {
  const page = '---\ntitle: 社員\n---\nOne.\n\n派遣社員と社員。\n'
  expect(strays('pages/sales.ja.md', page)).toEqual([
    'content/pages/sales.ja.md: line 2: "社員": write 従業員.',
    'content/pages/sales.ja.md: line 6: "社員": write 従業員.',
  ])
})

test('each language has words of its own, in YAML by the key above', () => {
  const data = `
# 社員
社員: the president
items:
  - ja: 社員
    en: 社員 and the President
  - ja: { label: the president }
    en: { label: the president's age }
`
  expect(strays('data/home.yaml', data)).toEqual([
    'content/data/home.yaml: line 5: "社員": write 従業員.',
    'content/data/home.yaml: line 6: "the President": write owner.',
  ])
})

test('English words are whole words; one with a capital has to have it', () => {
  const text = 'It is supposed so, we suppose. Suppose a firm.\nBreathe presidents. The president.'
  expect(strays('articles/a.en.md', text)).toEqual([
    'content/articles/a.en.md: line 2: "The president": write owner.',
    'content/articles/a.en.md: line 1: "Suppose": write If.',
  ])
})

test('what visitors type into search may be any word', () => {
  const search = 'synonyms:\n  ja:\n    - said: [社員]\n      means: [従業員]\n'
  expect(strays('data/search.yaml', search)).toEqual([])
})

test('a key of the list that is misspelled is named', () => {
  const terms = list.replace('except', 'exept')
  expect(() => strays('settings.yaml', '', terms)).toThrow(/terms\.yaml: ja\.0.*"exept"/)
})
