declare module 'fontverter' {
  /** Converts a font file; the input format is detected from its first bytes. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff2'): Promise<Uint8Array>
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'sfnt'
    /** Axes to pin or to limit, e.g. { wght: 500, opsz: { min: 12, max: 40 } }. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    /** OpenType feature tags to keep; HarfBuzz's default set if absent. */
    keepFeatures?: readonly string[]
  }

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function cut(font: Uint8Array, text: string, to?: Options): Promise<Uint8Array>
}
