import type { LateFace } from '../../src/browser/lateFonts.ts'

const modules = 'node_modules'

/** The whole fonts that pages are given parts of. */
export const sources = {
  // The one weight that headings use; the font's package brings all five (decision 10).
  mincho: 'src/layout/fonts/ShipporiMincho-SemiBold.woff2',
  newsreader: `${modules}/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`,
  instrument: `${modules}/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
}

/** The family that begins the heading face's list in src/styles/tokens.css. */
export const serifFamily = 'Newsreader Cut'

/** The letters, digits and signs that both Latin fonts are cut to. */
export const latin = `${range(0x20, 0x7e)}£§©®°±·×ÀÄÇÉÖÜßàáâäçèéêëíîïñóôöùúûüœ–—‘’“”•…€−→`
// Coarse: an exact list costs 1 kB.
const unicodeRange = 'U+20-7E,U+A3-FF,U+153,U+2013-2026,U+20AC,U+2192,U+2212'

/** The signs that any Japanese heading may have. */
export const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fa)}ー、。・「」『』（）？！：～〇々％`

export const newsreaderFace = (file: string): LateFace =>
  face(serifFamily, file, { weight: '500', unicodeRange })

export const instrumentFace = (file: string): LateFace =>
  face('Instrument Cut', file, { weight: '400 700', unicodeRange })

/** What all pages share of the Japanese face, and what is one page's own. */
export const minchoFace = (part: 'Core' | 'Page', file: string): LateFace =>
  face(`Mincho ${part}`, file, { weight: '500' })

/** `optional`: where a file is not there at once on a second view, the page keeps its fallbacks. */
const face = (family: string, file: string, descriptors: FontFaceDescriptors): LateFace => [
  family,
  `url(${file})`,
  { ...descriptors, display: 'optional' },
]

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
