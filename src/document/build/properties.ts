import type { AtRule, Declaration, Root, Rule } from 'postcss'
import values, { type Node, type ParsedValue } from 'postcss-value-parser'
import { removeEmpty } from './prune.ts'

/** The characters of a value that may take the place of every use: all but the lists of font families. */
const shortValue = 60

/**
 * Puts the value of a custom property that is set once for the whole page in its place, and removes the
 * properties that nothing uses then. Repeated values compress better than properties and their names.
 * @param root the page's styles; they are changed
 * @param kept whether something besides the styles, a script for one, may read or set the property
 * @throws Error that names a property which is used and never set: a script that puts its name
 *   together at run time would be such a case, and then nobody could know what else it sets
 */
export function reduceProperties(root: Root, kept: (name: string) => boolean): void {
  const short = new Map<string, string>()
  for (const [name, [setting, ...others]] of settings(root)) {
    if (!setting || others.length > 0 || kept(name) || !forWholePage(setting)) continue
    if (setting.value.length <= shortValue) short.set(name, setting.value)
  }
  root.walkDecls((declaration) => {
    declaration.value = writeOut(declaration.value, short)
  })
  removeUnused(root, kept)
  const set = settings(root)
  root.walkDecls((declaration) => {
    for (const { name, fallback } of variables(values(declaration.value))) {
      if (!fallback && !set.has(name) && !kept(name)) {
        throw new Error(
          `${declaration} uses ${name}, which no style and no script sets by its name`,
        )
      }
    }
  })
}

/** Where each custom property is set, in the order of the styles. */
function settings(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration])
  })
  return found
}

/** Whether a declaration is in `:root`, under no condition. */
function forWholePage({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || (parent as Rule).selector !== ':root') return false
  const above = parent.parent
  return above?.type === 'root' || (above?.type === 'atrule' && (above as AtRule).name === 'layer')
}

/** The uses of custom properties in a value. */
function variables(value: ParsedValue): { node: Node; name: string; fallback: boolean }[] {
  const found: ReturnType<typeof variables> = []
  value.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return
    found.push({ node, name: node.nodes[0]?.value ?? '', fallback: node.nodes.length > 1 })
  })
  return found
}

function writeOut(value: string, short: ReadonlyMap<string, string>): string {
  const parsed = values(value)
  for (const { node, name, fallback } of variables(parsed)) {
    const written = short.get(name)
    if (written === undefined || fallback) continue
    // The tree is written out again at once: what kind of node holds the text does not matter.
    Object.assign(node, { type: 'word', value: writeOut(written, short) })
  }
  return parsed.toString()
}

/** A property that nothing uses may itself have been the only use of another. */
function removeUnused(root: Root, kept: (name: string) => boolean): void {
  for (let removed = true; removed; ) {
    removed = false
    const used = new Set<string>()
    root.walkDecls((declaration) => {
      for (const { name } of variables(values(declaration.value))) used.add(name)
    })
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || kept(declaration.prop)) return
      declaration.remove()
      removed = true
    })
  }
  removeEmpty(root)
}
