import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parse } from 'node-html-parser'
import type { LateFace } from '../lateFonts.ts'
import { contentHash, filesBelow } from './builtFiles.ts'
import * as faces from './faces.ts'
import { cutFont, drawn, type Font, missing, openFont } from './glyphs.ts'
import { textsIn } from './serif.ts'

/** What is in a page's head until the fonts are cut. */
export const fontsPlaceholder = '/fonts/fonts.json'

interface Page {
  readonly file: string
  readonly html: string
  /** All that is or may be set in the heading face. */
  readonly texts: readonly string[]
}

/**
 * Cuts the fonts to the characters that the built pages use, and names each page's list of faces in its
 * head, for src/document/lateFonts.ts. Japanese text in the heading face shares a core (kana and what
 * many pages use, cached after the first page); what only this page uses comes in a small second file.
 * Why so: docs/decisions/0009-late-fonts-or-optional.md.
 * @param dist the built site's directory
 * @returns how many pages there are and how many characters the core has
 * @throws Error that names page, character and text where no font of the heading face has the glyph
 */
export async function cutFonts(dist: string): Promise<{ pages: number; shared: number }> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  const pages = await readPages(dist)
  const [newsreader, instrument, mincho] = await Promise.all([
    openFont(faces.sources.newsreader),
    openFont(faces.sources.instrument),
    openFont(faces.sources.mincho),
  ])
  const latin = await cutFont(newsreader, faces.latin, { wght: 500, opsz: 40 })
  const shared = [
    faces.newsreaderFace(await save(dist, 'newsreader', latin)),
    faces.instrumentFace(await save(dist, 'instrument', await cutFont(instrument, faces.latin))),
  ]
  const wanted = pages.map(({ texts }) => {
    const all = [...drawn(texts.join(''))]
    return new Set(
      all.filter((character) => mincho.has.has(character) && !latin.has.has(character)),
    )
  })
  const coreText = coreOf(wanted)
  const core = await cutFont(mincho, inOrder(coreText))
  const coreFace = faces.minchoFace('Core', await save(dist, 'mincho', core))

  const problems: string[] = []
  for (const [at, { file, html, texts }] of pages.entries()) {
    const japanese = wanted[at] ?? new Set()
    const own = inOrder([...japanese].filter((character) => !coreText.has(character)))
    const list: LateFace[] = [...shared]
    const has = [latin.has, core.has]
    if (japanese.size) list.push(coreFace)
    if (own) {
      const rest = await cutFont(mincho, own)
      has.push(rest.has)
      list.push(faces.minchoFace('Page', await save(dist, 'mincho', rest)))
    }
    const gaps = missing(texts, new Set(has.flatMap((set) => [...set])))
    problems.push(...gaps.map((gap) => `${relative(dist, file)}: ${gap}`))
    const path = await save(dist, 'fonts', JSON.stringify(list))
    await writeFile(file, html.replaceAll(fontsPlaceholder, path))
  }
  if (problems.length > 0) {
    throw new Error(
      `The heading face has no glyph for these characters; write them otherwise:\n${problems.join('\n')}`,
    )
  }
  return { pages: pages.length, shared: core.has.size }
}

async function readPages(dist: string): Promise<Page[]> {
  const files = await filesBelow(dist, '.html')
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })),
  )
  // What comes to be on a page that names it: the menu's map, a tool.
  const fragments = pages.filter(({ html }) => /<html[^>]* data-fragment/.test(html))
  const brought = (html: string) =>
    fragments
      .filter(({ file }) => html.includes(`="/${relative(dist, file).replace(/\.html$/, '')}"`))
      .flatMap((fragment) => textsIn(parse(fragment.html), faces.serifFamily))
  return (
    pages
      // Templates have faces of their own.
      .filter(({ html }) => html.includes(fontsPlaceholder))
      .map(({ file, html }) => ({
        file,
        html,
        texts: [...textsIn(parse(html), faces.serifFamily), ...brought(html)],
      }))
  )
}

/** Kana, and what at least a third of the pages with such text use. */
function coreOf(pages: readonly ReadonlySet<string>[]): Set<string> {
  const sets = pages.filter((set) => set.size > 0)
  const all = new Set(sets.flatMap((set) => [...set]))
  const many = [...all].filter((character) => {
    return sets.filter((set) => set.has(character)).length >= Math.max(2, sets.length / 3)
  })
  return new Set([...faces.kana, ...many])
}

/** In one order, so that the same characters make the same file. */
function inOrder(characters: Iterable<string>): string {
  return [...characters].sort().join('')
}

/** Writes a font or a list under a name that its content makes; returns its address. */
async function save(dist: string, name: string, content: Font | string): Promise<string> {
  const [data, ending] = typeof content === 'string' ? [content, 'json'] : [content.font, 'woff2']
  const path = `/fonts/${name}-${contentHash(data)}.${ending}`
  await writeFile(join(dist, path), data)
  return path
}
