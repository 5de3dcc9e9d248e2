import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import { filesBelow } from './builtFiles.ts'
import { type BuiltPage, setStyles } from './builtPages.ts'

/** Parts below the first window, and the menu, which is closed. */
const laterParts = '[data-tool], [data-brings-styles], #menu'

/** Attributes that only texts have and no script writes. */
const textMarks = /data-(?:quote|margin)/g

/**
 * Removes from each page's inline styles the rules of classes, elements and marks of texts that neither the page nor
 * its scripts name, and of kinds of chart that it lacks: Astro includes the CSS of all components that the page's kind
 * may use. Moves those that nothing before one of `laterParts` needs there. What this saves:
 * docs/decisions/0007-what-is-done-to-built-pages.md.
 * @param dist the directory of the built site, with its scripts
 * @param pages their styles are modified
 */
export async function fitStyles(dist: string, pages: readonly BuiltPage[]): Promise<void> {
  const scripts = new Map<string, string>()
  for (const file of await filesBelow(dist, '.js'))
    scripts.set(basename(file), await readFile(file, 'utf8'))
  for (const { document } of pages) {
    const html = document.toString().replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    const used = usedWords(html, scripts)
    const kinds = new Set(html.match(/(?<=data-kind=")[\w-]+/g))
    const language = document.querySelector('html')?.getAttribute('lang')
    const canMatch = (selector: string) => {
      const sure = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
      const [, kind = ''] = /data-kind="?([\w-]+)/.exec(sure) ?? []
      const names = [...classesIn(sure), ...elementsIn(sure), ...(sure.match(textMarks) ?? [])]
      return names.every((name) => used.has(name)) && (!kind || kinds.has(kind))
    }
    const parts = document.querySelectorAll(laterParts).map((element) => {
      const before = html.slice(0, html.indexOf(element.toString()))
      return { element, isOwn: notIn(before), moved: [] as string[] }
    })
    for (const style of document.querySelectorAll('style')) {
      const root = postcss.parse(style.rawText)
      keepRules(root, canMatch)
      if (language === 'ja') removeWidths(root)
      for (const { isOwn, moved } of parts) {
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
      const css = moved.join('')
      if (css) element.insertAdjacentHTML('afterbegin', `<style>${css}</style>`)
    }
  }
}

/** Tells the selectors of CSS modules that some HTML does not use. */
function notIn(html: string): (selector: string) => boolean {
  const modulesOf = (names: readonly string[]) => new Set(names.map((name) => name.split('_')[0]))
  const used = modulesOf(html.match(/[\w-]+_/g) ?? [])
  return (selector) =>
    // The subject of a selector is never inside :has().
    [...modulesOf(classesIn(selector.replace(/:has\([^)]*\)/g, '')))].some(
      (module) => !used.has(module),
    )
}

const classesIn = (selector: string) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []
const elementsIn = (selector: string) =>
  selector.replace(/\[[^\]]*\]/g, '').match(/(?<![\w.:#-])[a-z]\w*(?![\w-])/g) ?? []

function keepRules(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(keep)
    // `from` in @keyframes is not an element.
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
    if (kept.length > 0) rule.selectors = kept
    else removeWithEmptyParents(rule)
  })
}

/**
 * Removes the fallback faces that give spaces and digits widths of their own (src/styles/fonts.css): lines of Japanese
 * have few of them, and each face costs time when it is first looked for.
 */
function removeWidths(root: Root): void {
  root.walkDecls('unicode-range', ({ value, parent }) => {
    if (/^U\+(20|30-39)$/i.test(value)) parent?.remove()
  })
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as AtRule)
}

/** All words of a page and of the scripts that it may load. */
function usedWords(html: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const namesIn = (text: string) => text.match(/[\w.-]+\.js\b/g) ?? []
  const names = new Set(namesIn(html))
  const words = new Set(html.match(/[\w-]+/g))
  // Names that are added meanwhile are visited too.
  for (const name of names) {
    const script = scripts.get(name) ?? ''
    for (const word of script.match(/[\w-]+/g) ?? []) words.add(word)
    for (const imported of namesIn(script)) names.add(imported)
  }
  return words
}
