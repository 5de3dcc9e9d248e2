import type { LateFace } from '../../src/browser/lateFonts.ts'

const modules = 'node_modules'

/** The complete fonts from which subsets are cut. */
export const sources = {
  // The one weight that headings use; the npm package ships all five (decision 10).
  mincho: 'src/layout/fonts/ShipporiMincho-SemiBold.woff2',
  newsreader: `${modules}/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`,
  instrument: `${modules}/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
}

/** The first family of the heading font in src/styles/tokens.css. */
export const serifFamily = 'Newsreader Cut'

/** The characters of the Latin subsets. */
export const latin = `${range(0x20, 0x7e)}£§©®°±·×ÀÄÇÉÖÜßàáâäçèéêëíîïñóôöùúûüœ–—‘’“”•…€−→`
// Approximate: the exact list would cost 1 kB.
const unicodeRange = 'U+20-7E,U+A3-FF,U+153,U+2013-2026,U+20AC,U+2192,U+2212'

/** Kana and punctuation, which any Japanese heading may need. */
export const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fa)}ー、。・「」『』（）？！：～〇々％`

export const newsreaderFace = (file: string): LateFace =>
  face(serifFamily, file, { weight: '500', unicodeRange })

export const instrumentFace = (file: string): LateFace =>
  face('Instrument Cut', file, { weight: '400 700', unicodeRange })

/** `Core` is shared by all pages, `Page` belongs to one page. */
export const minchoFace = (part: 'Core' | 'Page', file: string): LateFace =>
  face(`Mincho ${part}`, file, { weight: '500' })

/** `optional`: if a file is not cached at a later visit, the page keeps its fallback fonts. */
const face = (family: string, file: string, descriptors: FontFaceDescriptors): LateFace => [
  family,
  `url(${file})`,
  { ...descriptors, display: 'optional' },
]

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
