import { create } from 'fontkitten'
import subsetFont from 'subset-font'

/** A font file cut to some characters, and those of them that it really has a glyph for. */
export interface Cut {
  readonly font: Uint8Array
  readonly has: ReadonlySet<string>
}

/**
 * Cuts a font to the characters of a text, as WOFF2.
 * @param axes axes of a variable font to fix at a value
 */
export async function cutFont(
  source: Uint8Array,
  text: string,
  axes?: Record<string, number>,
): Promise<Cut> {
  const options = { targetFormat: 'woff2' as const, ...(axes && { variationAxes: axes }) }
  const font = await subsetFont(source, text, options)
  return { font, has: charactersOf(font) }
}

/** The characters that a font file has a glyph for. @throws Error where it is not one font's file */
export function charactersOf(file: Uint8Array): Set<string> {
  const font = create(Buffer.from(file))
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts, not one font')
  // U+FFFF ends a table of characters and is none.
  const codes = font.characterSet.filter((code) => code !== 0xffff)
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

/** The characters of a text that need a glyph: neither spaces nor marks that are never drawn. */
export function drawn(text: string): Set<string> {
  return new Set(text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''))
}

/** For each text that has characters without a glyph: what is missing, and where. */
export function missing(texts: readonly string[], has: ReadonlySet<string>): string[] {
  return texts.flatMap((text) =>
    [...drawn(text)]
      .filter((character) => !has.has(character))
      .map((character) => {
        const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
        const at = text.indexOf(character)
        return `“${character}” (U+${code}) in “${text.slice(Math.max(0, at - 20), at + 20).trim()}”`
      }),
  )
}
