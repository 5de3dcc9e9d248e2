import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedStyles } from './styles.ts'

test('rules stay if the page or a script that it may load names their class', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, '_astro'))
  await writeFile(join(dist, '_astro/a.js'), 'import"./b.js"')
  await writeFile(join(dist, '_astro/b.js'), 'e.className="later"')
  await writeFile(join(dist, '_astro/c.js'), 'e.className="elsewhere"')
  const css = `@layer a,b;@keyframes spin{to{color:red}}p:not(.gone):before{content:".gone"}.here,.gone,.spin{animation:1s spin}
.later{color:red}.here .gone{color:blue}@layer a{@media print{.elsewhere p{color:red}}}
.here:has(p:is(:hover,:focus-visible))+p{color:red}@property --a{syntax:"<integer>";inherits:false;initial-value:0}`
  const document = parse(
    `<style>${css}</style><script src="/_astro/a.js"></script><p class="here">A</p>`,
  )
  await removeUnusedStyles(
    dist,
    [{ name: 'page.html', file: 'page.html', document }],
    ['safari 15.4'],
  )
  const left = document.querySelector('style')?.rawText ?? ''
  for (const kept of [
    '@keyframes spin',
    ':not(.gone):before',
    '.here',
    '.later',
    ':hover',
    '"<integer>"',
  ])
    expect(left).toContain(kept)
  expect(left).not.toMatch(/elsewhere|print|\.here \.gone/)
})
