import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import postcss from 'postcss'
import { contentHash, filesBelow } from './builtFiles.ts'
import { familiesIn } from './families.ts'
import { type Axes, axesOf, cutFont, drawn, type Font, missing, openFont } from './glyphs.ts'
import { textsIn } from './serif.ts'

/** The whole faces; beside them are their licences. */
export const templateFonts = 'src/templates/fonts'

/** The address of a whole face, as src/templates/faces.ts writes it. */
const wholeFace = /\/fonts\/templates\/([\w-]+)\.woff2/

/**
 * Cuts the faces of every template's page to the characters that the page sets in them.
 * @param dist the built site's directory
 * @returns how many files were written
 * @throws Error that names page, character and text where a Japanese face lacks a character of Japanese
 */
export async function cutTemplateFonts(dist: string): Promise<number> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  // Both languages of a template have faces from the same files.
  const wholes = new Map<string, Font>()
  const problems: string[] = []
  const written = new Set<string>()
  for (const file of await filesBelow(dist, '.html')) {
    let html = await readFile(file, 'utf8')
    if (!wholeFace.test(html)) continue
    const page = parse(html)
    for (const [name, { families, weights }] of facesOf(page)) {
      const texts = [...families].flatMap((family) => textsIn(page, family))
      const whole = wholes.get(name) ?? (await openFont(join(templateFonts, `${name}.woff2`)))
      wholes.set(name, whole)
      const { has } = whole
      const used = [...drawn(texts.join(''))].filter((character) => has.has(character)).sort()
      const { font } = await cutFont(whole, used.join(''), axesFor(whole, weights))
      const address = `/fonts/${name}-${contentHash(font)}.woff2`
      await writeFile(join(dist, address), font)
      written.add(address)
      html = html.replaceAll(`/fonts/templates/${name}.woff2`, address)
      if (has.has('あ')) {
        // Latin may be left to another face of the list; Japanese has none but this.
        const japanese = texts.map((text) => text.replace(/[^\p{Script=Han}ぁ-ヶー]/gu, ''))
        problems.push(...missing(japanese, has).map((gap) => `${relative(dist, file)}: ${gap}`))
      }
    }
    await writeFile(file, html)
  }
  if (problems.length > 0) {
    throw new Error(
      `A template's face has no glyph for these characters; write them otherwise:\n${problems.join('\n')}`,
    )
  }
  return written.size
}

/** What a page's rules say of a whole file: the families that are declared from it, and their weights. */
interface DeclaredFace {
  readonly families: Set<string>
  readonly weights: number[]
}

/** The whole files of a page's faces, with what the page declares from them. */
function facesOf(page: HTMLElement): Map<string, DeclaredFace> {
  const files = new Map<string, DeclaredFace>()
  for (const style of page.querySelectorAll('style')) {
    postcss.parse(style.rawText).walkAtRules('font-face', (face) => {
      const name = wholeFace.exec(String(face))?.[1]
      if (!name) return
      const declared = files.get(name) ?? { families: new Set(), weights: [] }
      files.set(name, declared)
      face.walkDecls('font-family', ({ value }) => {
        for (const family of familiesIn(value)) declared.families.add(family)
      })
      face.walkDecls('font-weight', ({ value }) => {
        declared.weights.push(...value.split(' ').map(Number))
      })
    })
  }
  return files
}

/** What of a variable font's axes a page needs: the weights that it declares, and no other width than the usual one. */
function axesFor({ font }: Font, weights: readonly number[]): Axes {
  const { wght, wdth } = axesOf(font)
  const axes: Record<string, Axes[string]> = wdth ? { wdth: wdth.default } : {}
  const [min, max] = [Math.min(...weights), Math.max(...weights)]
  if (wght && weights.length > 0 && (min > wght.min || max < wght.max)) {
    axes.wght = min === max ? min : { min, max }
  }
  return axes
}
