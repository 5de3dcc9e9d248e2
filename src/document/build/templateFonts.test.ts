import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { axesOf, charactersOf } from './glyphs.ts'
import { cutTemplateFonts } from './templateFonts.ts'

const face = (family: string, file: string, rest = '') =>
  `@font-face{font-family:${family};src:url(/fonts/templates/${file}.woff2)format("woff2");${rest}}`

/** Cuts the faces of a page with the given styles and body; gives the cut files by the names of their whole ones. */
async function cutFiles(css: string, body: string) {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const document = parse(`<style>${css}</style>${body}`)
  const page = { name: 'page.html', file: join(dist, 'page.html'), document }
  const { written, warnings } = await cutTemplateFonts(dist, [page])
  const html = document.toString()
  const files = new Map<string, Uint8Array>()
  for (const [address, name = ''] of html.matchAll(/\/fonts\/(\w+)-\w+\.woff2/g)) {
    files.set(name, await readFile(join(dist, address)))
  }
  return { count: written, files, html, warnings }
}

/** The characters that the cuts have. */
async function cut(css: string, body: string) {
  const { count, files } = await cutFiles(css, body)
  const has = [...files].map(([name, file]) => [name, [...charactersOf(file)].sort().join('')])
  return { count, has: Object.fromEntries(has) }
}

test('a face has what the page sets in its family, and nothing of a family whose name goes on', async () => {
  const css = `${face('Mihon', 'KleeOne')}${face('Mihon Latin', 'Jost')}
h1{font-family:Mihon}p{font:500 1rem Mihon Latin,serif}`
  expect(await cut(css, '<h1>見本</h1><p>Two</p><i>3</i>')).toEqual({
    count: 2,
    has: { KleeOne: '本見', Jost: 'Tow' },
  })
})

test('two faces of one file are one cut, which has the characters of both', async () => {
  const css = `${face('Thin', 'Jost', 'font-weight:100')}${face('"Thick"', 'Jost', 'font-weight:900')}
h1{font-family:Thick}p{font-family:Thin}`
  expect(await cut(css, '<h1>One</h1><p>Two</p>')).toEqual({ count: 1, has: { Jost: 'OTenow' } })
})

test('a cut has no alternates that nothing asks for, and of its axes what the page declares', async () => {
  const css = `${face('Hand', 'KleeOne', 'font-weight:600')}${face('Latin', 'Bricolage', 'font-weight:600')}
${face('Figure', 'SourceSerif4', 'font-weight:400 600')}${face('All', 'Jost', 'font-weight:100 900')}
h1{font-family:Hand}p{font-family:Latin}b{font-family:Figure}i{font-family:All}`
  const { files } = await cutFiles(css, '<h1>見本会社事業承継相談壱</h1><p>One</p><b>2</b><i>3</i>')
  const hand = create(Buffer.from(files.get('KleeOne') ?? []))
  // One glyph a character, the one for what is missing, and what stands for a character in upright columns.
  expect('numGlyphs' in hand && hand.numGlyphs).toBeLessThanOrEqual(2 * 11 + 1)
  const axes = (name: string) =>
    Object.fromEntries(
      Object.entries(axesOf(files.get(name) ?? new Uint8Array())).map(([axis, range]) => [
        axis,
        [range?.min, range?.max],
      ]),
    )
  // Its width is the usual one, its optical size follows the text's.
  expect(axes('Bricolage')).toEqual({ opsz: [12, 96] })
  expect(axes('SourceSerif4')).toEqual({ opsz: [8, 60], wght: [400, 600] })
  expect(axes('Jost')).toEqual({ wght: [100, 900] })
})

test('of a character of Japanese that its face lacks page and text are told', async () => {
  const css = `${face('Mihon', 'DotGothic16')}h1{font-family:Mihon}`
  const { warnings, html } = await cutFiles(css, '<h1>見本 𠮷 한</h1>')
  expect(warnings).toEqual([expect.stringMatching(/^page\.html: “𠮷” \(U\+20BB7\) in “見本/)])
  expect(html).not.toContain('/fonts/templates/')
})

test('what a list names later is not cut to what it names before has', async () => {
  const css = `${face('Mihon', 'KleeOne')}${face('Latin', 'Jost')}
h1{font-family:Latin,Mihon}p{--list:Latin,Mihon,serif;font:1rem var(--list)}`
  expect(await cut(css, '<h1>見本 Co</h1><p>1</p>')).toEqual({
    count: 2,
    has: { KleeOne: '本見', Jost: '1Co' },
  })
  // One list is enough that names it alone.
  const alone = `${css}b{font-family:Mihon}`
  const { has } = await cut(alone, '<h1>見本 Co</h1><b>Co</b>')
  expect(has.KleeOne).toBe('Co本見')
})

test('a Japanese face comes in two where the page names its opening; the second waits', async () => {
  const css = `${face('Mihon', 'KleeOne', 'font-display:optional')}h1,p{font-family:Mihon}`
  const { count, html } = await cutFiles(css, '<h1 data-opening>見本</h1><p>見積</p>')
  expect(count).toBe(2)
  const late = /<style data-late media="\(scripting:none\)">(.*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(late).toContain('font-display:swap')
  expect(late).not.toContain('unicode-range')
  const now = html.replace(/<style data-late.*?<\/style>/, '')
  expect(now).toMatch(/font-display:optional;unicode-range:\s?U\+672C,U\+898B\}/)
  // Of two rules for a character the later one counts.
  expect(html.indexOf(late)).toBeLessThan(html.indexOf('unicode-range'))
  expect(/url\(.*?\)/.exec(late)?.[0]).not.toBe(/url\(.*?\)/.exec(now)?.[0])
})

test('Latin letters, which are spaced by pairs, stay in one file', async () => {
  const css = `${face('Latin', 'Jost')}h1,p{font-family:Latin}`
  const { has, count } = await cut(css, '<h1 data-opening>One</h1><p>Two</p>')
  expect(count).toBe(1)
  expect(has).toEqual({ Jost: 'OTenow' })
})

test('a face has one optical size where the page says which', async () => {
  const css = `${face('Figure', 'SourceSerif4', 'font-weight:600;font-variation-settings:"opsz" 28')}b{font-family:Figure}`
  const { files } = await cutFiles(css, '<b>2</b>')
  expect(Object.keys(axesOf(files.get('SourceSerif4') ?? new Uint8Array()))).toEqual([])
})

test('of a face that has nothing to set page and face are told', async () => {
  const css = `${face('Mihon', 'KleeOne')}${face('Latin', 'Jost')}h1{font-family:Latin,Mihon}`
  const { warnings } = await cutFiles(css, '<h1>One</h1>')
  expect(warnings).toEqual([expect.stringMatching(/^page\.html: KleeOne has nothing to set/)])
})
