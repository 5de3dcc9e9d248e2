import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { cardTable } from './cardTable.ts'

const cell = (tagName: string, value: string, scope?: string): Element => ({
  type: 'element',
  tagName,
  properties: scope ? { scope } : {},
  children: [{ type: 'text', value }],
})
const part = (tagName: string, children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const table = (heads: string[], cells: string[]) =>
  part('table', [
    part('thead', [
      part(
        'tr',
        heads.map((head) => cell('th', head, 'col')),
      ),
    ]),
    part('tbody', [
      part(
        'tr',
        cells.map((text, at) => (at ? cell('td', text) : cell('th', text, 'row'))),
      ),
    ]),
  ])
const bodyCells = ({ children }: Element) => {
  const row = (children[1] as Element).children[0] as Element
  return row.children.map((each) => (each as Element).properties)
}

test('cells of a table of four columns carry their column and the roles of a table', () => {
  const cards = cardTable(table(['a', 'b', 'c', 'd'], ['1', '2', '3', '4']), 'ja')
  expect(cards.properties).toHaveProperty('dataCards')
  expect(bodyCells(cards)).toEqual([
    { scope: 'row', role: 'rowheader' },
    { dataColumn: 'b', role: 'cell' },
    { dataColumn: 'c', role: 'cell' },
    { dataColumn: 'd', role: 'cell' },
  ])
})

test('three columns become cards only if a cell is a sentence', () => {
  const short = table(['a', 'b', 'c'], ['1', '2', '3'])
  expect(cardTable(short, 'en')).toBe(short)
  const sentence = 'A sentence that is too long for a narrow column of a phone.'
  expect(cardTable(table(['a', 'b', 'c'], ['1', '2', sentence]), 'en').properties).toHaveProperty(
    'dataCards',
  )
})

test('two columns stay a table', () => {
  const two = table(['a', 'b'], ['1', 'x'.repeat(99)])
  expect(cardTable(two, 'ja')).toBe(two)
})
