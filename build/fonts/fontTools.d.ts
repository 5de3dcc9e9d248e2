declare module 'fontverter' {
  /** Converts a font's file; its present format is told by how it begins. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff2'): Promise<Uint8Array>
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2'
    /** Axes to fix at a value, or to keep a range of, e.g. { wght: 500, opsz: { min: 12, max: 40 } }. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    /** Tags of the OpenType features to keep; all that HarfBuzz keeps by itself without them. */
    keepFeatures?: readonly string[]
  }

  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function cut(font: Uint8Array, text: string, to?: Options): Promise<Uint8Array>
}
