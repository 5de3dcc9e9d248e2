import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { fitStyles } from './styles.ts'

/** The styles of a page with this body and this script, which imports another; a third is of other pages. */
async function fitted(css: string, body: string): Promise<string[]> {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, '_astro'))
  await writeFile(join(dist, '_astro/a.js'), 'import"./b.js";jsx("ol",{})')
  await writeFile(join(dist, '_astro/b.js'), 'e.className="set-later"')
  await writeFile(join(dist, '_astro/c.js'), 'e.className="set-elsewhere"')
  const document = parse(
    `<html><head><style>${css}</style><script src="/_astro/a.js"></script></head><body>${body}</body></html>`,
  )
  await fitStyles(dist, [{ name: 'page.html', file: 'page.html', document }])
  return document.querySelectorAll('style').map(({ rawText }) => rawText)
}

const body = '<div class="here" id="top"><p>A</p></div>'

test.each([
  ['.gone{a:b}.here{a:b}', '.here{a:b}'],
  ['.gone,p{a:b}', 'p{a:b}'],
  ['@layer a{@media print{.gone p{a:b}}}', ''],
  ['.set-elsewhere{a:b}', ''],
  ['.here [data-kind="bars"] p{a:b}', ''],
  ['dl{a:b}p{a:b}', 'p{a:b}'],
  ['.here>table,.here+h2 sup a{a:b}', ''],
])('unused rules are removed: %s', async (css, left) => {
  expect(await fitted(css, body)).toEqual([left])
})

test.each([
  '@layer a,b;p{a:b}',
  '.here ol{a:b}',
  '[data-kept=dl] p{a:b}p[title="dl h2"]{a:b}p::details-content{a:b}',
  '@keyframes x{from{a:b}50%{a:b}to{a:b}}',
  '[data-open] p:hover::before{content:"x"}',
  '.here:not(.gone):has(>p){a:b}',
  ':is(h1,p):lang(ja){a:b}',
  '*,::before,:focus-visible{a:b}',
  '.here:has(p:is(:hover,:focus-visible))+p{a:b}',
  '.set-later{a:b}',
  '@property --a{syntax:"<integer>"}',
  '@supports (a:attr(x px)){p{a:attr(x px)}}',
])('usable rules are kept: %s', async (css) => {
  expect(await fitted(css, body)).toEqual([css])
})

test('styles for elements that an island may create later are kept', async () => {
  const css = '.here ol{a:b}'
  expect(await fitted(css, `${body}<astro-island></astro-island>`)).toEqual([css])
})

test('rules that nothing before a tool, a part below the first window or the menu uses move there; the others stay', async () => {
  const css =
    '@layer a,b;@keyframes x{to{a:b}}@layer a{.Tool_b,.Shared_a{c:d}@media print{.Tool_b p{g:h}}}p{i:j}'
  const tool =
    '<p class="Shared_a"></p><section data-tool><p class="Shared_a Tool_b"></p></section>'
  for (const body of [
    tool,
    tool.replace('data-tool', 'id="menu"'),
    `${tool.replace('data-tool', 'data-brings-styles')}<p class="Tool_b"></p>`,
  ])
    expect(await fitted(css, body)).toEqual([
      '@layer a,b;@keyframes x{to{a:b}}@layer a{.Shared_a{c:d}}p{i:j}',
      '@layer a,b;@layer a{.Tool_b{c:d}@media print{.Tool_b p{g:h}}}',
    ])
})
