/** A font face as the build lists it: family, file, and the descriptors of the FontFace API. */
export interface LateFace extends FontFaceDescriptors {
  readonly family: string
  readonly source: string
  /** Whether running text is set in it; such a face is the first to be given up. */
  readonly text?: boolean
}

/**
 * Fetches the page's fonts and puts them in place, unless that would move a line in view: then the
 * page stays in its fallback faces, and the next page has the fonts from the cache.
 */
export async function addLateFonts(list: string): Promise<void> {
  const faces: LateFace[] = await (await fetch(list)).json()
  const loaded = await Promise.all(
    faces.map(async ({ family, source, text, ...descriptors }) => ({
      text,
      face: await new FontFace(family, `url(${source})`, descriptors).load(),
    })),
  )
  const before = tops()
  for (const { face } of loaded) document.fonts.add(face)
  // Nothing is painted between adding and taking away again.
  if (moved(before)) for (const { face, text } of loaded) if (text) document.fonts.delete(face)
  if (moved(before)) for (const { face } of loaded) document.fonts.delete(face)
  document.documentElement.dataset.fontsSettled = ''
}

/** Where the blocks in view stand. */
function tops(): [Element, number][] {
  return [...document.querySelectorAll('body :is(h1, h2, h3, p, li, dt, dd)')].flatMap(
    (block): [Element, number][] => {
      const { top, bottom } = block.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [[block, top]] : []
    },
  )
}

/** Whether a block stands more than a pixel, which nobody sees, from where it stood. */
function moved(before: readonly [Element, number][]): boolean {
  return before.some(([block, top]) => Math.abs(block.getBoundingClientRect().top - top) > 1)
}
