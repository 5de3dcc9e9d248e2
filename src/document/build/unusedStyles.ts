import { readFile } from 'node:fs/promises'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import selectors, { type Selector } from 'postcss-selector-parser'
import { filesBelow } from './builtFiles.ts'
import { type BuiltPage, setStyles } from './builtPages.ts'

/**
 * Removes the rules that a page cannot use from its inline styles: Astro gives every page the styles of all components
 * that its kind of page may have. Only the classes and elements that a selector names outside brackets are looked at.
 * What it is worth, and why not by a library: docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the built site's directory; a class that any of its scripts names stays
 * @param pages their styles are changed
 */
export async function removeUnusedStyles(dist: string, pages: readonly BuiltPage[]): Promise<void> {
  const scripted = await wordsOfScripts(dist)
  for (const { document } of pages) {
    const elements = document.querySelectorAll('*')
    const classes = new Set(elements.flatMap(({ classList }) => [...classList.values()]))
    const tags = new Set(elements.map(({ rawTagName }) => rawTagName.toLowerCase()))
    // An island may make elements that the page does not have yet.
    const island = tags.has('astro-island')
    const canMatch = (selector: Selector) =>
      selector.every(
        (node) =>
          (node.type !== 'class' || classes.has(node.value) || scripted.has(node.value)) &&
          (node.type !== 'tag' || tags.has(node.value.toLowerCase()) || island),
      )
    for (const style of document.querySelectorAll('style')) {
      const root = postcss.parse(style.rawText)
      removeRules(root, canMatch)
      setStyles(style, root.toString())
    }
  }
}

function removeRules(root: Root, canMatch: (selector: Selector) => boolean): void {
  root.walkRules((rule) => {
    // `from` in an animation is no element.
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
    const kept = selectors().astSync(rule.selector).nodes.filter(canMatch)
    if (kept.length > 0) rule.selector = kept.join(',')
    else removeWithEmptyParents(rule)
  })
}

/** Removes a node, and the at-rules around it that are empty without it. */
export function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as AtRule)
}

async function wordsOfScripts(dist: string): Promise<Set<string>> {
  const files = await filesBelow(dist, '.js')
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
}
