/** A font face as the build lists it: what the FontFace constructor takes. */
export type LateFace = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/**
 * Fetches the page's fonts and adds them all at once. The fallbacks have their metrics (src/styles/fonts.css), so that
 * lines stay where they are.
 * @param list the address of the page's list of faces
 * @returns the list's text, once its faces are in place
 * @throws TypeError where the list does not come; a face that does not come is left out
 */
export async function addLateFonts(list: string): Promise<string> {
  const text = await (await fetch(list)).text()
  const faces: LateFace[] = JSON.parse(text)
  const loads = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()))
  for (const load of loads) if (load.status === 'fulfilled') document.fonts.add(load.value)
  return text
}
