import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import type { LateFace } from '../../src/browser/lateFonts.ts'
import { cutFonts } from './fonts.ts'
import { charactersOf } from './glyphs.ts'

test('pages get the glyphs of their headings, shared ones from the core; missing glyphs are reported', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const pages = Object.entries({
    a: '<h2>継承の道 Ⅳ</h2><p>経営 한</p>',
    b: '<h2>継承の時 “2030”</h2>',
    c: '<h2>Succession 🏛</h2>',
    // The Latin font has no arrow.
    d: '<h2>Plan → 한국</h2>',
  }).map(([name, body]) => ({
    name: `${name}.html`,
    file: join(dist, `${name}.html`),
    document: parse(
      `<script type="application/json" data-fonts></script><style>h2{font-family:"Newsreader Cut"}</style>${body}`,
      { blockTextElements: { script: true, style: true } },
    ),
  }))
  const { warnings } = await cutFonts(dist, pages)
  const [a, b, c, d] = await Promise.all(
    pages.map(async ({ document }) => {
      const list = document.querySelector('script[data-fonts]')?.textContent ?? ''
      const faces: LateFace[] = JSON.parse(list)
      const files = faces.map(async ([family, url]) => {
        const source = url.slice('url('.length, -1)
        return [family, { source, has: charactersOf(await readFile(join(dist, source))) }] as const
      })
      return Object.fromEntries(await Promise.all(files))
    }),
  )
  expect(a?.['Mincho Core']?.source).toBe(b?.['Mincho Core']?.source)
  expect([...'継承のアー、'].filter((each) => !a?.['Mincho Core']?.has.has(each))).toEqual([])
  expect(a?.['Mincho Page']?.has).toEqual(new Set('道Ⅳ'))
  expect(b?.['Mincho Page']?.has).toEqual(new Set('時'))
  expect(b?.['Newsreader Cut']?.has).toContain('“')
  expect(Object.keys(c ?? {}), 'running text first').toEqual(['Instrument Cut', 'Newsreader Cut'])
  expect(d?.['Mincho Page']?.has).toEqual(new Set('→'))
  expect(warnings).toEqual([
    'c.html, “Succession 🏛”: the typeface of headings has no 🏛: left to the next one.',
    'd.html, “Plan → 한국”: the typeface of headings has no 한 국: left to the next one.',
  ])
})
