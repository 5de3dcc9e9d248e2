import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { fitStyles } from './styles.ts'

/** The styles of a page with a script that imports another; a third is of other pages. */
async function fitted(css: string, body: string): Promise<string[]> {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, '_astro'))
  await writeFile(join(dist, '_astro/a.js'), 'import"./b.js"')
  await writeFile(join(dist, '_astro/b.js'), 'e.className="later"')
  await writeFile(join(dist, '_astro/c.js'), 'e.className="elsewhere"')
  const document = parse(`<style>${css}</style><script src="/_astro/a.js"></script>${body}`)
  await fitStyles(dist, [{ name: 'page.html', file: 'page.html', document }])
  return document.querySelectorAll('style').map(({ rawText }) => rawText)
}

test('rules stay if the page or a script that it may load names their class', async () => {
  const kept =
    '@layer a,b;@keyframes x{from{a:b}to{a:b}}p:not(.gone):before{content:".gone"}.later{a:b}' +
    '.here:has(p:is(:hover,:focus-visible))+p{a:b}@property --a{syntax:"<integer>"}'
  const gone = '@layer a{@media print{.elsewhere p{a:b}}}.here [data-kind="bars"] p{a:b}'
  expect(await fitted(`${kept}${gone}.here,.gone{a:b}`, '<p class="here">A</p>')).toEqual([
    `${kept}.here{a:b}`,
  ])
})

test('rules that only a tool or the menu uses move there; the others stay', async () => {
  const css =
    '@layer a,b;@keyframes x{to{a:b}}@layer a{.Tool_b,.Shared_a{c:d}@media print{.Tool_b p{g:h}}}p{i:j}'
  const tool =
    '<p class="Shared_a"></p><section data-tool><p class="Shared_a Tool_b"></p></section>'
  for (const body of [tool, tool.replace('data-tool', 'id="menu"')])
    expect(await fitted(css, body)).toEqual([
      '@layer a,b;@keyframes x{to{a:b}}@layer a{.Shared_a{c:d}}p{i:j}',
      '@layer a,b;@layer a{.Tool_b{c:d}@media print{.Tool_b p{g:h}}}',
    ])
})
