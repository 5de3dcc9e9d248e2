import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../../routing/contentHash.ts'
import { type BuiltPage, setStyles } from '../pages/builtPages.ts'
import { type Axes, axesOf, cutFont, drawn, type Font, openFont } from './glyphs.ts'
import { placeOf, stylesOf, textsIn } from './textsIn.ts'

/** The whole faces; beside them are their licences. */
export const templateFonts = 'src/templates/fonts'

/** A face as src/templates/faces.ts declares it. */
const faceRule =
  /@font-face\{font-family:"?([^";]+)"?;src:url\((\/fonts\/templates\/([\w-]+)\.woff2)\)[^}]*\}/g

/**
 * Cuts the faces of every template's page to the characters that the page sets in them. Where a page names its opening
 * (`data-opening`), a Japanese face comes in two files: what the opening is set in, which is asked for at once, and
 * the rest, which a script in the page's head lets in once the first view is painted. Latin stays in one file: its
 * letters are spaced by pairs, which two files know nothing of.
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
  const wholes = new Map<string, Promise<Font>>()
  const open = (file: string) => {
    const whole = wholes.get(file) ?? openFont(join(templateFonts, `${file}.woff2`))
    wholes.set(file, whole)
    return whole
  }
  const warnings: string[] = []
  const written = new Set<string>()
  for (const { name, document } of pages) {
    const style = document.querySelectorAll('style').find(({ rawText }) => rawText.match(faceRule))
    if (!style) continue
    const faces = await Promise.all(
      [...style.rawText.matchAll(faceRule)].map(
        async ([rule, family = '', address = '', file = '']) => ({
          ...{ rule, family, address, file },
          whole: await open(file),
        }),
      ),
    )
    const lists: string[] = []
    stylesOf(document).walkDecls(/^(--.*|font|font-family)$/, ({ value, parent }) => {
      if (parent?.type === 'rule') lists.push(value)
    })
    const late: string[] = []
    let css = style.rawText
    for (const { rule, family, address, file, whole } of faces) {
      const cut = async (characters: readonly string[]) => {
        const { font } = await cutFont(whole, characters, axesFor(whole, rule))
        const path = `/fonts/${file}-${contentHash(font)}.woff2`
        await writeFile(join(dist, path), font)
        written.add(path)
        return path
      }
      // What a face has that every list names before this one, this one is never asked for.
      const naming = lists.filter((list) => placeOf([family], list) >= 0)
      const isBefore = (other: string) =>
        naming.every((list) => {
          const place = placeOf([other], list)
          return place >= 0 && place < placeOf([family], list)
        })
      const leftTo = naming.length ? faces.filter((other) => isBefore(other.family)) : []
      const setIn = (texts: readonly string[]) =>
        drawn(...texts).filter(
          (each) => whole.has.has(each) && !leftTo.some((other) => other.whole.has.has(each)),
        )
      const texts = textsIn(document, family)
      const used = setIn(texts)
      const link = document.querySelector(`link[href="${address}"]`)
      if (used.length === 0) {
        warnings.push(`${name}: ${file} has nothing to set: leave it out there, with \`only\``)
        css = css.replace(rule, '')
        link?.remove()
        continue
      }
      const isJapanese = whole.has.has('あ')
      const lacks = drawn(...texts).filter(
        (each) => /[\p{Script=Han}ぁ-ヶー]/u.test(each) && !whole.has.has(each),
      )
      if (isJapanese && lacks.length)
        warnings.push(`${name}: ${file} has no ${lacks.join(' ')}: left to the next face`)
      const opening = isJapanese ? setIn(textsIn(document, family, '[data-opening]')) : []
      const rest = used.filter((each) => !opening.includes(each))
      const first = opening.length ? opening : used
      const path = await cut(first)
      link?.setAttribute('href', path)
      let now = rule.replace(address, path)
      if (opening.length && rest.length) {
        const swapped = rule.replace('font-display:optional', 'font-display:swap')
        late.push(swapped.replace(address, await cut(rest)))
        const range = first.toSorted().map((each) => `U+${each.codePointAt(0)?.toString(16)}`)
        now = now.replace(/;?\}$/, `;unicode-range:${range}}`)
      }
      css = css.replace(rule, now)
    }
    setStyles(style, css)
    // Before the others, because of two rules for a character the later one counts.
    if (late.length)
      style.insertAdjacentHTML(
        'beforebegin',
        `<style data-late media="(scripting:none)">${late.join('')}</style>`,
      )
  }
  return { written: written.size, warnings }
}

/** What of a variable font's axes a face needs: the weights and places it declares, and only the usual width. */
function axesFor({ font }: Font, rule: string): Axes {
  const { wght, wdth } = axesOf(font)
  const fixed = [...rule.matchAll(/["'](\w{4})["'] ([\d.]+)/g)].map(([, axis, at]) => [
    axis,
    Number(at),
  ])
  const axes: Record<string, Axes[string]> = {
    ...(wdth && { wdth: wdth.default }),
    ...Object.fromEntries(fixed),
  }
  const weights = /font-weight:([\d ]+)/.exec(rule)?.[1]?.split(' ').map(Number) ?? []
  const [min = 0, max = min] = weights
  if (wght && (min > wght.min || max < wght.max)) axes.wght = min === max ? min : { min, max }
  return axes
}
