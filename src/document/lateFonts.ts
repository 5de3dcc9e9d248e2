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

/** Where every piece of text in view begins, from the top of the window. */
function tops(): [Range, number][] {
  const found: [Range, number][] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { top, bottom, height } = range.getBoundingClientRect()
    if (height && bottom > 0 && top < innerHeight) found.push([range, top])
  }
  return found
}

/** Whether a piece of text begins on another line, or its line moved by more than nobody sees. */
function moved(before: readonly [Range, number][]): boolean {
  return before.some(([text, top]) => Math.abs(text.getBoundingClientRect().top - top) > 2)
}
