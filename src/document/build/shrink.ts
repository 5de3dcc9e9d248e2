import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import postcss from 'postcss'
import values from 'postcss-value-parser'
import { bindAmounts } from './amounts.ts'
import { contentHash, filesBelow } from './builtFiles.ts'
import { shortenAnimations, shortenClasses, unhashTransitionNames } from './classes.ts'
import { elementsOf } from './elements.ts'
import { bindEndings, rendered } from './endings.ts'
import { gatherStates } from './gather.ts'
import { mentions } from './mentions.ts'
import { moveOtherMedia } from './otherMedia.ts'
import { readScripts } from './pageScripts.ts'
import { reduceProperties } from './properties.ts'
import { pruneRules } from './prune.ts'
import { settleRootLanguage } from './rootLanguage.ts'

/**
 * Makes the built pages smaller without changing what they do. What each step is worth:
 * docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the built site's directory
 * @throws Error that names the page, where a style uses a custom property that nothing sets
 */
export async function shrink(dist: string): Promise<void> {
  await mkdir(join(dist, '_astro'), { recursive: true })
  const scriptsOf = await readScripts(dist)
  for (const file of await filesBelow(dist, '.html')) {
    try {
      const page = parse(await readFile(file, 'utf8'), { comment: true })
      const script = moveScripts(page)
      // Templates have typography of their own.
      if (page.querySelector('html[data-fonts]')) {
        bindEndings(page)
        bindAmounts(page)
      }
      closeGaps(page)
      shortenFlags(page)
      freeLastScripts(page)
      if (script) await writeFile(join(dist, script.path), script.source)
      shrinkStyles(page, scriptsOf(page, `${script?.source ?? ''}\n${earlyScripts(page)}`))
      mergeRules(page)
      // A fragment brings all its styles along.
      const other = page.querySelector('html[data-fragment]') ? null : moveOtherMedia(page)
      if (other) await writeFile(join(dist, other.path), other.source)
      await writeFile(file, smallNames(singleQuoted(page.toString())))
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
    }
  }
}

const blocks = /^(?:p|[uo]l|li|h\d|figure|table|section|div|blockquote|dl|dt|dd)$/i

/** Removes the line ends that Markdown leaves between blocks. What an island renders is left as React has it. */
function closeGaps(page: HTMLElement): void {
  const isBlock = (node: Node | undefined) =>
    node === undefined || (node instanceof HTMLElement && blocks.test(node.rawTagName))
  for (const parent of page.querySelectorAll('main *')) {
    if (!blocks.test(parent.rawTagName) || rendered(parent)) continue
    parent.childNodes = parent.childNodes.filter(
      (node, at, nodes) =>
        !(node instanceof TextNode && node.rawText === '\n') ||
        !(isBlock(nodes[at - 1]) && isBlock(nodes[at + 1])),
    )
  }
}

/**
 * What an attribute of our own says by being there needs no value. One that has other values too is no flag,
 * and an island's are left to React.
 */
function shortenFlags(page: HTMLElement): void {
  const own = page
    .querySelectorAll('*')
    .flatMap((element) =>
      Object.entries(element.attributes).map((each) => [element, ...each] as const),
    )
    .filter(([, name]) => name.startsWith('data-'))
  const valued = new Set(own.filter(([, , value]) => value !== 'true').map(([, name]) => name))
  for (const [element, name] of own) {
    if (!valued.has(name) && !element.closest('astro-island')) element.setAttribute(name, '')
  }
}

/**
 * A script behind the page's content finds all of it there and waits for nothing: so marked, browsers fetch it after
 * what the first paint needs.
 */
function freeLastScripts(page: HTMLElement): void {
  for (const script of page.querySelectorAll('script[type="module"][src]')) {
    if (script.closest('head, main')) continue
    script.setAttribute('async', '')
    script.setAttribute('fetchpriority', 'low')
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
    // Any other type is data; what has to run before the first paint stays where it is.
    .filter((script) => !script.hasAttribute('type') && !script.hasAttribute('data-early'))
  if (!first) return null
  const source = [first, ...others].map((script) => script.rawText).join('\n')
  const path = `/_astro/islands.${contentHash(source)}.js`
  first.replaceWith(`<script src="${path}" defer></script>`)
  for (const script of others) script.remove()
  return { path, source }
}

/** What runs before the first paint, which stays where it is. */
function earlyScripts(page: HTMLElement): string {
  return page
    .querySelectorAll('script[data-early]')
    .map((script) => script.rawText)
    .join('\n')
}

/**
 * Leaves of a page's styles what can apply to it, in one element, with short names. A class or custom
 * property whose name occurs in a script or in an island's props is never touched.
 * @param page the page; it is changed
 * @param inScripts whether a script that may run in it has a name in its text
 */
export function shrinkStyles(page: HTMLElement, inScripts: (name: string) => boolean): void {
  const [first, ...others] = page.querySelectorAll('style')
  if (!first) return
  const root = postcss.parse([first, ...others].map((style) => style.rawText).join('\n'))
  first.childNodes = []
  for (const style of others) style.remove()

  settleRootLanguage(root, page.querySelector('html')?.getAttribute('lang'))
  const props = page.querySelectorAll('astro-island').map((island) => island.getAttribute('props'))
  const inProps = mentions(props.join('\n'))
  const scripted = (name: string) => inScripts(name) || inProps(name)
  pruneRules(root, { elements: elementsOf(page), scripted, islands: props.length > 0 })
  const inPage = mentions(page.toString())
  reduceProperties(root, (name) => scripted(name) || inPage(name))
  // A fragment comes to be on pages whose own names are short.
  if (!page.querySelector('html[data-fragment]')) {
    shortenClasses(page, root, scripted)
    shortenAnimations(root, scripted)
    unhashTransitionNames(root)
  }
  // `textContent` would turn quotation marks into entities.
  first.childNodes = [new TextNode(root.toString(), first)]
}

/** The browsers of `cssTarget` in astro.config.ts, as Lightning CSS writes versions. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }

/** Merges rules of the page's styles that have come to be beside each other. */
function mergeRules(page: HTMLElement): void {
  const style = page.querySelector('style')
  if (!style) return
  const code = Buffer.from(gatherStates(style.rawText))
  const merged = transform({ filename: 'page.css', code, minify: true, targets }).code.toString()
  style.childNodes = [new TextNode(closeUp(merged), style)]
}

/** The styles without the spaces that Lightning CSS leaves beside commas and slashes, in values that it does not read. */
export function closeUp(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    const value = values(declaration.value)
    value.walk((node) => {
      if (node.type === 'div') Object.assign(node, { before: '', after: '' })
    })
    declaration.value = value.toString()
  })
  return root.toString()
}

/** The page with single quotes around attributes that hold double ones, which need no entities then. */
function singleQuoted(html: string): string {
  return html.replaceAll(/="([^"']*&quot;[^"']*)"/g, (_, value: string) => {
    return `='${value.replaceAll('&quot;', '"')}'`
  })
}

/** React writes some attributes of HTML in its own manner; as everywhere else in the page they compress better. */
function smallNames(html: string): string {
  const camel = / (?:srcSet|fetchPriority|hrefLang|dateTime|colSpan|rowSpan)=/g
  return html.replaceAll(camel, (name) => name.toLowerCase())
}
