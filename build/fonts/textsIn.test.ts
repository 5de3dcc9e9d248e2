import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { textsIn } from './textsIn.ts'

const tokens = ':root{--serif:"Face", "Face Fallback", serif;--title:500 1rem / 1 var(--serif)}'

/** The texts found in the font on a page with this CSS and body. */
const found = (css: string, body = '<main><i></i><p>文<b>A</b></p></main>') =>
  textsIn(parse(`<style>${tokens}body{font:1rem sans-serif}${css}</style>${body}`), 'Face')

test.each([
  'p{font:italic 500 1rem/1.5 Face,serif}',
  'p{font-family:serif,FACE}',
  'p{font:var(--title)}',
  'p{font-family:var(--none, "Face", serif)}',
  'main{font-family:var(--serif)}',
  '@layer a{@media (width<768px){h6,main>p{font-family:var(--serif)}}}',
  'p:first-letter:hover:not(.x,:is(.y)){font-family:var(--serif)}',
  ':is(h6,p):lang(ja){font-family:var(--serif)}',
  ':where(main:hover)>:nth-child(2){font-family:var(--serif)}',
])('finds text set in the font: %s', (css) => {
  expect(found(css)).toEqual(['文A'])
})

test.each([
  'p{font-family:"Face Latin","My Face"}',
  'p{font:500 1rem/1.5 Face Latin,serif}',
  ':root{--serif-2:serif}p{font-family:var(--serif-2)}',
  '@font-face{font-family:"Face";src:url(/a.woff2)}h2{font-family:"Face"}',
])('ignores text set in another font: %s', (css) => {
  expect(found(css)).toEqual([])
})

test('texts of pseudo-elements and of islands are found', () => {
  const css = 'li::before{font-family:var(--serif);content:counter(a) "第" / "x"}'
  expect(found(css, '<li>文</li>')).toEqual(['第', 'x'])
  expect(
    found('', '<astro-island props="{&quot;a&quot;:&quot;完了&quot;}"></astro-island>')[0],
  ).toContain('完了')
})
