/** The FontFace constructor's arguments, as the build lists them. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/**
 * Fetches the page's fonts and adds them all at once. Fallback fonts have matching metrics
 * (src/styles/fonts.css), so lines do not move.
 * @param list the address of the page's font list
 * @returns the list's text, once its fonts are added
 * @throws TypeError if the list fails to load; fonts that fail are skipped
 */
export async function addLateFonts(list: string): Promise<string> {
  const text = await (await fetch(list)).text()
  const faces: LateFace[] = JSON.parse(text)
  const loads = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()))
  for (const load of loads) if (load.status === 'fulfilled') document.fonts.add(load.value)
  return text
}
