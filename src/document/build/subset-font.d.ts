declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt'
    /** Axes to fix at a value, or to keep a range of, e.g. { wght: 500, opsz: { min: 12, max: 40 } }. */
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >
    /** Tags of the OpenType features to keep; all that HarfBuzz keeps by itself without them. */
    keepFeatures?: readonly string[]
  }

  /** Cuts a font to the characters of a text. */
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>
}
