import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LateFace } from '../lateFonts.ts'
import { contentHash } from './builtFiles.ts'
import type { BuiltPage } from './builtPages.ts'
import * as faces from './faces.ts'
import { cutFont, drawn, type Font, type Gap, gaps, openFont } from './glyphs.ts'
import { textsIn } from './serif.ts'

/** What is in a page's head until the fonts are cut. */
export const fontsPlaceholder = '/fonts/fonts.json'

/**
 * Cuts the fonts to the characters that the built pages use, and names each page's list of faces in its
 * head, for src/document/lateFonts.ts. Japanese text in the heading face shares a core (kana and what
 * many pages use, cached after the first page); what only this page uses comes in a small second file.
 * A character that the heading face lacks is left to the next face of the list. Why so: docs/decisions/0009-late-fonts.md.
 * @param dist the built site's directory
 * @param all the built pages; those with the placeholder are changed
 * @param placesOf where a text with a character that is left stands in `content/`, for the warning; else the page is named
 * @returns how many pages there are, how many characters the core has, and a warning for each text that lacks some
 */
export async function cutFonts(
  dist: string,
  all: readonly BuiltPage[],
  placesOf: (gap: Gap) => readonly string[] = () => [],
): Promise<{ pages: number; shared: number; warnings: string[] }> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  // Templates have faces of their own.
  const pages = all
    .filter(({ document }) => document.querySelector(`html[data-fonts="${fontsPlaceholder}"]`))
    .map(({ name, document }) => ({ name, document, texts: textsIn(document, faces.serifFamily) }))
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
    const characters = [...drawn(texts.join(''))]
    return new Set(characters.filter((each) => mincho.has.has(each) && !latin.has.has(each)))
  })
  const coreText = coreOf(wanted)
  const core = faces.minchoFace(
    'Core',
    await save(dist, 'mincho', await cutFont(mincho, inOrder(coreText))),
  )
  const drawable = new Set([...latin.has, ...mincho.has])
  const left = new Map<string, Set<string>>()
  for (const [at, { name, document, texts }] of pages.entries()) {
    const japanese = wanted[at] ?? new Set()
    const own = inOrder([...japanese].filter((character) => !coreText.has(character)))
    const list: LateFace[] = [...shared]
    if (japanese.size) list.push(core)
    if (own)
      list.push(faces.minchoFace('Page', await save(dist, 'mincho', await cutFont(mincho, own))))
    for (const gap of gaps(texts, drawable)) {
      const places = placesOf(gap)
      for (const place of places.length ? places : [`${name}, “${gap.text.trim()}”`])
        left.set(place, (left.get(place) ?? new Set()).add(gap.character))
    }
    const path = await save(dist, 'fonts', JSON.stringify(list))
    document.querySelector('html')?.setAttribute('data-fonts', path)
  }
  const warnings = [...left].map(
    ([place, characters]) =>
      `${place}: the typeface of headings has no ${[...characters].join(' ')}: left to the next one.`,
  )
  return { pages: pages.length, shared: coreText.size, warnings }
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
