import selectors, { type Selector } from 'postcss-selector-parser'

/** Pseudo-classes that match only where one of the selectors in their brackets does. */
export const alternatives = new Set([':is', ':where', ':has'])

/** A selector as it is read once, however many pages have it. Its tree must not be changed. */
export interface ReadSelector {
  readonly text: string
  readonly tree: Selector
  /** The classes that it names anywhere, in `:not()` too. */
  readonly classes: readonly string[]
  /** What it matches at the most, as `broaden` writes it, attributes counted as states. */
  readonly broad: string
  /** Whether it asks for one class, tag or id and nothing else that `broad` still has. */
  readonly plain: boolean
}

const read = new Map<string, readonly ReadSelector[]>()

/** The selectors of a rule. Pages of a kind share their styles, so they are kept for the next page. */
export function selectorsOf(rule: string): readonly ReadSelector[] {
  const known = read.get(rule)
  if (known) return known
  const list = selectors()
    .astSync(rule)
    .nodes.map((tree): ReadSelector => {
      const classes: string[] = []
      tree.walkClasses(({ value }) => void classes.push(value))
      return {
        text: String(tree),
        tree,
        classes,
        broad: broaden(tree, true),
        plain: isPlain(tree),
      }
    })
  read.set(rule, list)
  return list
}

function isPlain({ nodes }: Selector): boolean {
  const states = nodes.filter(
    ({ type, value }) =>
      type === 'attribute' || (type === 'pseudo' && !alternatives.has(`${value}`)),
  )
  const names = nodes.filter(({ type }) => type === 'class' || type === 'tag' || type === 'id')
  return names.length <= 1 && states.length + names.length === nodes.length
}

/**
 * A selector without what depends on a state that only a browser knows, such as `:hover` or `:lang()`:
 * it matches at least what the selector can ever match.
 * @param attributes whether attributes count as states too, because a script may set them
 */
export function broaden(selector: Selector, attributes = false): string {
  const copy = selector.clone()
  // Always true, and allowed where a compound would otherwise be left empty.
  const anything = () => selectors.pseudo({ value: ':not(nothing)' })
  copy.walkPseudos((pseudo) => {
    if (!alternatives.has(pseudo.value)) pseudo.replaceWith(anything())
  })
  if (attributes) copy.walkAttributes((attribute) => void attribute.replaceWith(anything()))
  return String(copy).trim()
}
