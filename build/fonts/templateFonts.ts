import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../../routing/contentHash.ts'
import { type BuiltPage, setStyles } from '../pages/builtPages.ts'
import { type Axes, axesOf, cutFont, type Font, openFont, visibleCharacters } from './glyphs.ts'
import { textsIn } from './textsIn.ts'

/** The complete font files and their licences. */
export const templateFonts = 'src/templates/fonts'

const faceRule =
  /@font-face\{font-family:"?([^";]+)"?;src:url\((\/fonts\/templates\/([\w-]+)\.woff2)\)[^}]*\}/g

/**
 * Subsets the fonts of every template page to the characters set in them. If a page marks its opening
 * (`data-opening`), a Japanese font is split in two: the characters of the opening load at once; a script in
 * the head adds the rest after the first paint. Latin stays in one file because kerning pairs do not work
 * across files.
 * @param dist the directory of the built site
 * @param pages template pages among them are modified
 * @returns the number of files written, and warnings for missing Japanese glyphs and for fonts that set no
 * text
 */
export async function cutTemplateFonts(
  dist: string,
  pages: readonly BuiltPage[],
): Promise<{ written: number; warnings: string[] }> {
  await mkdir(join(dist, 'fonts'), { recursive: true })
  // Both languages of a template use the same source files.
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
    const late: string[] = []
    let css = style.rawText
    for (const [rule, family = '', address = '', file = ''] of css.matchAll(faceRule)) {
      const whole = await open(file)
      const cut = async (characters: readonly string[]) => {
        const font = await cutFont(whole.font, characters, axesFor(whole, rule))
        const path = `/fonts/${file}-${contentHash(font)}.woff2`
        await writeFile(join(dist, path), font)
        written.add(path)
        return path
      }
      const setIn = (texts: readonly string[]) =>
        visibleCharacters(...texts).filter((each) => whole.has.has(each))
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
      const lacks = visibleCharacters(...texts).filter(
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
    // Placed first, because of two rules for a character the later one wins.
    if (late.length)
      style.insertAdjacentHTML(
        'beforebegin',
        `<style data-late media="(scripting:none)">${late.join('')}</style>`,
      )
  }
  return { written: written.size, warnings }
}

/** The axes a font needs: the declared weights and variation settings, at its default width. */
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
