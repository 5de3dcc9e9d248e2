import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { elementsOf } from '../../../content-reader/text/tree.ts'
import { namedList } from './namedList.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const point = (name: string, ...rest: ElementContent[]) =>
  element('li', element('strong', text(name)), ...rest)

test.each([
  [point('経営者', text('：目的を説明する。')), '：'],
  [point('Owner', text(': explains the aim'), element('a', text('more'))), ': '],
  [point('Teaser.', text(' A summary.')), '.'],
])('a name and what separates it are apart, and no word changes', (item, separator) => {
  const list = element('ul', item)
  const named = namedList(list)
  expect('dataNamed' in named.properties).toBe(true)
  expect(textOf(named)).toBe(textOf(list))
  const apart = elementsOf(named).filter(({ properties }) => 'dataSeparator' in properties)
  expect(apart.map((each) => textOf(each))).toEqual([separator])
  // Only English begins in lower case what a capital could begin.
  const rest = elementsOf(named).filter(({ properties }) => 'dataRest' in properties)
  expect(rest).toHaveLength(separator === ': ' ? 1 : 0)
})

test('a list in which a point has no name stays as it is', () => {
  for (const item of [
    element('li', text('no name')),
    element('li', text('late '), element('strong', text('name.'))),
    point('Net assets', text(' are what remains.')),
  ]) {
    const list = element('ul', point('A', text(': b')), item)
    expect(namedList(list)).toBe(list)
  }
})
