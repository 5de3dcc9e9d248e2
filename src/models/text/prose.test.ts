import { toString as textOf } from 'hast-util-to-string'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../../content-reader/text/tree.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { finishProse, type SourceList } from './prose.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const { pageFile } = await import('../../../tests/support/content.ts')
  const body = `See [one](page:about#rows), [two](#here) and [three](page:first-article).

{figure:firms}, {figure:people} and {figure:houses}

{chart:bars}

## Here {#here}

- {figure:people}
- Said by law.{source:act} And by the census.{source:census}
`
  return fixtureSite(({ write }) => {
    for (const language of ['ja', 'en'] as const) {
      write(`pages/sales.${language}.md`, pageFile('sales', language, {}, body))
    }
  })
})

function finished(language: Language) {
  const sources: SourceList = []
  const { intro, sections } = words.page('sales')[language]
  const trees = [intro, ...sections.map(({ body }) => body)]
  const done = trees.map((tree) => finishProse(tree, language, sources))
  return { done, sources, elements: done.flatMap((tree) => elementsOf(tree)) }
}

test('links get addresses in their language', () => {
  for (const [language, prefix] of [
    ['ja', ''],
    ['en', '/en'],
  ] as const) {
    const { elements } = finished(language)
    const links = elements.filter(({ tagName }) => tagName === 'a')
    expect(links.map(({ properties }) => properties.href).slice(0, 3)).toEqual([
      `${prefix}/about#rows`,
      '#here',
      `${prefix}/first-article`,
    ])
  }
})

test('adjacent texts are joined, so that React prints no comment between them', () => {
  for (const { children } of finished('en').elements) {
    const pairs = children.map((child, at) => [child.type, children[at + 1]?.type].join())
    expect(pairs).not.toContain('text,text')
  }
})

test('figures print their values and number their sources in order of appearance across the page', () => {
  const { done, sources, elements } = finished('ja')
  expect(sources).toEqual(['survey', 'census', 'act'])
  expect(done.map((tree) => textOf(tree)).join()).toContain('firms-ja1, people-ja2 and houses-ja2')
  const notes = elements.filter(({ tagName }) => tagName === 'sup')
  expect(notes.map((note) => textOf(note))).toEqual(['1', '2', '2', '2', '3', '2'])
  expect(notes[0]?.children).toMatchObject([{ tagName: 'a', properties: { href: '#note-1' } }])
})

test("a chart carries its data in the page's language", () => {
  const chart = finished('en').elements.find(({ tagName }) => tagName === 'chart-place')
  expect(chart?.properties.chart).toMatchObject({ id: 'bars', title: 'bars-en', kind: 'bars' })
})

test('the original words are not modified', () => {
  const before = JSON.stringify(words.page('sales'))
  finished('ja')
  expect(JSON.stringify(words.page('sales'))).toBe(before)
})

test('an unknown figure throws', () => {
  const element = {
    type: 'element',
    tagName: 'figure-place',
    properties: { figure: 'none' },
    children: [],
  } as const
  const tree = { type: 'root' as const, children: [{ ...element, children: [] }] }
  expect(() => finishProse(tree, 'ja', [])).toThrow('There is no figure "none".')
})
