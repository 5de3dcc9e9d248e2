import { expect, test } from 'vitest'
import { pageFile } from '../tests/support/content.ts'
import { checkParity } from './checks/parity.ts'
import { parsePage } from './readPage.ts'
import { articleHead, pageHead } from './schema/frontMatter.ts'
import { pageReference, topicReference } from './schema/references.ts'
import { elementsOf, quotesOf } from './text/tree.ts'

const known = {
  page: pageReference(['home', 'about']),
  parent: pageReference(['about']),
  topic: topicReference(['dx']),
}

const page = (body: string, more: object = {}, language: 'ja' | 'en' = 'en') =>
  parsePage(
    `pages/x.${language}.md`,
    pageFile('x', language, more, body),
    language,
    pageHead(known),
  )

const tags = (body: string, language?: 'ja' | 'en') =>
  elementsOf(page(body, {}, language).intro).map(({ tagName }) => tagName)

test('a missing, unknown or invalid key is reported with the file', () => {
  const parse = (head: string) => () =>
    parsePage('pages/x.ja.md', `---\n${head}\n---\n`, 'ja', pageHead(known))
  expect(parse('title: T')).toThrow(/^content\/pages\/x\.ja\.md: subtitle: .*\n.*: description: /)
  expect(() => page('', { colour: 'red' })).toThrow(/x\.en\.md: there is no key "colour"/)
  expect(() => page('', { fade: 'yes' })).toThrow(/x\.en\.md: fade: /)
  expect(() => page('', { address: '/x' })).toThrow(/"address"/)
})

test('each kind of page part only accepts its own keys', () => {
  expect(() => page('', { parts: [{ show: 'cards', after: 'introduction' }] })).toThrow(/pages/)
  expect(() => page('', { parts: [{ show: 'moon', after: 'introduction' }] })).toThrow(/parts\.0/)
  const button = { show: 'button', after: 'introduction', page: 'about', text: 'T' }
  expect(page('', { parts: [button] }).parts).toEqual([button])
})

test('a part after an unknown place is reported with the existing places', () => {
  const parts = ['introduction', 'one', 'two', 'conclusion', 'three'].map((after) => ({
    show: 'exits',
    after,
  }))
  expect(() => page('## One {#one}\n\n## Two {#two}\n', { parts })).toThrow(
    'content/pages/x.en.md: parts.4.after: "exits" follows "three", which the page does not have: name one of introduction, one, two, conclusion.',
  )
})

test('an article has address, parent, topic and dates', () => {
  const head = { parent: 'home', topic: 'dx', published: '2026-01-02', modified: '2026-01-03' }
  const article = (more: object) =>
    parsePage(
      'articles/x.en.md',
      pageFile('x', 'en', { address: '/x', ...head, ...more }),
      'en',
      articleHead(known),
    )
  expect(article({})).toMatchObject({ address: '/x', ...head })
  for (const address of ['x', '/X', '/a/b', '/', '/x-', 'https://firm.example/x']) {
    expect(() => article({ address }), address).toThrow(/articles\/x\.en\.md: address: /)
  }
  for (const day of ['2026-1-2', '2026-02-30', '2 January 2026']) {
    expect(() => article({ published: day }), day).toThrow(/published: write a date such as/)
  }
  expect(() => article({ topic: 'weather' })).toThrow(/topic: /)
  const photo = { picture: '/photos/a.jpg', alt: 'A bench' }
  expect(article({ photo })).toMatchObject({ photo })
  const undescribed = { photo: { picture: photo.picture } }
  expect(() => article(undescribed)).toThrow(
    'content/articles/x.en.md: photo.alt: it is missing: write it.',
  )
})

test('a text is split into introduction, sections and conclusion', () => {
  const { intro, sections, conclusion } = page(
    'One.\n\n## Two {#two}\n\nThree.\n\n## Four {#four expandable}\n\n---\n\nFive.\n',
  )
  expect(intro.children.length).toBeGreaterThan(0)
  expect(sections.map(({ anchor, heading, expandable }) => [anchor, heading, expandable])).toEqual([
    ['two', 'Two', false],
    ['four', 'Four', true],
  ])
  expect(JSON.stringify(conclusion)).toContain('Five.')
  expect(JSON.stringify(intro)).not.toContain('Three.')
})

test('mistakes in front matter and text are reported together', () => {
  expect(() => page('## One\n', { colour: 'red' })).toThrow(/"colour"[\s\S]*heading "One"/)
})

