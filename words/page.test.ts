import { expect, test } from 'vitest'
import { publishedRoutes, routes } from '../routes.ts'
import { parsePage, readPage } from './page.ts'
import { checkParity } from './parity.ts'

const head = 'title: T\nsubtitle: S\ndescription: D\nquestion: Q\n'
const page = (body: string, more = '') =>
  parsePage('pages/x/en.md', `---\n${head}${more}---\n${body}`, 'en')

test('every published page is complete in both languages and has the same shape in both', () => {
  // readPage reads both languages and throws where they differ.
  for (const { id } of publishedRoutes) expect(readPage(id, 'ja').title, id).not.toBe('')
})

test('the unpublished pages are known', () => {
  const unpublished = routes.filter(({ published }) => !published).map(({ id }) => id)
  console.log(`Unpublished: ${unpublished.join(', ') || 'none'}`)
  expect(unpublished).toEqual(['templates'])
})

test('a missing key, an unknown key and a bad link name the file and what to do', () => {
  const without = () => parsePage('pages/x/ja.md', '---\ntitle: T\n---\n', 'ja')
  expect(without).toThrow(/content\/pages\/x\/ja\.md: .*subtitle/)
  expect(() => page('', 'colour: red\n')).toThrow(/pages\/x\/en\.md: .*colour/)
  expect(() => page('[a](page:nowhere)')).toThrow(/link "page:nowhere"/)
  expect(() => page('{figure:unknown}')).toThrow(/\{figure:unknown\}/)
  expect(() => page('{chart:unknown}')).toThrow(/pages\/x\/en\.md: \{chart:unknown\}/)
  expect(() => page('## No anchor')).toThrow(/heading "No anchor"/)
  expect(() => page('## A {#a}\n\n## B {#a}')).toThrow(/"a" stands twice/)
})

test('the text is split into introduction, sections and conclusion', () => {
  const { intro, sections, conclusion } = page(
    'One.\n\n## Two {#two expandable}\n\nThree.\n\n---\n\nFour.',
  )
  expect(intro.children.length).toBeGreaterThan(0)
  expect(sections.map(({ anchor, heading, expandable }) => [anchor, heading, expandable])).toEqual([
    ['two', 'Two', true],
  ])
  expect(conclusion.children.length).toBeGreaterThan(0)
})

test('a figure prints its value and adds its source once', () => {
  const { intro, notes } = page('{figure:no-successor-tdb} and {figure:no-successor-tdb}')
  expect(JSON.stringify(intro)).toContain('50.1%')
  expect(notes).toHaveLength(1)
})

test('a paragraph that names a chart becomes the chart, in the language of the page', () => {
  const { intro } = page('Before.\n\n{chart:population}\n\nAfter.')
  const text = JSON.stringify(intro)
  expect(text).toContain('87.0 million')
  expect(text).not.toContain('{chart')
  expect(() => checkParity('x', page('{chart:population}'), page('A.'))).toThrow(
    /charts|paragraphs/,
  )
})

test('languages that differ stop the build with the file and the place', () => {
  const one = page('A.\n\n## B {#b}\n\nC.\n\n- d\n- e')
  expect(() => checkParity('x', one, page('A.\n\n## B {#other}\n\nC.'))).toThrow(
    /pages\/x\/en\.md.*#other/,
  )
  expect(() => checkParity('x', one, page('A.\n\n## B {#b}\n\nC.\n\n- d'))).toThrow(
    /list items of the section \{#b\}: 1, but 2/,
  )
  expect(() => checkParity('x', one, page('A.\n\n## B {#b}\n\nC.\n\n- d\n- e'))).not.toThrow()
})

test('lengths: service, legatus, continuity and coaching pages and articles', () => {
  const short: string[] = []
  const text = (node: object): string =>
    'value' in node
      ? String(node.value)
      : 'children' in node
        ? (node.children as object[]).map(text).join('')
        : ''
  for (const { id, view } of publishedRoutes) {
    const bounds = { essay: [1400, 600], succession: [1400, 600], insight: [3500, 1500] }[
      view as string
    ]
    if (!bounds || id === 'privacy') continue
    const whole = (language: 'ja' | 'en') => {
      const { intro, sections, conclusion } = readPage(id, language)
      return [intro, ...sections.map(({ body }) => body), conclusion].map(text).join(' ')
    }
    const characters = whole('ja').replace(/\s/g, '').length
    const words = whole('en').split(/\s+/).length
    if (characters < (bounds[0] ?? 0)) short.push(`${id}/ja: ${characters}`)
    if (words < (bounds[1] ?? 0)) short.push(`${id}/en: ${words}`)
  }
  expect(short).toEqual([])
})
