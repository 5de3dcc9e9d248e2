import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import postcss from 'postcss'
import { contentHash, filesBelow } from './builtFiles.ts'
import { classesOf, shortenClasses } from './classes.ts'
import { reduceProperties } from './properties.ts'
import { pruneRules } from './prune.ts'

/**
 * Makes the built pages smaller without changing what they do. What each step is worth:
 * docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the built site's directory
 * @throws Error that names the page, where a style uses a custom property that nothing sets
 */
export async function shrink(dist: string): Promise<void> {
  await mkdir(join(dist, '_astro'), { recursive: true })
  const files = await filesBelow(dist, '.js')
  const scripts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  for (const file of await filesBelow(dist, '.html')) {
    try {
      const page = parse(await readFile(file, 'utf8'), { comment: true })
      const script = moveScripts(page)
      if (script) await writeFile(join(dist, script.path), script.source)
      shrinkStyles(page, [...scripts, script?.source ?? ''].join('\n'))
      await writeFile(file, page.toString())
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
    }
  }
}

/**
 * Moves inline scripts (the islands' runtime, which Astro writes into every page that has an island)
 * into one file, which is cached after the first page.
 * @returns the file's address and content, if the page has inline scripts
 */
function moveScripts(page: HTMLElement): { path: string; source: string } | null {
  const [first, ...others] = page
    .querySelectorAll('script:not([src])')
    // Any other type is data.
    .filter((script) => !script.hasAttribute('type'))
  if (!first) return null
  const source = [first, ...others].map((script) => script.rawText).join('\n')
  const path = `/_astro/islands.${contentHash(source)}.js`
  first.replaceWith(`<script src="${path}" defer></script>`)
  for (const script of others) script.remove()
  return { path, source }
}

/**
 * Leaves of a page's styles what can apply to it, in one element, with short names. A class or custom
 * property whose name occurs in a script or in an island's props is never touched.
 * @param page the page; it is changed
 * @param scripts the text of every script that may run in it
 */
export function shrinkStyles(page: HTMLElement, scripts: string): void {
  const [first, ...others] = page.querySelectorAll('style')
  if (!first) return
  const root = postcss.parse([first, ...others].map((style) => style.rawText).join('\n'))
  first.childNodes = []
  for (const style of others) style.remove()

  const props = page.querySelectorAll('astro-island').map((island) => island.getAttribute('props'))
  const outside = [scripts, ...props].join('\n')
  const present = new Set(classesOf(page))
  pruneRules(root, (name) => present.has(name) || outside.includes(name))
  const html = page.toString()
  reduceProperties(root, (name) => outside.includes(name) || html.includes(name))
  shortenClasses(page, root, (name) => outside.includes(name))
  // `textContent` would turn quotation marks into entities.
  first.childNodes = [new TextNode(root.toString(), first)]
}
