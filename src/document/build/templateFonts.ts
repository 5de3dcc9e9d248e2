import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { contentHash } from './builtFiles.ts'
import { type BuiltPage, setStyles } from './builtPages.ts'
import { familiesIn } from './families.ts'
import { type Axes, axesOf, cutFont, drawn, type Font, gaps, inWords, openFont } from './glyphs.ts'
import { stylesOf, textsIn, textsWithin } from './serif.ts'
import { splitFace, wholeFace } from './splitFace.ts'

/** The whole faces; beside them are their licences. */
export const templateFonts = 'src/templates/fonts'

/** The parts of a page that a first view may show. */
const opening = '[data-opening]'

/**
 * Cuts the faces of every template's page to the characters that the page sets in them. Where a page names its opening
 * (`data-opening`), a Japanese face comes in two files: what the opening is set in, which is asked for at once, and
 * the rest, which a script in the page's head lets in once the first view is painted.
 * @param dist the built site's directory
 * @param pages those of templates are changed
 * @returns how many files were written, and warnings: where a Japanese face lacks a character of Japanese, which the
 * next face draws, and where a face has nothing to set
 */
export async function cutTemplateFonts(
  dist: string,
  pages: readonly BuiltPage[],
): Promise<{ written: number; warnings: string[] }> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  // Both languages of a template have faces from the same files.
  const wholes = new Map<string, Font>()
  const warnings: string[] = []
  const written = new Set<string>()
  for (const { name: pageName, document: page } of pages) {
    if (!page.querySelectorAll('style').some(({ rawText }) => wholeFace.test(rawText))) continue
    const faces = facesOf(page)
    for (const name of faces.keys()) {
      wholes.set(name, wholes.get(name) ?? (await openFont(join(templateFonts, `${name}.woff2`))))
    }
    const addresses = new Map<string, string>()
    for (const [name, face] of faces) {
      const whole = wholes.get(name) as Font
      const { first, rest, problems: found } = shares(page, name, faces, wholes)
      warnings.push(...found.map((problem) => `${pageName}: ${problem}`))
      const cut = async (characters: readonly string[]) => {
        const { font } = await cutFont(whole, characters.join(''), axesFor(whole, face))
        const address = `/fonts/${name}-${contentHash(font)}.woff2`
        await writeFile(join(dist, address), font)
        written.add(address)
        return address
      }
      if (first.length === 0) continue
      addresses.set(name, await cut(first))
      if (rest.length > 0) splitFace(page, name, first, await cut(rest))
    }
    for (const [name, address] of addresses) {
      const whole = `/fonts/templates/${name}.woff2`
      for (const link of page.querySelectorAll(`link[href="${whole}"]`))
        link.setAttribute('href', address)
      for (const style of page.querySelectorAll('style')) {
        const css = style.rawText.replaceAll(whole, address)
        if (css !== style.rawText) setStyles(style, css)
      }
    }
  }
  return { written: written.size, warnings }
}

/**
 * What a page sets in a file's faces: what is asked for at once, and what comes when the first view is painted.
 * @param faces the page's faces, and in `wholes` their files
 */
function shares(
  page: HTMLElement,
  name: string,
  faces: ReadonlyMap<string, DeclaredFace>,
  wholes: ReadonlyMap<string, Font>,
) {
  const families = faces.get(name)?.families ?? new Set()
  const has = wholes.get(name)?.has ?? new Set()
  const lists = familyLists(page)
  const leftTo = [...faces]
    .filter(([, other]) => comesBefore(lists, other.families, families))
    .map(([other]) => wholes.get(other)?.has)
  const setIn = (texts: readonly string[]) =>
    [...drawn(texts.join(''))]
      .filter((character) => has.has(character) && !leftTo.some((other) => other?.has(character)))
      .sort()
  const texts = [...families].flatMap((family) => textsIn(page, family))
  const used = setIn(texts)
  const problems =
    used.length > 0 ? [] : [`${name} has nothing to set: leave it out there, with \`only\``]
  // Latin stays in one file: its letters are spaced by pairs, which two files know nothing of.
  if (!has.has('あ')) return { first: used, rest: [], problems }
  // Latin may be left to another face of the list; Japanese has none but this.
  const japanese = texts.map((text) => text.replace(/[^\p{Script=Han}ぁ-ヶー]/gu, ''))
  problems.push(...gaps(japanese, has).map(inWords))
  const first = setIn([...families].flatMap((family) => textsWithin(page, family, opening)))
  if (first.length === 0) return { first: used, rest: [], problems }
  return { first, rest: used.filter((character) => !first.includes(character)), problems }
}

/** What a page's rules say of a whole file: the families that are declared from it, and their weights. */
interface DeclaredFace {
  readonly families: Set<string>
  readonly weights: number[]
  /** Axes of which one place is wanted, e.g. `opsz`. */
  readonly fixed: Record<string, number>
}

/** The whole files of a page's faces, with what the page declares from them. */
function facesOf(page: HTMLElement): Map<string, DeclaredFace> {
  const files = new Map<string, DeclaredFace>()
  stylesOf(page).walkAtRules('font-face', (face) => {
    const name = wholeFace.exec(String(face))?.[1]
    if (!name) return
    const declared = files.get(name) ?? { families: new Set(), weights: [], fixed: {} }
    files.set(name, declared)
    face.walkDecls('font-family', ({ value }) => {
      for (const family of familiesIn(value)) declared.families.add(family)
    })
    face.walkDecls('font-weight', ({ value }) => {
      declared.weights.push(...value.split(' ').map(Number))
    })
    face.walkDecls('font-variation-settings', ({ value }) => {
      for (const [, axis = '', at] of value.matchAll(/["'](\w{4})["'] ([\d.]+)/g)) {
        declared.fixed[axis] = Number(at)
      }
    })
  })
  return files
}

/** The lists of families that a page's rules name, each in its order. */
function familyLists(page: HTMLElement): string[][] {
  const lists: string[][] = []
  stylesOf(page).walkDecls(/^(--.*|font|font-family)$/, ({ value, parent }) => {
    if (parent?.type === 'rule') lists.push(familiesIn(value))
  })
  return lists
}

/**
 * Whether every list that names one of some families names one of others before it. What those have, these are never
 * asked for: Latin letters, in most of the lists.
 */
function comesBefore(
  lists: readonly string[][],
  others: ReadonlySet<string>,
  families: ReadonlySet<string>,
): boolean {
  const isOne = (family: string) => families.has(family)
  const naming = lists.filter((list) => list.some(isOne))
  return (
    naming.length > 0 &&
    naming.every((list) => list.slice(0, list.findIndex(isOne)).some((each) => others.has(each)))
  )
}

/** What of a variable font's axes a page needs: the weights and places it declares, and only the usual width. */
function axesFor({ font }: Font, { weights, fixed }: DeclaredFace): Axes {
  const { wght, wdth } = axesOf(font)
  const axes: Record<string, Axes[string]> = { ...(wdth && { wdth: wdth.default }), ...fixed }
  const [min, max] = [Math.min(...weights), Math.max(...weights)]
  if (wght && weights.length > 0 && (min > wght.min || max < wght.max)) {
    axes.wght = min === max ? min : { min, max }
  }
  return axes
}
