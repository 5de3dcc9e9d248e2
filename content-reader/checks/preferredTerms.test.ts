import { expect, test } from 'vitest'
import { memoryFiles } from '../../editor/memoryFiles.ts'
import { readTerms, termWarnings } from './preferredTerms.ts'

const list = `
ja:
  - { say: 従業員, not: [社員], why: x, except: [派遣社員] }
en:
  - { say: owner, not: [the president], why: x, except: ["the president's age"] }
  - { say: If, not: [Suppose], why: x }
`

/** The warnings for a file, one line each. */
const strays = (file: string, source: string, terms = list) =>
  termWarnings(file, source, readTerms(memoryFiles({ 'terms.yaml': terms }))).map(
    ({ message }) => message,
  )

test('a discouraged word is reported with file, field and replacement, in front matter too', () => {
  const page = '---\ntitle: 社員\n---\nOne.\n\n派遣社員と社員。\n'
  expect(strays('pages/sales.ja.md', page)).toEqual([
    'content/pages/sales.ja.md: title: "社員": write 従業員.',
    'content/pages/sales.ja.md: body: "社員": write 従業員.',
  ])
})

test('the layout of an added page is no word', () => {
  const list =
    'ja:\n  - { say: 従業員, not: [社員], why: x }\nen:\n  - { say: article, not: [essay], why: x }\n'
  const page = '---\nkind: essay\ntitle: An essay\n---\nOne.\n'
  expect(strays('texts/a.en.md', page, list)).toEqual([
    'content/texts/a.en.md: title: "essay": write article.',
  ])
})

test('each language has its own words; in YAML the key decides the language', () => {
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
    'content/data/home.yaml: items.0.ja: "社員": write 従業員.',
    'content/data/home.yaml: items.0.en: "the President": write owner.',
  ])
})

test('English matches whole words, and capitals only if the list has them', () => {
  const text = 'It is supposed so, we suppose. Suppose a firm.\nBreathe presidents. The president.'
  expect(strays('articles/a.en.md', text)).toEqual([
    'content/articles/a.en.md: body: "The president": write owner.',
    'content/articles/a.en.md: body: "Suppose": write If.',
  ])
})

test('search synonyms and questions may contain any word, because visitors type them', () => {
  const search = 'synonyms:\n  ja:\n    - said: [社員]\n      means: [従業員]\n'
  expect(strays('data/search.yaml', search)).toEqual([])
  const page = '---\nasked:\n  - 社員はどうなる\ntitle: 題\n---\n従業員'
  expect(strays('pages/fees.ja.md', page)).toEqual([])
  expect(strays('pages/fees.ja.md', page.replace('題', '社員'))).toHaveLength(1)
})

test('a misspelled key in the list is reported', () => {
  const terms = list.replace('except', 'exept')
  expect(() => strays('settings.yaml', '', terms)).toThrow(/terms\.yaml: ja\.0.*"exept"/)
})
