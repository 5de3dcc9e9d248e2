import type { HTMLElement } from 'node-html-parser'
import postcss, { type Root } from 'postcss'
import { setStyles } from './builtPages.ts'
import { removeWithEmptyParents } from './unusedStyles.ts'

/**
 * Moves the styles of a page's tool from the head to the tool, which is far down: in the head they would take a fifth of
 * what a phone gets before its first window (docs/decisions/0020-tools-on-pages-of-text.md). Layers keep their order,
 * because the head names them first.
 */
export function moveToolStyles(page: HTMLElement): void {
  const tool = page.querySelector('[data-tool]')
  if (!tool) return
  const inside = modulesIn(tool)
  const all = modulesIn(page)
  const own = new Set([...inside.keys()].filter((name) => inside.get(name) === all.get(name)))
  const moved: string[] = []
  for (const style of page.querySelectorAll('head style')) {
    const root = postcss.parse(style.rawText)
    const ofTool = root.clone()
    keepRules(root, (selector) => !names(selector, own))
    keepRules(ofTool, (selector) => names(selector, own))
    // The head has them already.
    ofTool.walkAtRules(/^(font-face|property)$/, (rule) => {
      rule.remove()
    })
    setStyles(style, root.toString())
    moved.push(ofTool.toString())
  }
  tool.insertAdjacentHTML('afterbegin', `<style>${moved.join('')}</style>`)
}

/** How many elements have classes of which modules. */
function modulesIn(part: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { classList } of part.querySelectorAll('[class]')) {
    for (const name of new Set([...classList.values()].map(moduleOf))) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

const moduleOf = (className: string) => className.split('_')[0] ?? ''

function names(selector: string, modules: ReadonlySet<string>): boolean {
  return [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => modules.has(moduleOf(name)))
}

function keepRules(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (!keep(rule.selector)) removeWithEmptyParents(rule)
  })
}
