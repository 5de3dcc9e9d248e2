import type { HTMLElement } from 'node-html-parser'
import { innermost } from './builtPages.ts'
import { widthOf } from './noBreaks.ts'

/** Padding and margin of a box, and of a chart with what it draws beside its texts, in pixels. */
const box = 90
const chart = 240

/** Elements that contain one run of text. */
const blocks = 'p, li, dt, dd, h2, h3, tr, figcaption, summary'

/** For a phone and a wide window: column width in full-width characters, and line height in pixels. */
const columns = [
  { name: 'data-later', characters: 21, line: { ja: 33, en: 28 }, gap: 14, picture: 300 },
  { name: 'data-later-wide', characters: 36, line: { ja: 33, en: 28 }, gap: 14, picture: 300 },
]

/**
 * Estimates the height of sections that browsers lay out only near the window (`content-visibility` in
 * src/styles/base.css), for a phone and a wide window. Browsers replace the estimate with the real size once
 * they know it.
 * @param page its `data-later` elements are modified: they get the heights in pixels
 */
export function reserveSizes(page: HTMLElement): void {
  const language = page.querySelector('html')?.getAttribute('lang') === 'en' ? 'en' : 'ja'
  for (const part of page.querySelectorAll('[data-later]')) {
    const texts = innermost(part, blocks)
    const shown = texts.filter((text) => !text.closest('details') || text.closest('summary'))
    const pictures = part.querySelectorAll('img').length
    const charts = part.querySelectorAll('figure').length + (part.tagName === 'FIGURE' ? 1 : 0)
    const boxes = part.querySelectorAll('section, aside').length
    for (const { name, characters, line, gap, picture } of columns) {
      const lines = shown.map((text) => Math.ceil(widthOf(text.textContent) / (2 * characters)))
      const text = lines.reduce((sum, each) => sum + each * line[language] + gap, 0)
      part.setAttribute(
        name,
        `${Math.max(100, text + pictures * picture + boxes * box + charts * chart)}`,
      )
    }
  }
}
