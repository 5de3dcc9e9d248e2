import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import { parse } from 'node-html-parser'
import subsetFont from 'subset-font'
import type { LateFace } from '../lateFonts.ts'
import { contentHash, filesBelow } from './files.ts'

const modules = 'node_modules'
// The one weight that headings use; the font's package brings all five (decision 10).
const mincho = 'src/document/fonts/ShipporiMincho-SemiBold.woff2'
const newsreader = `${modules}/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`
const instrument = `${modules}/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`

const latin = `${range(0x20, 0x7e)}£§©®°±·×ÀÄÇÉÖÜßàáâäçèéêëíîïñóôöùúûüœ–—‘’“”•…€−→`
const latinRange = 'U+20-7E,U+A3-FF,U+153,U+2013-2026,U+20AC,U+2192,U+2212'
const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fa)}ー、。・「」『』（）？！：～〇々％`
const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/g

/** What stands in a page's head until the fonts are cut. */
export const fontsPlaceholder = '/fonts/fonts.json'

/**
 * Cuts the heading fonts to the characters that the built pages use, and names each page's list of
 * faces in its head, for src/document/lateFonts.ts. Japanese headings share a core (kana and what many pages use, cached
 * after the first page); what only this page uses comes in a small second file. Measured reasons:
 * docs/decisions/0003-fonts-after-load.md.
 */
export async function cutFonts(dist: string, logger: AstroIntegrationLogger): Promise<void> {
  const files = await filesBelow(dist, '.html')
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file, 'utf8')
      return { file, html, characters: headingCharacters(html) }
    }),
  )
  const sets = pages.map(({ characters }) => characters).filter((set) => set.size > 0)
  const core = new Set(kana)
  for (const character of new Set(sets.flatMap((set) => [...set]))) {
    const pagesWith = sets.filter((set) => set.has(character)).length
    if (pagesWith >= Math.max(2, sets.length / 3)) core.add(character)
  }

  await mkdir(join(dist, 'fonts'), { recursive: true })
  const save = async (name: string, content: Uint8Array | string, ending: string) => {
    const path = `/fonts/${name}-${contentHash(content)}.${ending}`
    await writeFile(join(dist, path), content)
    return path
  }
  const cut = async (name: string, source: string, text: string, axes?: Record<string, number>) => {
    const options = { targetFormat: 'woff2' as const, ...(axes && { variationAxes: axes }) }
    const font = await subsetFont(await readFile(source), text, options)
    return save(name, font, 'woff2')
  }

  const shared = [
    latinFaces.newsreader(await cut('newsreader', newsreader, latin, { wght: 500, opsz: 40 })),
    latinFaces.instrument(await cut('instrument', instrument, latin)),
  ]
  const coreText = [...core].sort().join('')
  const coreFace = minchoFace('Mincho Core', await cut('mincho', mincho, coreText))
  for (const { file, html, characters } of pages) {
    const own = [...characters]
      .filter((character) => !core.has(character))
      .sort()
      .join('')
    const faces = [...shared]
    if (characters.size) faces.push(coreFace)
    if (own) faces.push(minchoFace('Mincho Page', await cut('mincho', mincho, own)))
    const list = await save('fonts', JSON.stringify(faces), 'json')
    await writeFile(file, html.replaceAll(fontsPlaceholder, list))
  }
  logger.info(`fonts cut for ${pages.length} pages, ${core.size} characters shared`)
}

/** The Japanese characters of everything that is set in the heading face. */
function headingCharacters(html: string): Set<string> {
  const headings = parse(html).querySelectorAll('h1, h2, h3, [data-serif]')
  return new Set(headings.flatMap((heading) => heading.textContent.match(japanese) ?? []))
}

const latinFaces = {
  newsreader: (source: string): LateFace => ({
    family: 'Newsreader Cut',
    source,
    weight: '500',
    unicodeRange: latinRange,
  }),
  instrument: (source: string): LateFace => ({
    family: 'Instrument Cut',
    source,
    weight: '400 700',
    unicodeRange: latinRange,
    text: true,
  }),
}

function minchoFace(family: string, source: string): LateFace {
  return { family, source, weight: '500' }
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}

/** In development the whole fonts are served, so that no word waits for a build. */
export async function serveWholeFonts(
  request: { url?: string | undefined },
  response: { setHeader(name: string, value: string): void; end(body: string | Buffer): void },
  next: () => void,
): Promise<void> {
  const whole: Record<string, string> = {
    '/fonts/newsreader.woff2': newsreader,
    '/fonts/instrument.woff2': instrument,
    '/fonts/mincho.woff2': mincho,
  }
  const path = request.url ?? ''
  if (path === fontsPlaceholder) {
    const faces = [
      latinFaces.newsreader('/fonts/newsreader.woff2'),
      latinFaces.instrument('/fonts/instrument.woff2'),
      minchoFace('Mincho Core', '/fonts/mincho.woff2'),
    ]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(faces))
  } else if (whole[path]) response.end(await readFile(whole[path]))
  else next()
}
