interface TextLine {
  readonly element: Element
  /** The nearest block element: its own lines may be tight. */
  readonly block: Element
  readonly text: string
  readonly rect: DOMRect
  /** Whether it is fixed while the page scrolls, or decorative. */
  readonly apart: boolean
}

declare global {
  interface Window {
    /** Visible lines: of the whole page, or of the window. */
    textLines(inWindow?: boolean): TextLine[]
    floats(element: Element): boolean
    placeOf(element: Element): string
  }
}

/** Puts `textLines`, `floats` and `placeOf` on the window. Runs in the page, before anything else. */
export function addTextLines() {
  const above = function* (element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) yield each
  }
  const styleOf = (element: Element) => getComputedStyle(element)
  const isFloating = (element: Element) => ['fixed', 'sticky'].includes(styleOf(element).position)
  window.floats = (element) => above(element).some(isFloating)
  /** For screen readers only: clipped, or in a box without size. */
  const isUnseen = (element: Element) => {
    const { clipPath, overflowX } = styleOf(element)
    if (clipPath.startsWith('inset(50%')) return true
    if (overflowX === 'visible') return false
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  /**
   * Whether a condition holds for an element or an ancestor; cached, because thousands of texts share
   * ancestors.
   */
  const sharing = (holds: (element: Element) => boolean) => {
    const known = new Map<Element, boolean>()
    const ask = (element: Element | null): boolean => {
      if (!element) return false
      const before = known.get(element)
      if (before !== undefined) return before
      const now = holds(element) || ask(element.parentElement)
      known.set(element, now)
      return now
    }
    return ask
  }
  const blockOf = (element: Element) =>
    above(element).find((each) => !/^(inline|contents)$/.test(styleOf(each).display)) ?? element

  window.placeOf = (element) =>
    [...above(element)]
      .slice(0, 3)
      .map(
        ({ localName, id, classList }) =>
          `${localName}${id && `#${id}`}${classList.value && `.${classList.value}`}`,
      )
      .reverse()
      .join(' > ')

  const scrolls = (element: Element) =>
    element !== document.body &&
    element !== document.documentElement &&
    /auto|scroll/.test(styleOf(element).overflowY) &&
    element.scrollHeight > element.clientHeight + 1

  window.textLines = (inWindow = false) => {
    const lines: TextLine[] = []
    const unseen = sharing(isUnseen)
    const floats = sharing(isFloating)
    const scrolled = sharing(scrolls)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement as Element
      if (!node.data.trim() || element.closest('script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom } = range.getBoundingClientRect()
      // Cheap checks first: a page has thousands of texts, and few are in the window.
      if (inWindow && (bottom < 0 || top > innerHeight)) continue
      const shown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
      if (!element.checkVisibility(shown) || unseen(element)) continue
      const known = {
        element,
        block: blockOf(element),
        text: node.data.trim().slice(0, 40),
        apart: floats(element) || element.closest('[aria-hidden="true"]') !== null,
      }
      const scroller = scrolled(element) && above(element).find(scrolls)?.getBoundingClientRect()
      for (const rect of range.getClientRects()) {
        // Whatever is scrolled out of its own scroller can be scrolled back.
        if (scroller && (rect.top < scroller.top || rect.bottom > scroller.bottom)) continue
        if (rect.width > 1 && rect.height > 1) lines.push({ ...known, rect })
      }
    }
    return lines
  }
}
