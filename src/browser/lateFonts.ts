/** The FontFace constructor's arguments, as the build lists them. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** Of a layout shift score: Lighthouse calls 0.1 good, this site's contract is 0.02. */
const mostShift = 0.015

/**
 * Loads the page's fonts and adds them all at once; those that fail are skipped. Fallback fonts have matching metrics
 * (src/styles/fonts.css), so lines seldom move; where they would move far, the fonts wait for the next page.
 * @param list the face of running text first, then those of headings
 */
export async function addLateFonts(list: readonly LateFace[]): Promise<void> {
  const faces = list.map((face) => new FontFace(...face))
  await Promise.allSettled(faces.map((face) => face.load()))
  const [running, ...headings] = faces.filter(({ status }) => status === 'loaded')
  if (!running) return
  const shift = watchTexts()
  for (const face of [running, ...headings]) document.fonts.add(face)
  for (const group of [[running], headings]) {
    if (shift() <= mostShift) break
    for (const face of group) document.fonts.delete(face)
  }
}

/** @returns a function that estimates the layout shift since, as browsers score it (web.dev/articles/cls) */
function watchTexts(): () => number {
  const boxes = [...textsOf(document.querySelector('main'))]
    .map((text) => ({ text, was: boxOf(text) }))
    .filter(({ was }) => was.bottom > 0 && was.top < innerHeight)
  return () => {
    let first = innerHeight
    let area = 0
    let far = 0
    for (const { text, was } of boxes) {
      const is = boxOf(text)
      const by = Math.max(...[is.x - was.x, is.y - was.y, is.bottom - was.bottom].map(Math.abs))
      // Browsers do not count less than three pixels.
      if (by < 3) continue
      // With all that is below it, grounds included.
      if (Math.abs(is.top - was.top) >= 3) first = Math.max(0, Math.min(first, is.top, was.top))
      const bottom = Math.min(innerHeight, Math.max(is.bottom, was.bottom))
      area += Math.max(is.width, was.width) * (bottom - Math.min(is.top, was.top))
      far = Math.max(far, by)
    }
    const moved = Math.max(area / innerWidth, innerHeight - first) / innerHeight
    return (moved * far) / Math.max(innerWidth, innerHeight)
  }
}

/** The box of a text, and where its first line begins: at another place it counts as moved. */
function boxOf(text: Element | Range) {
  const { top, bottom, width } = text.getBoundingClientRect()
  const { x = 0, y = 0 } = text.getClientRects()[0] ?? {}
  return { top, bottom, width, x, y }
}

/** An element's texts and pictures, without parts whose layout the browser may still skip: only their boxes. */
function* textsOf(element: Element | null): Generator<Element | Range> {
  for (const node of element?.childNodes ?? []) {
    if (node instanceof Text && node.data.trim()) {
      const range = new Range()
      range.selectNode(node)
      yield range
    }
    if (!(node instanceof Element)) continue
    if (node.matches('[data-later], img, svg')) yield node
    else yield* textsOf(node)
  }
}
