import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { faceRules, type TemplateFace } from '../../src/templates/faceRules.ts'
import { axesOf, charactersOf } from './glyphs.ts'
import { cutTemplateFonts } from './templateFonts.ts'

const face = (family: string, file: string, rest: Partial<TemplateFace> = {}) =>
  faceRules([{ family, file, weight: '400', ...rest }])

/** Subsets the fonts of a page; returns characters and axes of the written files by source font. */
async function cut(css: string, body: string) {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const document = parse(`<style>${css}</style>${body}`)
  const page = { name: 'page.html', file: join(dist, 'page.html'), document }
  const { warnings } = await cutTemplateFonts(dist, [page])
  const html = document.toString()
  const files: Record<string, { has: string; axes: Record<string, unknown> }[]> = {}
  for (const [address, name = ''] of html.matchAll(/\/fonts\/(\w+)-\w+\.woff2/g)) {
    const file = await readFile(join(dist, address))
    const axes = Object.entries(axesOf(file)).map(([axis, at]) => [axis, [at?.min, at?.max]])
    const has = [...charactersOf(file)].sort().join('')
    files[name] = [...(files[name] ?? []), { has, axes: Object.fromEntries(axes) }]
  }
  return { files, html, warnings }
}

test('a font gets the characters that the page sets in it', async () => {
  const faces = face('Mihon', 'KleeOne') + face('Mihon Latin', 'Jost')
  const css = `${faces}h1{font-family:Mihon Latin,Mihon}p{--list:"Mihon Latin";font:1rem var(--list)}`
  const { files } = await cut(css, '<h1>見本 C</h1><p>1</p><b>2</b>')
  expect([files.KleeOne?.[0]?.has, files.Jost?.[0]?.has]).toEqual(['C本見', '1C'])
})

test.each([
  [face('A', 'Bricolage', { weight: '600' }), { opsz: [12, 96] }],
  [face('A', 'SourceSerif4', { weight: '400 600' }), { opsz: [8, 60], wght: [400, 600] }],
  [face('A', 'SourceSerif4', { weight: '600', opticalSize: 28 }), {}],
  [face('A', 'Jost', { weight: '100 900' }), { wght: [100, 900] }],
])('fonts keep only the axis ranges that the page declares: %s', async (css, axes) => {
  const { files } = await cut(`${css}p{font-family:A}`, '<p data-opening>On</p><p>e</p>')
  expect(Object.values(files)).toEqual([[{ has: 'Oen', axes }]])
})

test('a Japanese font is split where the page marks its opening, and the second file loads later', async () => {
  const css = `${face('Mihon', 'KleeOne')}h1,p{font-family:Mihon}`
  const { files, html } = await cut(css, '<h1 data-opening>見本</h1><p>見積</p>')
  expect(files.KleeOne?.map(({ has }) => has)).toEqual(['積', '本見'])
  const late = '<style data-late media="(scripting:none)">@font-face{'
  expect(html).toMatch(/font-display:swap.*font-display:optional;unicode-range:U\+672c,U\+898b\}/)
  // The later of two rules for a character wins.
  expect(html.startsWith(late)).toBe(true)
})

test('missing Japanese glyphs and unused fonts are reported', async () => {
  const css = `${face('Mihon', 'DotGothic16')}${face('Latin', 'Jost')}h1{font-family:Mihon}`
  const { html, warnings } = await cut(css, '<h1>見本 𠮷 한</h1>')
  expect(warnings).toEqual([
    'page.html: DotGothic16 has no 𠮷: left to the next face',
    expect.stringMatching(/^page\.html: Jost has nothing to set/),
  ])
  expect(html).not.toContain('/fonts/templates/')
})
