import type { Page } from '@playwright/test'

/**
 * Latin words and telephone numbers that are broken over two lines, with their elements. Hyphenated words do
 * not count.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = /\p{Script=Latin}(?:[\p{Script=Latin}'’]*\p{Script=Latin})?|\d+(?:-\d+){2,}/gu
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, script, style, noscript, pre')) continue
      const { hyphens, writingMode } = getComputedStyle(parent)
      if (hyphens === 'auto') continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(words)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()]
          .filter(({ width, height }) => width > 0.5 && height > 0.5)
          .map(({ top, left }) => Math.round(writingMode === 'horizontal-tb' ? top : left))
        if (Math.max(...lines) - Math.min(...lines) > 3) {
          broken.add(`${word} (${parent.localName} in ${parent.closest('[class]')?.className})`)
        }
      }
    }
    return [...broken]
  })
}
