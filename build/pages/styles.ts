import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import selectors, { type Selector } from 'postcss-selector-parser'
import { filesBelow } from './builtFiles.ts'
import { type BuiltPage, setStyles } from './builtPages.ts'

/**
 * Removes unused CSS from each page's inline styles; Astro includes the CSS of all components that the page's
 * kind may use. Only classes, elements and kinds of chart outside brackets are matched. The CSS of a tool and of the
 * menu moves from the head to them, so that it does not delay the first paint; the head declares the layer order.
 * What this saves: docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the directory of the built site; a class that a script of the page names is kept
 * @param pages their styles are modified
 */
export async function fitStyles(dist: string, pages: readonly BuiltPage[]): Promise<void> {
  const scripts = await readScripts(dist)
  for (const { document } of pages) {
    const scripted = wordsOfScripts(document.toString(), scripts)
    const elements = document.querySelectorAll('*')
    const classes = new Set(elements.flatMap(({ classList }) => [...classList.values()]))
    const tags = new Set(elements.map(({ rawTagName }) => rawTagName.toLowerCase()))
    const kinds = new Set(elements.map(({ attributes }) => attributes['data-kind']))
    // An island may create elements that the page does not have yet.
    const island = tags.has('astro-island')
    const canMatch = (selector: Selector) =>
      selector.every(
        (node) =>
          (node.type !== 'class' || classes.has(node.value) || scripted.has(node.value)) &&
          (node.type !== 'tag' || tags.has(node.value.toLowerCase()) || island) &&
          // A kind of chart.
          (node.type !== 'attribute' || node.attribute !== 'data-kind' || kinds.has(node.value)),
      )
    const parts = document.querySelectorAll(laterParts).map((element) => ({
      element,
      isOwn: ofPart(element, elements),
      moved: [] as string[],
    }))
    // Astro puts its island CSS at the first island; HTML wants <style> in the head.
    const ofIslands = document
      .querySelectorAll('body style')
      .find(({ rawText }) => rawText.startsWith('astro-island'))
    if (ofIslands) {
      document.querySelector('head')?.insertAdjacentHTML('beforeend', ofIslands.toString())
      ofIslands.remove()
    }
    for (const style of document.querySelectorAll('style')) {
      const root = postcss.parse(style.rawText)
      keepRules(root, canMatch)
      for (const { isOwn, moved } of style.closest('head') ? parts : []) {
        const own = root.clone()
        keepRules(own, isOwn)
        keepRules(root, (selector) => !isOwn(selector))
        // Already in the head.
        own.walkAtRules(/^(font-face|property|keyframes)$/, (rule) => void rule.remove())
        moved.push(own.toString())
      }
      setStyles(style, root.toString())
    }
    for (const { element, moved } of parts) {
      element.insertAdjacentHTML('afterbegin', `<style>${moved.join('')}</style>`)
    }
  }
}

/** A tool, which is far down the page, and the menu, which is closed: the first window needs the styles of neither. */
const laterParts = '[data-tool], #menu'

/** Whether a selector names a CSS module class that only this part of the page uses or may use later. */
function ofPart(
  part: HTMLElement,
  elements: readonly HTMLElement[],
): (selector: Selector) => boolean {
  const own = new Set([part, ...part.querySelectorAll('*')])
  const moduleOf = (name: string) => name.split('_')[0] ?? ''
  const modules = (isInside: boolean) =>
    new Set(
      elements
        .filter((element) => own.has(element) === isInside)
        .flatMap(({ classList }) => [...classList.values()].map(moduleOf)),
    )
  const [inside, outside] = [modules(true), modules(false)]
  return (selector) =>
    // The subject of a selector is never inside :has().
    [
      ...String(selector)
        .replace(/:has\([^)]*\)/g, '')
        .matchAll(/\.([\w-]+)/g),
    ].some(([, name = '']) => inside.has(moduleOf(name)) && !outside.has(moduleOf(name)))
}

function keepRules(root: Root, keep: (selector: Selector) => boolean): void {
  root.walkRules((rule) => {
    // `from` in @keyframes is not an element.
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
    const kept = selectors().astSync(rule.selector).nodes.filter(keep)
    if (kept.length > 0) rule.selector = kept.join(',')
    else removeWithEmptyParents(rule)
  })
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as AtRule)
}

interface Script {
  readonly words: ReadonlySet<string>
  /** Names of the scripts that it imports. */
  readonly imports: readonly string[]
}

/** The site's scripts by file name. */
async function readScripts(dist: string): Promise<Map<string, Script>> {
  const files = await filesBelow(dist, '.js')
  const read = files.map(async (file) => {
    const text = await readFile(file, 'utf8')
    const words = new Set(text.match(/[\w-]+/g))
    return [basename(file), { words, imports: scriptsNamedIn(text) }] as const
  })
  return new Map(await Promise.all(read))
}

function scriptsNamedIn(text: string): string[] {
  return text.match(/[\w.-]+\.js\b/g) ?? []
}

/** All words of the scripts that a page may load. */
function wordsOfScripts(html: string, scripts: ReadonlyMap<string, Script>): Set<string> {
  const names = new Set(scriptsNamedIn(html))
  const words = new Set<string>()
  // Names that are added meanwhile are visited too.
  for (const name of names) {
    const script = scripts.get(name)
    for (const word of script?.words ?? []) words.add(word)
    for (const imported of script?.imports ?? []) names.add(imported)
  }
  return words
}
