import type { HTMLElement } from 'node-html-parser'
import postcss, { type AtRule } from 'postcss'
import { setStyles } from './builtPages.ts'

/** The address of a whole face of a template, as src/templates/faces.ts writes it. */
export const wholeFace = /\/fonts\/templates\/([\w-]+)\.woff2/

/**
 * Leaves to a page's rules for a file the characters of its opening, and writes rules for the others into styles of
 * their own: they hold where there are no scripts, and elsewhere from when the page's script says so. These come before
 * the others, because of two rules for a character the later one counts. What they name is not in view and may be
 * replaced when it comes.
 * @param name of the whole file, without its ending
 * @param first the characters of the opening
 * @param rest the address of the file with the others
 */
export function splitFace(
  page: HTMLElement,
  name: string,
  first: readonly string[],
  rest: string,
): void {
  const [styles] = page.querySelectorAll('style').filter(({ rawText }) => {
    return rawText.includes(`/fonts/templates/${name}.woff2`)
  })
  if (!styles) return
  const root = postcss.parse(styles.rawText)
  const late: string[] = []
  root.walkAtRules('font-face', (face) => {
    if (wholeFace.exec(String(face))?.[1] !== name) return
    const other: AtRule = face.clone()
    other.walkDecls('src', (source) => {
      source.value = source.value.replace(wholeFace, rest)
    })
    other.walkDecls('font-display', (display) => {
      display.value = 'swap'
    })
    late.push(String(other))
    face.append({ prop: 'unicode-range', value: unicodeRange(first) })
  })
  setStyles(styles, String(root))
  styles.insertAdjacentHTML(
    'beforebegin',
    `<style data-late media="(scripting:none)">${late.join('')}</style>`,
  )
}

/** Characters as `unicode-range` lists them, e.g. U+41-43,U+898B. */
function unicodeRange(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join()
}
