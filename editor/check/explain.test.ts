import { expect, test } from 'vitest'
import { ContentError } from '../../content-reader/error.ts'
import { type Problem, problems } from '../../content-reader/problems.ts'
import { forms, texts } from '../../tests/support/editorEntry.ts'
import { fileNames } from '../words/fileNames.ts'
import { labelOf } from '../words/labels.ts'
import { explain, nameOf } from './explain.ts'

const places = (file: string) =>
  (['ja', 'en'] as const).map(
    (language) => explain(new ContentError(file, problems.missing()), language).place,
  )

test("data files have the same names as in the editor's list", () => {
  for (const { id, files } of forms.data) {
    expect(places(String(files[0]))).toEqual([fileNames[id].ja, fileNames[id].en])
  }
})

test('pages, articles and templates go by their ids', () => {
  expect(places('pages/about.en.md')).toEqual(['ページ › about › 英語', 'Pages › about › English'])
  expect(places('articles/one.ja.md')).toEqual(['記事 › one › 日本語', 'Articles › one › Japanese'])
  expect(places('templates/real-estate.yaml')).toEqual([
    'テンプレートの文 › real-estate',
    "Templates' words › real-estate",
  ])
})

test('pages, articles and templates with a title go by it, in places and in sentences', () => {
  const said = (file: string, problem: Problem = problems.missing()) => {
    const { place, problem: sentence } = explain(new ContentError(file, problem), 'ja', texts)
    return `${place}: ${sentence}`
  }
  expect(said('templates/trading.yaml')).toMatch(/^テンプレートの文 › [^a-z]+ \(trading\): /)
  expect(said('photo')).toMatch(/^撮影した写真: /)
  const page = '「[^a-z]+ \\(fees\\)」'
  for (const problem of [
    problems.pageHidden('fees'),
    problems.pageNeeded('fees'),
    problems.pageHasName('fees'),
    problems.parentWithoutLinks('fees'),
    problems.addressTaken('/a', 'fees'),
    problems.addressInUse('/a', 'fees'),
    problems.addressLocked('/a', 'fees'),
    problems.linkToNoPlace('page:fees#a', 'fees', 'a', ''),
  ]) {
    expect(said('settings.yaml', problem)).toMatch(new RegExp(page))
  }
  expect(said('settings.yaml', problems.parentCycle('fees', 'about'))).toMatch(
    /（[^a-z]+ \(fees\) → [^a-z]+ \(about\)）/,
  )
  expect(said('settings.yaml', problems.otherOption('yes', 'partly'))).toContain(
    'はい、一部のどれか',
  )
  expect(said('settings.yaml', problems.addressTaken('/404', 'notFound'))).toContain(
    'ページ「見つからないページ」が使っています',
  )
})

test('what the libraries say in English is not in Japanese messages', () => {
  for (const problem of [problems.invalid('Invalid input'), problems.notYaml('line 3')]) {
    expect(problem.ja).not.toMatch(/[a-z]/i)
  }
})

test('in the editor an English message names no file, and a place cuts a long title', () => {
  const said = (problem: Problem) =>
    explain(new ContentError('settings.yaml', problem), 'en').problem
  for (const problem of [
    problems.noPage('x'),
    problems.parentWithoutLinks('x'),
    problems.noSource('x'),
    problems.figureUnknown('x'),
    problems.noPicture('x'),
    problems.choosePhoto(),
    problems.noPhoto('/photos/x.jpg'),
  ]) {
    expect(said(problem)).not.toMatch(/routing|content|art\/|\.(?:ts|yaml|md|avif)/)
  }
  const long = { 'data/menu.yaml': `items:\n  - label: { ja: ${'長'.repeat(300)}, en: long }\n` }
  const error = new ContentError('data/menu.yaml', problems.missing(), ['items', 0])
  expect(explain(error, 'ja', long).place).toMatch(/1番目「長{60}…」$/)
})

test('an English message that names a file or a key names what the editor calls it as well', () => {
  const named = Object.entries(problems).flatMap(([code, say]) => {
    const { en } = (say as (...facts: unknown[]) => Problem)(...Array(say.length).fill('3'))
    const files = [...en.matchAll(/content\/([\w/-]+\.yaml)/g)].map(([, file = '']) => file)
    const keys = ['metaTitle', 'hero', 'figure'].filter((key) =>
      new RegExp(`[ (]${key}\\b`).test(en),
    )
    const names = [
      ...files.map((file) => nameOf(file, 'en', {})),
      ...keys.map((key) => labelOf(key, 'en')),
    ]
    return names.map((name) => ({ code, en, name }))
  })
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ en, name }) => !en.includes(`"${name}"`))).toEqual([])
})
