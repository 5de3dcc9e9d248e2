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
  const before = places()
  for (const { face } of loaded) document.fonts.add(face)
  // Nothing is painted between adding and taking away again.
  if (moved(before)) for (const { face, text } of loaded) if (text) document.fonts.delete(face)
  if (moved(before)) for (const { face } of loaded) document.fonts.delete(face)
  document.documentElement.dataset.fontsSettled = ''
}

/** Where every piece of text in view begins. */
function places(): [Range, DOMRect][] {
  const found: [Range, DOMRect][] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const place = range.getBoundingClientRect()
    if (place.height && place.bottom > 0 && place.top < innerHeight) found.push([range, place])
  }
  return found
}

/**
 * Whether a piece of text begins on another line, or noticeably elsewhere on its line. Within a
 * heading's line glyphs may move: that is its kerning.
 */
function moved(before: readonly [Range, DOMRect][]): boolean {
  return before.some(([text, { left, top }]) => {
    const now = text.getBoundingClientRect()
    const heading = text.startContainer.parentElement?.closest('h1, h2, h3')
    return Math.abs(now.top - top) > 2 || (!heading && Math.abs(now.left - left) > 8)
  })
}
