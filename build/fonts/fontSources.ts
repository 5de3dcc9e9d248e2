const modules = 'node_modules'

/** The complete fonts from which subsets are cut. */
export const sources = {
  // The one weight that headings use; the npm package ships all five (decision 10).
  mincho: 'src/layout/fonts/ShipporiMincho-SemiBold.woff2',
  newsreader: `${modules}/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`,
  instrument: `${modules}/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
}

/** The characters of the Latin subsets. */
export const latin = `${range(0x20, 0x7e)}£¥§©®°±·×ÀÄÇÉÖÜßàáâäçèéêëíîïñóôöùúûüœ–—‘’“”•…€−→`

/** Kana and punctuation, which any Japanese heading may need. */
export const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fa)}ー、。・「」『』（）？！：～〇々％`

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
