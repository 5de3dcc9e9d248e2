import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../../routing/contentHash.ts'
import type { LateFace } from '../../src/browser/lateFonts.ts'
import * as faces from '../../src/layout/siteFaces.ts'
import type { BuiltPage } from '../pages/builtPages.ts'
import { kana, latin as latinCharacters, sources } from './fontSources.ts'
import type { Gap } from './gapLocator.ts'
import { charactersOf, cutFont, openFont, visibleCharacters } from './glyphs.ts'
import { textsIn } from './textsIn.ts'

/**
 * Cuts the heading fonts to the characters that the built pages use and writes each page's list of font faces
 * into its head, for src/browser/lateFonts.ts. Japanese is split: a shared core (kana and what many pages
 * use, cached after the first page) and a small file per page. Characters that the font lacks fall back to
 * the next font of the stack. Why: docs/decisions/0009-late-fonts.md.
 * @param dist the directory of the built site
 * @param all the site's built pages; they are modified
 * @param placesOf finds the line in `content/` of a text with a missing character, for the warning; if it
 * finds none, the page is named
 * @returns the number of pages, the number of characters in the core, and a warning for each text with
 * missing glyphs
 */
export async function cutFonts(
  dist: string,
  all: readonly BuiltPage[],
  placesOf: (gap: Gap) => readonly string[] = () => [],
): Promise<{ pages: number; shared: number; warnings: string[] }> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  const [newsreader, instrument, mincho] = await Promise.all([
    openFont(sources.newsreader),
    openFont(sources.instrument),
    openFont(sources.mincho),
  ])
  const latin = await cutFont(newsreader.font, latinCharacters, { wght: 500, opsz: 40 })
  const hasLatin = charactersOf(latin)
  const sans = await cutFont(instrument.font, latinCharacters)
  // Running text first, as src/browser/lateFonts.ts expects.
  const shared = [
    faces.instrumentFace(await save(dist, 'instrument', 'woff2', sans)),
    faces.newsreaderFace(await save(dist, 'newsreader', 'woff2', latin)),
  ]
  const pages = all.map((page) => {
    const texts = textsIn(page.document, faces.serifFamily)
    const characters = visibleCharacters(...texts).filter((each) => !hasLatin.has(each))
    return { ...page, texts, japanese: characters.filter((each) => mincho.has.has(each)) }
  })
  const japanese = pages.map((page) => page.japanese)
  // Much smaller than the whole font, and so much faster to cut once a page.
  const used = await cutFont(mincho.font, [...kana, ...japanese.flat()], {}, 'sfnt')
  const cutMincho = async (characters: Iterable<string>) =>
    save(dist, 'mincho', 'woff2', await cutFont(used, characters))
  const coreText = coreOf(japanese)
  const core = faces.minchoFace('Core', await cutMincho(coreText))
  const left = new Map<string, Set<string>>()
  for (const { name, document, texts, japanese } of pages) {
    const own = japanese.filter((character) => !coreText.has(character))
    const list: LateFace[] = [...shared]
    if (japanese.length) list.push(core)
    if (own.length) list.push(faces.minchoFace('Page', await cutMincho(own)))
    document.querySelector('script[data-fonts]')?.set_content(JSON.stringify(list))
    for (const text of texts)
      for (const character of visibleCharacters(text)) {
        if (hasLatin.has(character) || mincho.has.has(character)) continue
        const places = placesOf({ character, text })
        for (const place of places.length ? places : [`${name}, “${text.trim()}”`])
          left.set(place, (left.get(place) ?? new Set()).add(character))
      }
  }
  const warnings = [...left].map(
    ([place, characters]) =>
      `${place}: the typeface of headings has no ${[...characters].join(' ')}: left to the next one.`,
  )
  return { pages: pages.length, shared: coreText.size, warnings }
}

/** Kana, and what at least a third of the pages with Japanese headings use. */
function coreOf(pages: readonly (readonly string[])[]): Set<string> {
  const some = pages.filter((characters) => characters.length > 0)
  const uses = new Map<string, number>()
  for (const character of some.flat()) uses.set(character, (uses.get(character) ?? 0) + 1)
  const many = [...uses].filter(([, count]) => count >= Math.max(2, some.length / 3))
  return new Set([...kana, ...many.map(([character]) => character)])
}

/** Writes a file with a content hash in its name; returns its address. */
async function save(dist: string, name: string, ending: string, content: Uint8Array | string) {
  const path = `/fonts/${name}-${contentHash(content)}.${ending}`
  await writeFile(join(dist, path), content)
  return path
}
