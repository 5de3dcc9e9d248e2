/** The FontFace constructor's arguments, as the build lists them. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** What moves when a text gets more lines or fewer. Nothing in parts whose layout the browser still skips. */
const texts = 'main :is(h1, h2, h3, p, li, dt, dd, sup, [data-later]):not([data-later] *)'

/**
 * Loads the page's fonts and adds them all at once; those that fail are skipped. Fallback fonts have matching metrics
 * (src/styles/fonts.css), so lines seldom move; where they would, the fonts wait for the next page.
 * @param list the face of running text first, then those of headings
 */
export async function addLateFonts(list: readonly LateFace[]): Promise<void> {
  const faces = list.map((face) => new FontFace(...face))
  await Promise.allSettled(faces.map((face) => face.load()))
  const [running, ...headings] = faces.filter(({ status }) => status === 'loaded')
  if (!running) return
  const moved = watchTexts()
  for (const face of [running, ...headings]) document.fonts.add(face)
  for (const group of [[running], headings]) {
    if (!moved()) break
    for (const face of group) document.fonts.delete(face)
  }
}

/** @returns a function that tells whether a text in the window has moved up or down since */
function watchTexts(): () => boolean {
  const boxes = [...document.querySelectorAll(texts)]
    .map((element) => ({ element, was: element.getBoundingClientRect() }))
    .filter(({ was }) => was.bottom > 0 && was.top < innerHeight)
  return () =>
    boxes.some(({ element, was }) => {
      const { top, bottom } = element.getBoundingClientRect()
      // Browsers do not count less than three pixels as a shift.
      // Below the window too: a line fewer may be in it.
      return Math.abs(top - was.top) >= 3 || Math.abs(bottom - was.bottom) >= 3
    })
}
