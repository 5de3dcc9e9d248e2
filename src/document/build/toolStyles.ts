import { type HTMLElement, TextNode } from 'node-html-parser'
import postcss, { type Root } from 'postcss'

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
    style.childNodes = [new TextNode(root.toString(), style)]
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
    if (!keep(rule.selector)) rule.remove()
  })
  // What is empty now, from the inside out; statements such as the order of layers have no nodes at all.
  root.walkAtRules((rule) => {
    let empty: postcss.Container | postcss.Document | undefined = rule
    while (empty?.type === 'atrule' && empty.nodes?.length === 0) {
      const { parent }: { parent?: typeof empty } = empty
      empty.remove()
      empty = parent
    }
  })
}
