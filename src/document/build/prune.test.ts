import { expect, test } from 'vitest'
import { prune } from './prune.ts'

const fixed = new Set(['here', 'gone', 'also-gone'])
const pruned = (css: string, body = '<p class="here extra">', kept: string[] = []) =>
  /<style>(.*)<\/style>/s.exec(prune(`<style>${css}</style>${body}`, fixed, new Set(kept)))?.[1]

test('a rule that needs a class the page lacks goes, and what it leaves empty', () => {
  expect(pruned('.here{a:b}.gone{c:d}')).toBe('.here{a:b}')
  expect(pruned(':where(.gone)>p{a:b}')).toBe('')
  expect(pruned('.gone p,.here p{a:b}')).toBe('.here p{a:b}')
  expect(pruned('@media print{.gone{a:b}}@layer x;.here{a:b}')).toBe('@layer x;.here{a:b}')
})

test('a rule that could still apply stays', () => {
  for (const css of [
    '.here.script-sets-this{a:b}',
    'p:not(.gone){a:b}',
    ':is(.gone,p){a:b}',
    ':where(.gone, :not(.also-gone))+p{a:b}',
    ':is(.gone, .here)>p{a:b}',
    'p{a:b}',
    '@keyframes x{from{a:b}}',
  ]) {
    expect(pruned(css)).toBe(css)
  }
})

test('a property set once for the page is written out where that is shorter', () => {
  expect(pruned(':root{--a:1px;--b:3px}p{x:var(--a);y:var(--b)}@media print{:root{--b:4px}}')).toBe(
    ':root{--b:3px}p{x:1px;y:var(--b)}@media print{:root{--b:4px}}',
  )
  const long = ':root{--a:"a long list of fonts"}p{x:var(--a);y:var(--a)}'
  expect(pruned(long)).toBe(long)
  expect(pruned('.here{--a:1px}p{x:var(--a)}')).toBe('.here{--a:1px}p{x:var(--a)}')
  expect(pruned(':root{--a:1px}p{x:var(--a,2px)}')).toBe(':root{--a:1px}p{x:var(--a,2px)}')
})

test('a custom property goes when nothing uses it, and then those that only it used', () => {
  expect(pruned('p{--a:1;--b:var(--a);--c:2;x:var(--c)}')).toBe('p{--c:2;x:var(--c)}')
  expect(pruned(':root{--a:1}', '', ['--a'])).toBe(':root{--a:1}')
})
