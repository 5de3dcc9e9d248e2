import type { HTMLElement } from 'node-html-parser'

/** What a box takes around what is in it, in pixels. */
const box = 90

/** What holds one run of text, or stands like one. */
const blocks = 'p, li, dt, dd, h2, h3, tr, figcaption, summary'

/** Of a phone and of a wide window: the width of a column in characters of full width, and what a line takes. */
const columns = [
  { name: 'data-later', characters: 21, line: { ja: 33, en: 28 }, gap: 14, picture: 240 },
  { name: 'data-later-wide', characters: 36, line: { ja: 33, en: 28 }, gap: 14, picture: 300 },
]

/**
 * Estimates how high the parts of a page are that browsers lay out only when they come near the window
 * (`content-visibility` in src/styles/base.css), for a phone and for a wide window. Browsers that use it keep the
 * real size once they know it, and hold what is read in place.
 * @param page its elements with `data-later` are changed: the attributes get the heights in pixels
 */
export function reserveSizes(page: HTMLElement): void {
  const language = page.querySelector('html')?.getAttribute('lang') === 'en' ? 'en' : 'ja'
  for (const part of page.querySelectorAll('[data-later]')) {
    const texts = part.querySelectorAll(blocks).filter((block) => !block.querySelector(blocks))
    const shown = texts.filter((text) => !text.closest('details') || text.closest('summary'))
    const pictures = part.querySelectorAll('img').length
    const boxes = part.querySelectorAll('section, nav, aside, figure').length
    for (const { name, characters, line, gap, picture } of columns) {
      const lines = shown.map((text) => Math.ceil(widthOf(text.textContent) / characters))
      const text = lines.reduce((sum, each) => sum + each * line[language] + gap, 0)
      part.setAttribute(name, `${Math.max(100, text + pictures * picture + boxes * box)}`)
    }
  }
}

/** How wide a text is, in widths of a Japanese character. */
function widthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (each < '\u0100' ? 0.5 : 1), 0)
}
