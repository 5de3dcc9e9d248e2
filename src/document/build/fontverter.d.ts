declare module 'fontverter' {
  /** Converts a font's file; its present format is told by how it begins. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>
}
