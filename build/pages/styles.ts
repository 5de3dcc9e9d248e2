import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { browserslistToTargets, transform } from 'lightningcss'
import { filesBelow } from './builtFiles.ts'
import { type BuiltPage, setStyles } from './builtPages.ts'

/**
 * Removes from each page's inline styles the rules of classes that neither the page nor its scripts name: Astro
 * includes the CSS of all components that the page's kind may use.
 * @param dist the directory of the built site, with its scripts
 * @param pages their styles are modified
 * @param browsers the oldest supported ones, as in package.json
 */
export async function removeUnusedStyles(
  dist: string,
  pages: readonly BuiltPage[],
  browsers: readonly string[],
): Promise<void> {
  const targets = browserslistToTargets([...browsers])
  const files = await filesBelow(dist, '.js')
  const scripts = new Map(
    await Promise.all(
      files.map(async (file) => [basename(file), await readFile(file, 'utf8')] as const),
    ),
  )
  for (const { document } of pages) {
    const styles = document.querySelectorAll('style')
    const css = styles.map(({ rawText }) => rawText).join('\n')
    const html = document.toString().replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    const texts = [html]
    const names = new Set(scriptsNamedIn(html))
    // Names that are added meanwhile are visited too.
    for (const name of names) {
      const script = scripts.get(name) ?? ''
      texts.push(script)
      for (const imported of scriptsNamedIn(script)) names.add(imported)
    }
    const used = new Set(texts.join(' ').match(/[\w-]+/g))
    // An animation may be called like a class.
    for (const [, name = ''] of css.matchAll(/@keyframes ([\w-]+)/g)) used.add(name)
    const classes = new Set(css.match(/(?<=\.)[A-Za-z_][\w-]*/g))
    const unusedSymbols = [...classes].filter((name) => !used.has(name))
    for (const style of styles) {
      const code = Buffer.from(style.rawText)
      const options = { filename: 'page.css', code, minify: true, targets, unusedSymbols }
      setStyles(style, transform(options).code.toString())
    }
  }
}

function scriptsNamedIn(text: string): string[] {
  return text.match(/[\w.-]+\.js\b/g) ?? []
}
