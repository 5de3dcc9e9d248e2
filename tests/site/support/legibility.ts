import type { Page } from '@playwright/test'
import { addTextLines } from './textLines.ts'

/** Call it before the page is opened. */
export const prepareLegible = (page: Page) => page.addInitScript(addTextLines)

/** Unreadable texts of the page in its current state, one line each: text, place and reason. */
export async function illegible(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(cutOff)),
    ...(await page.evaluate(overlapping)),
    ...(await page.evaluate(covered)),
  ]
}

/** Text outside its window, scroller or box. */
function cutOff(): string[] {
  const found = new Set<string>()
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.add(`the page is ${wide} px too wide`)
  const paints = ({
    backgroundColor,
    backgroundImage,
    borderBlockStartWidth,
    borderBlockEndWidth,
  }: CSSStyleDeclaration) =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    backgroundImage !== 'none' ||
    (borderBlockStartWidth !== '0px' && borderBlockEndWidth !== '0px')
  for (const { element, text, rect } of window.textLines()) {
    // Line boxes are higher than the glyphs. White space may hang at the end.
    const [spare, hangs] = [rect.height / 5, getComputedStyle(element).whiteSpace === 'pre-wrap']
    const right = rect.right - (hangs ? rect.height / 2 : 0)
    const say = (why: string, by: Element) =>
      found.add(`"${text}" (${window.placeOf(element)}) is ${why} ${window.placeOf(by)}`)
    let [scrolls, ground] = [false, false]
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (/auto|scroll/.test(style.overflowX)) scrolls = true
      if (style.display === 'inline' || element instanceof SVGElement !== box instanceof SVGElement)
        continue
      const sideways = !scrolls && (rect.left < edge.left - 2 || right > edge.right + 2)
      const upright = rect.top + spare < edge.top - 1 || rect.bottom - spare > edge.bottom + 1
      if (
        (sideways && style.overflowX !== 'visible') ||
        (upright && style.overflowY !== 'visible')
      ) {
        say('cut off by', box)
        break
      }
      if (!ground && paints(style) && !(element instanceof SVGElement)) {
        ground = true
        if (sideways || upright) say('outside', box)
      }
    }
    if (!scrolls && (rect.left < -1 || right > innerWidth + 1))
      say('outside the window of', document.body)
  }
  return [...found]
}

/** Lines of different blocks that overlap. Runs in a page that is prepared. */
export function overlapping(): string[] {
  const found = new Set<string>()
  const lines = window
    .textLines()
    .filter(({ apart }) => !apart)
    .map((line) => {
      const { left, right, top, bottom, width, height } = line.rect
      const upright = getComputedStyle(line.element).writingMode.startsWith('vertical')
      const [x, y] = upright ? [width / 5, 0] : [0, height / 5]
      return { ...line, left: left + x, right: right - x, top: top + y, bottom: bottom - y }
    })
    .sort((one, other) => one.top - other.top)
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.top >= one.bottom) break
      if (one.block === other.block) continue
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - other.top
      if (wide > 2 && high > 2) {
        found.add(
          `"${one.text}" (${window.placeOf(one.element)}) is over "${other.text}" (${window.placeOf(other.element)})`,
        )
      }
    }
  }
  return [...found]
}

/** Text that is covered by an unrelated element. */
async function covered(): Promise<string[]> {
  const found = new Set<string>()
  const hides = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    if (opacity === '0' || window.floats(element)) return false
    return (
      element.localName === 'img' || backgroundImage !== 'none' || /^rgb\(/.test(backgroundColor)
    )
  }
  const { scrollHeight } = document.documentElement
  for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const { element, text, rect, apart } of window.textLines(true)) {
      if (apart || rect.top < 0 || rect.bottom > innerHeight) continue
      for (const part of [0.05, 0.5, 0.95]) {
        const stack = document.elementsFromPoint(
          rect.left + part * rect.width,
          rect.top + rect.height / 2,
        )
        // Scrolled out of its container, so not visible.
        const over = stack.includes(element) ? stack.slice(0, stack.indexOf(element)) : []
        const by = over.find(
          (each) => !element.contains(each) && !each.contains(element) && hides(each),
        )
        if (by) found.add(`"${text}" (${window.placeOf(element)}) is under ${window.placeOf(by)}`)
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return [...found]
}
