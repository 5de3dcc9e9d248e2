import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { moveToolStyles } from './toolStyles.ts'

const page = (css: string) =>
  parse(
    `<html><head><style>${css}</style></head><body class="Page_all"><p class="Shared_a"></p><section data-tool><p class="Shared_a Tool_b"></p></section></body></html>`,
  )

function moved(css: string): string[] {
  const document = page(css)
  moveToolStyles(document)
  return document.querySelectorAll('style').map(({ rawText }) => rawText)
}

test('rules of what only the tool has are at the tool, with their layers and conditions; the others stay', () => {
  const css =
    '@layer a,b;@layer a{.Tool_b{c:d}.Shared_a{e:f}@media print{.Tool_later p{g:h}}}p{i:j}'
  expect(moved(css)).toEqual([
    '@layer a,b;@layer a{.Shared_a{e:f}}p{i:j}',
    '@layer a,b;@layer a{.Tool_b{c:d}@media print{.Tool_later p{g:h}}}',
  ])
})

test('a page without a tool stays as it is', () => {
  const document = parse('<head><style>.a{b:c}</style></head><p class="a"></p>')
  moveToolStyles(document)
  expect(document.toString()).toBe('<head><style>.a{b:c}</style></head><p class="a"></p>')
})
