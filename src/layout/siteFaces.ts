import type { LateFace } from '../browser/lateFonts.ts'

/** The first family of the heading font in src/styles/tokens.css. */
export const serifFamily = 'Newsreader Cut'

// Approximate: the exact list of the characters in build/fonts/fontSources.ts would cost 1 kB.
const unicodeRange = 'U+20-7E,U+A3-FF,U+153,U+2013-2026,U+20AC,U+2192,U+2212'

export const newsreaderFace = (file: string): LateFace =>
  face(serifFamily, file, { weight: '500', unicodeRange })

export const instrumentFace = (file: string): LateFace =>
  face('Instrument Cut', file, { weight: '400 700', unicodeRange })

/** `Core` is shared by all pages, `Page` belongs to one page. */
export const minchoFace = (part: 'Core' | 'Page', file: string): LateFace =>
  face(`Mincho ${part}`, file, { weight: '500' })

/** A page's faces during development, for src/browser/lateFonts.ts; the build replaces them with those it cuts. */
export const wholeFonts = JSON.stringify([
  instrumentFace('/fonts/instrument.woff2'),
  newsreaderFace('/fonts/newsreader.woff2'),
  minchoFace('Core', '/fonts/mincho.woff2'),
])

/** `optional`: if a file is not cached at a later visit, the page keeps its fallback fonts. */
function face(family: string, file: string, descriptors: FontFaceDescriptors): LateFace {
  return [family, `url(${file})`, { ...descriptors, display: 'optional' }]
}
