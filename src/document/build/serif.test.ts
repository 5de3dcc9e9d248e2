import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { textsIn } from './serif.ts'

const tokens = ':root{--serif:"Face", "Face Fallback", serif;--title:500 1rem / 1 var(--serif)}'

/** What is found in the face on a page with the given styles and body. */
const found = (css: string, body: string) =>
  textsIn(parse(`<style>${tokens}body{font:1rem sans-serif}${css}</style>${body}`), 'Face')

test.each([
  ['by its family', 'p{font-family:"Face",serif}'],
  ['in the shorthand', 'p{font:500 1rem/1.5 "Face"}'],
  ['through a property', 'p{font-family:var(--serif)}'],
  ['through a property in another', 'p{font:var(--title)}'],
  ['inherited', 'main{font-family:var(--serif)}'],
  ['in one of several selectors', 'h6,main>p{font-family:var(--serif)}'],
  ['on some screens', '@layer a{@media (width<768px){p{font-family:var(--serif)}}}'],
  ['in some state', 'p:first-letter:hover:not(.x){font-family:var(--serif)}'],
  ['in some language', ':is(h6,p):lang(ja){font-family:var(--serif)}'],
  [
    'in a state of something above it',
    ':where(main:hover)>:nth-child(2){font-family:var(--serif)}',
  ],
])('text set in the face is found: %s', (_, css) => {
  expect(found(css, '<main><i></i><p>序<b>文</b> &amp; A</p></main><p></p>')[0]).toContain(
    '序文 & A',
  )
})

test('text that is set in another face is not', () => {
  expect(found('h2{font-family:var(--serif)}h2 b{x:y}', '<p>文</p><h2></h2>')).toEqual([])
})

test.each([
  ['that goes on after the name', 'p{font-family:"Face Latin","My Face"}'],
  ['that goes on after the name, unquoted', 'p{font:500 1rem/1.5 Face Latin,My Face,serif}'],
  ['through a property whose name goes on', ':root{--serif-2:serif}p{font-family:var(--serif-2)}'],
])('text that is set in a family %s is not', (_, css) => {
  expect(found(css, '<p>文</p>')).toEqual([])
})

test.each([
  ['unquoted, after a size', 'p{font:italic 500 1rem/1.5 Face,serif}'],
  ["unquoted, after a size's word", 'p{font:bold x-large/normal Face}'],
  ['in other case', 'p{font-family:serif,FACE}'],
  ['in place of a property', 'p{font-family:var(--none, "Face", serif)}'],
])('a family is found %s', (_, css) => {
  expect(found(css, '<p>文</p>')).toEqual(['文'])
})

test('a face that is declared on the page sets nothing by that', () => {
  const css = '@font-face{font-family:"Face";src:url(/a.woff2)}h2{font-family:"Face"}'
  expect(found(css, '<p>文</p><h2>題</h2>')).toEqual(['題'])
})

test('what a pseudo-element says is found; its element is not', () => {
  const css = 'li::before{font-family:var(--serif);content:counter(a) "第" / "x"}'
  expect(found(css, '<li>文</li>')).toEqual(['第', 'x'])
})

test('what an island may show later is found', () => {
  const island = '<astro-island props="{&quot;title&quot;:[0,&quot;完了&quot;]}"></astro-island>'
  expect(found('', island).join()).toContain('完了')
})
