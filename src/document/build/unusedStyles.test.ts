import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedStyles } from './unusedStyles.ts'

/** What is left of styles on a page with the given body, on a site with one script. */
async function left(css: string, body: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, '_astro'))
  await writeFile(join(dist, '_astro/a.js'), 'e.className="set-later";jsx("ol",{})')
  const document = parse(`<html><style>${css}</style><body>${body}</body></html>`, {
    blockTextElements: { style: true },
  })
  await removeUnusedStyles(dist, [{ name: 'page.html', file: 'page.html', document }])
  return document.querySelector('style')?.rawText ?? ''
}

const body = '<div class="here" id="top"><p>A</p></div>'

test('what a page cannot use goes', async () => {
  expect(await left('.gone{a:b}.here{a:b}', body)).toBe('.here{a:b}')
  expect(await left('dl{a:b}p{a:b}', body)).toBe('p{a:b}')
  expect(await left('.gone p,.here p{a:b}', body)).toBe('.here p{a:b}')
  expect(await left('@layer x{@media print{.gone{a:b}}}.here{a:b}', body)).toBe('.here{a:b}')
})

test('what looks like an element in a rule stays as it is', async () => {
  const css = '@property --turn{syntax:"<integer>";inherits:true;initial-value:0}.here{a:b}'
  expect(await left(css, body)).toBe(css)
})

test('what a state, an attribute or a script may bring stays', async () => {
  for (const css of [
    '@layer a,b;p{a:b}',
    '@keyframes x{from{a:b}50%{a:b}to{a:b}}',
    'p:hover::before{content:"x"}',
    '[data-open] p{a:b}',
    '.here:not(.gone){a:b}',
    '.here:has(>p){a:b}',
    ':root:lang(ja){a:b}',
    ':is(h1,p):lang(ja){a:b}',
    ':focus-visible{a:b}',
    '*,::before{a:b}',
    '.here:is(:hover,:focus-visible)+p{a:b}',
    '.here:has(p:is(:hover,:focus-visible)) p{a:b}',
    '.set-later{a:b}',
    '@supports (a:attr(x px)){p{a:attr(x px)}}',
    'code{a:b}',
  ])
    expect(await left(css, `${body}<pre><code>A</code></pre>`)).toBe(css)
})

test('an island may make elements that the page does not have yet', async () => {
  expect(await left('.here ol{a:b}', body)).toBe('')
  expect(await left('.here ol{a:b}', `${body}<astro-island></astro-island>`)).toBe('.here ol{a:b}')
})
