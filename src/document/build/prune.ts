import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'

/** Characters of a use, `var(--x)`, once names are short (src/document/build/shrink.ts). */
const shortUse = 8

/** A page's inlined styles: opening tag, content, closing tag. */
export const style = /(<style[^>]*>)(.*?)(<\/style>)/gs

/**
 * Takes out of a page's inlined styles what cannot apply to it (styles are bundled by kind of page, and a
 * page rarely has every part of its kind), and custom properties where their value is shorter.
 * @param fixed classes that only the built page sets, never a script: a rule that needs one which the
 *   page does not have can never apply
 * @param kept custom properties that scripts read or set
 */
export function prune(html: string, fixed: ReadonlySet<string>, kept: ReadonlySet<string>): string {
  const present = new Set(
    [...html.replace(style, '').matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  )
  const roots = [...html.matchAll(style)].map(([, , css = '']) => postcss.parse(css))
  for (const root of roots) {
    root.walkRules((rule) => {
      const possible = rule.selectors.filter((selector) =>
        needed(selector).every((name) => present.has(name) || !fixed.has(name)),
      )
      if (possible.length === 0) rule.remove()
      else if (possible.length < rule.selectors.length) rule.selectors = possible
    })
    removeEmpty(root)
  }
  writeOutShortProperties(roots, kept)
  removeUnusedProperties(roots, kept)
  let at = 0
  return html.replace(style, (_, open, __, close) => open + roots[at++]?.toString() + close)
}

/** The classes without which a selector matches nothing; several in brackets may be alternatives. */
function needed(selector: string): string[] {
  let plain = selector.replace(/:(?:is|where)\((\.[\w-]+)\)/g, '$1')
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    // A statement such as `@layer reset, base;` has no body at all.
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/**
 * Puts a property's value in its place where that is shorter: where the property is set once for the whole
 * page, and is used once, or is no longer than the word that names it.
 */
function writeOutShortProperties(roots: readonly Root[], kept: ReadonlySet<string>): void {
  const settings = new Map<string, Declaration[]>()
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration])
    })
  }
  for (const [name, [setting, ...others]] of settings) {
    if (!setting || others.length > 0 || kept.has(name) || !forWholePage(setting)) continue
    if (setting.value.length > shortUse && countUses(roots, name) > 1) continue
    const use = `var(${name})`
    for (const root of roots) {
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(use, setting.value)
      })
    }
  }
}

function countUses(roots: readonly Root[], name: string): number {
  return roots.map(String).join('').split(`var(${name}`).length - 1
}

/** Whether a declaration stands in `:root`, under no condition. */
function forWholePage({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || (parent as Rule).selector !== ':root') return false
  const above = parent.parent
  return above?.type === 'root' || (above?.type === 'atrule' && (above as AtRule).name === 'layer')
}

/** A property that nothing uses may itself have been the only use of another. */
function removeUnusedProperties(roots: readonly Root[], kept: ReadonlySet<string>): void {
  for (let removed = true; removed; ) {
    removed = false
    const css = roots.map(String).join('')
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (used.has(declaration.prop) || kept.has(declaration.prop)) return
        declaration.remove()
        removed = true
      })
      root.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove()
      })
      removeEmpty(root)
    }
  }
}
