declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt'
    /** Axes to fix at a value, e.g. { wght: 500 }. */
    variationAxes?: Record<string, number>
  }

  /** Cuts a font to the characters of a text. */
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>
}
