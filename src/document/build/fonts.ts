import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegrationLogger } from 'astro'
import { parse } from 'node-html-parser'
import subsetFont from 'subset-font'
import { contentHash, filesBelow } from './files.ts'

const modules = 'node_modules'
const mincho = `${modules}/@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf`
const newsreader = `${modules}/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`
const instrument = `${modules}/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″€−→`
const latinRange = 'U+20-7E,U+A0-FF,U+2013-203A,U+20AC,U+2192,U+2212'
const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fa)}ー、。・「」『』（）？！：～〇々％`
const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/g

/** What stands in a page's head until the fonts are cut. */
export const fontsPlaceholder = '/fonts/fonts.css'

/**
 * Cuts the heading fonts to the characters that the built pages use, and puts each page's font
 * style sheet into its head. Japanese headings share a core (kana and what many pages use, cached
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
    face(
      'Newsreader Cut',
      '500',
      await cut('newsreader', newsreader, latin, { wght: 500, opsz: 40 }),
      latinRange,
    ),
    face('Instrument Cut', '400 700', await cut('instrument', instrument, latin), latinRange),
  ]
  const coreFace = face(
    'Mincho Core',
    '500',
    await cut('mincho', mincho, [...core].sort().join('')),
  )
  for (const { file, html, characters } of pages) {
    const own = [...characters]
      .filter((character) => !core.has(character))
      .sort()
      .join('')
    const faces = [...shared]
    if (characters.size) faces.push(coreFace)
    if (own) faces.push(face('Mincho Page', '500', await cut('mincho', mincho, own)))
    const sheet = await save('fonts', faces.join('\n'), 'css')
    await writeFile(file, html.replaceAll(fontsPlaceholder, sheet))
  }
  logger.info(`fonts cut for ${pages.length} pages, ${core.size} characters shared`)
}

/** The Japanese characters of everything that is set in the heading face. */
function headingCharacters(html: string): Set<string> {
  const headings = parse(html).querySelectorAll('h1, h2, h3, [data-serif]')
  return new Set(headings.flatMap((heading) => heading.textContent.match(japanese) ?? []))
}

function face(family: string, weight: string, path: string, unicodeRange?: string): string {
  const ranges = unicodeRange ? `unicode-range:${unicodeRange};` : ''
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;${ranges}src:url(${path}) format("woff2")}`
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
    '/fonts/mincho.ttf': mincho,
  }
  const path = request.url ?? ''
  if (path === fontsPlaceholder) {
    response.setHeader('content-type', 'text/css')
    response.end(
      [
        face('Newsreader Cut', '500', '/fonts/newsreader.woff2', latinRange),
        face('Instrument Cut', '400 700', '/fonts/instrument.woff2', latinRange),
        face('Mincho Core', '500', '/fonts/mincho.ttf').replace(' format("woff2")', ''),
      ].join('\n'),
    )
  } else if (whole[path]) response.end(await readFile(whole[path]))
  else next()
}
