/** The FontFace constructor's arguments, as the build lists them. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** What moves when a text gets more lines or fewer. Nothing in parts whose layout the browser still skips. */
const texts = 'main :is(h1, h2, h3, p, li, dt, dd, sup, [data-later]):not([data-later] *)'

/**
 * Fetches the page's fonts and adds them all at once. Fallback fonts have matching metrics
 * (src/styles/fonts.css), so lines seldom move; where they would, the fonts wait for the next page.
 * @param list the address of the page's font list: the face of running text first, then those of headings
 * @returns the list's text, once its fonts are loaded
 * @throws TypeError if the list fails to load; fonts that fail are skipped
 */
export async function addLateFonts(list: string): Promise<string> {
  const text = await (await fetch(list)).text()
  const faces = (JSON.parse(text) as LateFace[]).map((face) => new FontFace(...face))
  await Promise.allSettled(faces.map((face) => face.load()))
  const [running, ...headings] = faces.filter(({ status }) => status === 'loaded')
  if (!running) return text
  const moved = watchTexts()
  for (const face of [running, ...headings]) document.fonts.add(face)
  for (const group of [[running], headings]) {
    if (!moved()) break
    for (const face of group) document.fonts.delete(face)
  }
  return text
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
      return (
        Math.abs(top - was.top) >= 3 ||
        (was.bottom < innerHeight && Math.abs(bottom - was.bottom) >= 3)
      )
    })
}
