import postcss, { type Root } from 'postcss'

const style = /(<style[^>]*>)(.*?)(<\/style>)/gs

/**
 * Takes out of a page's inlined styles what cannot apply to it: styles are bundled by kind of page, and
 * a page rarely has every part of its kind.
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
  removeUnusedProperties(roots, kept)
  let at = 0
  return html.replace(style, (_, open, __, close) => open + roots[at++]?.toString() + close)
}

/** The classes without which a selector matches nothing; those in brackets may be alternatives. */
function needed(selector: string): string[] {
  let plain = selector
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    // A statement such as `@layer reset, base;` has no body at all.
    if (rule.nodes?.length === 0) rule.remove()
  })
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
