/** Lays out what is skipped until it comes near, and holds it to its box as it is then; runs in the page. */
export function layOutAll() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-later]')) {
    part.removeAttribute('style')
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    part.style.contentVisibility = 'visible'
    part.style.contain = 'layout style paint'
  }
}

/** Texts that are outside of the card or block that they belong to, or cut off by it; runs in the page. */
export function textsCut(): string[] {
  const found: string[] = []
  // A root element of twice the size leaves media queries as they were: for widths see largeText.spec.ts.
  const ordinary = getComputedStyle(document.documentElement).fontSize === '16px'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue
    // The bar's wordmark makes room for the page on purpose, a slide at the edge has not come yet.
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
      // What is only heard.
      if (width <= 1 || /auto|scroll/.test(style.overflowX)) break
      // What scrolls loses nothing; a note in the margin is outside of its list on purpose.
      const clips = /hidden|clip/.test(style.overflowY)
      // What is laid out later is painted in its box and a margin around it, and nowhere else.
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
