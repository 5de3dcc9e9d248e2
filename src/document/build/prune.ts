import type { Root, Rule } from 'postcss'
import type { Attribute, Node, Selector } from 'postcss-selector-parser'
import type { Elements } from './elements.ts'
import { alternatives, type ReadSelector, selectorsOf } from './selectors.ts'

/** What is known of a page whose styles are cut. */
export interface Prunable {
  /** The page's elements as it was built. */
  readonly elements: Elements
  /** Whether a script may set a class, or make elements that have it. */
  scripted(name: string): boolean
  /** Whether the page has islands, which may make elements without a class. */
  readonly islands: boolean
}

/**
 * Takes out of a page's styles the selectors that can never match: styles are bundled by kind of page,
 * and a page rarely has every part of its kind.
 * @param root the page's styles; they are changed
 */
export function pruneRules(root: Root, page: Prunable): void {
  const { elements, scripted } = page
  const canMatch = (node: Node): boolean => {
    if (node.type === 'class') return elements.classes.has(node.value) || scripted(node.value)
    if (node.type === 'attribute') return mayHave(node, page)
    if (node.type === 'selector') return node.every(canMatch)
    if (node.type === 'pseudo' && alternatives.has(node.value)) return node.some(canMatch)
    return true
  }
  const stays = (selector: ReadSelector) =>
    canMatch(selector.tree) && (mayAppear(selector, page) || elements.match(selector))
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const all = selectorsOf(rule.selector)
    const left = all.filter(stays)
    const selector = left.map(({ text, tree }) => without(canMatch, tree) ?? text).join(',')
    if (left.length === 0) rule.remove()
    else if (selector !== rule.selector) rule.selector = selector
  })
  removeEmpty(root)
  pruneFrames(root)
}

/**
 * A selector whose lists of single classes, as in `:is(.a, .b)` and `:not(.a, .b)`, have only those that can
 * match. One class weighs as much as another, so that what is left weighs the same; one always stays.
 * @returns null where nothing changes
 */
function without(canMatch: (node: Node) => boolean, tree: Selector): string | null {
  let changed = false
  const copy = tree.clone()
  copy.walkPseudos((pseudo) => {
    const classes = pseudo.nodes.every(
      ({ nodes }) => nodes.length === 1 && nodes[0]?.type === 'class',
    )
    const left = pseudo.nodes.filter(canMatch)
    if (!classes || left.length === pseudo.nodes.length || pseudo.nodes.length < 2) return
    pseudo.nodes = left.length > 0 ? left : pseudo.nodes.slice(0, 1)
    changed = true
  })
  return changed ? String(copy) : null
}

/** Whether a script may make an element that the selector matches. */
function mayAppear({ classes }: ReadSelector, page: Prunable): boolean {
  return classes.length === 0 ? page.islands : classes.some(page.scripted)
}

/**
 * Whether an element may have an attribute, with the value asked for. Those that begin with `data-` are the
 * project's own: they are in the page, or a script sets them, by this name or as a property of `dataset`.
 * Browsers set some others.
 */
function mayHave({ attribute, operator, value }: Attribute, { elements, scripted }: Prunable) {
  if (!attribute.startsWith('data-') || scripted(attribute)) return true
  const property = attribute
    .slice('data-'.length)
    .replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
  if (scripted(property)) return true
  const values = elements.attributes.get(attribute)
  return values !== undefined && (operator !== '=' || values.has(value ?? ''))
}

/** Whether a rule is a step of an animation: `from` is no element. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

/** Takes out animations that no style plays. */
function pruneFrames(root: Root): void {
  const played: string[] = []
  root.walkDecls(/^animation(-name)?$/, ({ value }) => void played.push(value))
  root.walkAtRules('keyframes', (frames) => {
    if (!played.some((value) => value.includes(frames.params))) frames.remove()
  })
  removeEmpty(root)
}

/** Takes out rules without declarations, and what they leave empty. */
export function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    // A statement such as `@layer reset, base;` has no body at all.
    if (rule.nodes?.length === 0) rule.remove()
  })
}