test('figures become elements, and charts do so only as paragraphs of their own', () => {
  expect(tags('{figure:people} and **{figure:houses}**')).toEqual([
    'p',
    'figure-place',
    'strong',
    'figure-place',
  ])
  expect(tags('By law.{source:act}')).toEqual(['p', 'source-place'])
  expect(tags('Before.\n\n{chart:bars}\n')).toEqual(['p', 'chart-place'])
  expect(tags('See {chart:bars} here.')).toEqual(['p'])
})

test('checklist items are marked and have no control', () => {
  const { intro } = page('- [ ] Ask\n- [x] Sign\n- Wait\n')
  const items = elementsOf(intro).filter(({ tagName }) => tagName === 'li')
  expect(items.map(({ properties }) => properties.dataCheck)).toEqual(['', '', undefined])
  expect(elementsOf(intro).map(({ tagName }) => tagName)).not.toContain('input')
})

test('a paragraph that begins with {quote} is marked, and the word removed', () => {
  const { intro } = page('A.\n\n{quote} B *c*.\n\nD {quote} e.\n')
  const quotes = quotesOf(intro)
  expect(quotes).toHaveLength(1)
  expect(quotes[0]?.children[0]).toMatchObject({ type: 'text', value: 'B ' })
  expect(tags('A.\n\n{quote} B.\n')).toEqual(['p', 'p'])
})

test('Japanese names in an English text, and only there, get lang="ja"', () => {
  const spans = elementsOf(page('The Agency (中小企業庁) says so.').intro).filter(
    ({ tagName }) => tagName === 'span',
  )
  expect(spans).toMatchObject([{ properties: { lang: 'ja' }, children: [{ value: '中小企業庁' }] }])
  expect(tags('中小企業庁です。', 'ja')).toEqual(['p'])
})

test('shared keys must be equal in both languages', () => {
  const differ = (ja: object, en: object) => () =>
    checkParity(page('', ja, 'ja'), page('', en, 'en'))
  const next = (page: string) => ({ next: { page, text: page } })
  const part = (after: string, text: string) => ({
    parts: [{ show: 'button', after, page: 'about', text }],
  })
  expect(differ({ hero: 'a' }, { hero: 'b' })).toThrow(
    'content/pages/x.en.md: hero: "b", but "a" in Japanese: give both the same.',
  )
  expect(differ({ related: ['home'] }, {})).toThrow(/related: none, but \["home"\] in Japanese/)
  expect(differ({}, { sample: true })).toThrow(/sample: true, but none/)
  expect(differ(next('home'), next('about'))).toThrow(/next\.page: "about", but "home"/)
  expect(differ(part('introduction', 'a'), part('conclusion', 'b'))).toThrow(/parts: /)
  expect(differ(part('introduction', 'a'), part('introduction', 'b'))).not.toThrow()
  const facts = { audience: 'a', duration: 'b', result: 'c', fee: 'd' }
  expect(differ({ facts }, {})).toThrow(/facts: 0, but 1/)
  expect(differ({ facts }, { facts: { ...facts, fee: 'e' } })).not.toThrow()
  const panorama = (after: string) => ({ panorama: { picture: 'p', after } })
  expect(differ(panorama('sections'), panorama('introduction'))).toThrow(/panorama: /)
  expect(differ({ sources: ['a', 'b'] }, { sources: ['c'] })).toThrow(
    /entries of sources: 1, but 2/,
  )
})

test('both languages must have the same sections and the same number of everything', () => {
  const differ = (ja: string, en: string) => () =>
    checkParity(page(ja, {}, 'ja'), page(en, {}, 'en'))
  expect(differ('## A {#a}\n', '## A {#b}\n')).toThrow(
    'content/pages/x.en.md: its sections are {#b}, those in Japanese {#a}: give both the same.',
  )
  expect(differ('## A {#a expandable}\n', '## A {#a}\n')).toThrow(/its sections are/)
  const body =
    'A.\n\n## B {#b}\n\nC [d](#b).\n\n- e\n- f {figure:people}\n\n---\n\n{chart:bars}\n\n{quote} G.\n'
  expect(differ(body, body)).not.toThrow()
  for (const [without, place] of [
    ['- e\n', 'list items of the section {#b}: 1, but 2'],
    ['A.\n\n', 'paragraphs of the introduction: 0, but 1'],
    [' [d](#b)', 'links of the section {#b}: 0, but 1'],
    [' {figure:people}', 'figures of the section {#b}: 0, but 1'],
    ['{quote} ', 'pull quotes of the conclusion: 0, but 1'],
    ['{chart:bars}', 'charts of the conclusion: 0, but 1'],
  ] as const) {
    expect(differ(body, body.replace(without, '')), place).toThrow(place)
  }
})
