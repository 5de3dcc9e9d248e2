import type { HTMLElement } from 'node-html-parser'
import type { Root } from 'postcss'
import selectors from 'postcss-selector-parser'
import values from 'postcss-value-parser'

/**
 * Gives the classes of one page short names, in its styles and in its elements: the random hashes in
 * the names of CSS modules are what compresses worst in a page.
 * @param page the page without its styles; its elements are changed
 * @param root the page's styles; they are changed
 * @param kept whether a script may set the class, so that its name must stay
 */
export function shortenClasses(
  page: HTMLElement,
  root: Root,
  kept: (name: string) => boolean,
): void {
  const short = shortNames(classesOf(page), kept, 'c')
  const rename = selectors((list) => {
    list.walkClasses((node) => {
      node.value = short.get(node.value) ?? node.value
    })
  })
  root.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector)
  })
  for (const element of page.querySelectorAll('[class]')) {
    const names = element.classNames
      .trim()
      .split(' ')
      .map((name) => short.get(name) ?? name)
    element.setAttribute('class', names.join(' '))
  }
}

/**
 * Gives the animations of one page short names: those of CSS modules carry hashes as well.
 * @param root the page's styles; they are changed
 * @param kept whether a script may name the animation, so that its name must stay
 */
export function shortenAnimations(root: Root, kept: (name: string) => boolean): void {
  const names: string[] = []
  root.walkAtRules('keyframes', ({ params }) => void names.push(params))
  const short = shortNames(names, kept, 'k')
  root.walkAtRules('keyframes', (rule) => {
    rule.params = short.get(rule.params) ?? rule.params
  })
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    const value = values(declaration.value)
    value.walk((node) => {
      if (node.type === 'word') node.value = short.get(node.value) ?? node.value
    })
    declaration.value = value.toString()
  })
}

/**
 * Takes the hashes of CSS modules from the names under which parts of pages move from one page to the next. They
 * have to be the same on both, so that they are not counted as the others are.
 * @throws Error when two parts of a page would have one name
 */
export function unhashTransitionNames(root: Root): void {
  const given = new Map<string, string>()
  root.walkDecls('view-transition-name', (declaration) => {
    const name = declaration.value.replace(/^[\w-]{6,7}_(?=[a-z])/, '')
    const other = given.get(name)
    if (other && other !== declaration.value) {
      throw new Error(`two parts of the page have the view-transition-name "${name}"`)
    }
    given.set(name, declaration.value)
    declaration.value = name
  })
}

/** Every class of a page's elements, as often as it occurs. */
function classesOf(page: HTMLElement): string[] {
  return page.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()])
}

function shortNames(
  names: readonly string[],
  kept: (name: string) => boolean,
  initial: string,
): ReadonlyMap<string, string> {
  const short = new Map<string, string>()
  for (const name of new Set(names)) {
    if (!kept(name)) short.set(name, `${initial}${short.size.toString(36)}`)
  }
  return short
}
