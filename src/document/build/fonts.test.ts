import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import type { LateFace } from '../lateFonts.ts'
import { cutFonts } from './fonts.ts'
import { charactersOf } from './glyphs.ts'

const style = '<style>h2{font-family:"Newsreader Cut"}</style>'
const head = `<html data-fonts="/fonts/fonts.json">${style}`

/** The whole Japanese font has 8 MB, and is cut several times. */
const slow = { timeout: 60_000 }

/** Cuts the fonts of a site of these pages; resolves a reader of a page's faces, and the warnings. */
async function cut(bodies: Record<string, string>) {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const pages = Object.entries(bodies).map(([name, body]) => ({
    name: `${name}.html`,
    file: join(dist, `${name}.html`),
    document: parse(head + body),
  }))
  const { warnings } = await cutFonts(dist, pages)
  const faces = async (name: string) => {
    const page = pages.find((each) => each.name === `${name}.html`)
    const list = page?.document.querySelector('html')?.getAttribute('data-fonts') ?? ''
    const faces: LateFace[] = JSON.parse(await readFile(join(dist, list), 'utf8'))
    const files = faces.map(async ([family, url]) => {
      const source = /^url\((.+)\)$/.exec(url)?.[1] ?? ''
      const file = await readFile(join(dist, source))
      return [family, { source, has: charactersOf(file) }] as const
    })
    return Object.fromEntries(await Promise.all(files))
  }
  return { faces, warnings }
}

test(
  'a page has the glyphs of its headings, shared where other pages need them',
  slow,
  async () => {
    const { faces, warnings } = await cut({
      a: '<h2>継承の道 Ⅳ</h2><p>経営</p>',
      b: '<h2>継承の時 “2030”</h2>',
      c: '<h2>Succession 2030</h2>',
      d: '<h2>Plan → act</h2>',
    })
    const a = await faces('a')
    const b = await faces('b')
    expect(a['Mincho Core']?.source).toBe(b['Mincho Core']?.source)
    const core = a['Mincho Core']?.has
    for (const shared of '継承のアー、') expect(core).toContain(shared)
    expect(a['Mincho Page']?.has).toEqual(new Set('道Ⅳ'))
    expect(b['Mincho Page']?.has).toEqual(new Set('時'))
    expect(b['Newsreader Cut']?.has).toContain('“')
    expect(Object.keys(await faces('c'))).toEqual(['Newsreader Cut', 'Instrument Cut'])
    // The Latin face has no arrow.
    expect((await faces('d'))['Mincho Page']?.has).toEqual(new Set('→'))
    expect(warnings).toEqual([])
  },
)

test(
  'a character that the heading face lacks is left to the next face, with a warning that names page and text',
  slow,
  async () => {
    const { faces, warnings } = await cut({
      good: '<p>한</p><h2>良</h2>',
      bad: '<h2>良い 한국 text</h2>',
      worse: '<h2>🏛</h2>',
    })
    expect(warnings).toEqual([
      'bad.html, “良い 한국 text”: the typeface of headings has no 한 국: left to the next one.',
      'worse.html, “🏛”: the typeface of headings has no 🏛: left to the next one.',
    ])
    expect((await faces('bad'))['Mincho Core']?.has).toContain('い')
    expect(Object.keys(await faces('worse'))).toEqual(['Newsreader Cut', 'Instrument Cut'])
  },
)
