/** Lays out skipped parts, and keeps their boxes as they are then. Runs in the page. */
export function layOutWithinBoxes() {
  // On phones it keeps them out of the first frame.
  delete document.documentElement.dataset.unscrolled
  for (const part of document.querySelectorAll<HTMLElement>('[data-later]')) {
    part.removeAttribute('style')
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    part.style.contentVisibility = 'visible'
    part.style.contain = 'layout style paint'
  }
}

/** Texts outside or clipped by their card or block. Runs in the page. */
export function textsCut(): string[] {
  const found: string[] = []
  // A large root font size does not affect media queries: for widths see largeText.spec.ts.
  const ordinary = getComputedStyle(document.documentElement).fontSize === '16px'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue
    // Folded, though an element around it is to be seen.
    if (parent.closest('details:not([open])') && !parent.closest('summary')) continue
    // The bar's wordmark shrinks on purpose; a slide at the edge is not in place yet.
    if (parent.closest('header, dialog, [inert]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const line = range.getBoundingClientRect()
    if (line.width < 2) continue
    let placed = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.display === 'inline' || style.display === 'contents') continue
      const { top, bottom, left, right, width } = box.getBoundingClientRect()
      // For screen readers only.
      if (width <= 1 || /auto|scroll/.test(style.overflowX)) break
      // Scrolling content is not lost; margin notes are outside of their list on purpose.
      const clips = /hidden|clip/.test(style.overflowY)
      // `contain: paint` clips at the box and its margin.
      if (/paint|content/.test(style.contain)) {
        const margin = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0
        const beside = ordinary && (line.left < left - margin || line.right > right + margin)
        if (beside || line.top < top - margin || line.bottom > bottom + margin) {
          found.push(`${text.textContent.trim().slice(0, 30)} outside of ${box.className}`)
          break
        }
      }
      const card = !placed && box.matches('a, section, article, footer, aside')
      placed ||= style.position === 'absolute'
      if ((clips || card) && (line.bottom > bottom + 2 || line.top < top - 2)) {
        found.push(`${text.textContent.trim().slice(0, 30)} in ${box.tagName}`)
        break
      }
    }
  }
  return found
}
