import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

/** A font, and the characters that it has a glyph for. */
export interface Font {
  readonly font: Uint8Array
  readonly has: ReadonlySet<string>
}

/** What of the axes of a variable font is kept, e.g. { wght: 500 } or { wght: { min: 400, max: 600 } }. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

/**
 * The features of a font that are kept: what browsers set text with unasked, what upright columns and the trimming of
 * Japanese punctuation (`text-spacing-trim`) need, and what the styles ask for. Every other one brings its alternates
 * of each character along, up to three times the file.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  ...['vert', 'vkrn', 'halt', 'vhal', 'chws', 'vchw', 'palt', 'vpal', 'lnum', 'pnum', 'tnum'],
]

/**
 * Reads a whole font and unpacks it, once for all that is cut from it: unpacking a Japanese font takes as
 * long as cutting it.
 * @param path the file's path, from the project's folder
 */
export async function openFont(path: string): Promise<Font> {
  const font = await convert(await readFile(path), 'sfnt')
  return { font, has: charactersOf(font) }
}

/**
 * Cuts a font to the characters of a text.
 * @param axes of a variable font; those that are not named stay whole
 * @returns the cut as WOFF2, with the characters that it really has
 */
export async function cutFont(whole: Font, text: string, axes: Axes = {}): Promise<Font> {
  const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures }
  const font = await subsetFont(whole.font, text, options)
  return { font, has: charactersOf(font) }
}

/** The axes of a variable font by their tags, e.g. `wght`; empty for another one. */
export const axesOf = (file: Uint8Array) => read(file).variationAxes

/** Reads a font's file. @throws Error where it is not one font's */
function read(file: Uint8Array) {
  const font = create(Buffer.from(file))
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts, not one font')
  return font
}

/** The characters that a font file has a glyph for. @throws Error where it is not one font's file */
export function charactersOf(file: Uint8Array): Set<string> {
  const font = read(file)
  // U+FFFF ends a table of characters and is none.
  const codes = font.characterSet.filter((code) => code !== 0xffff)
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

/** The characters of a text that need a glyph: neither spaces nor marks that are never drawn. */
export function drawn(text: string): Set<string> {
  return new Set(text.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''))
}

/** A character that a text needs and a font lacks. */
export interface Gap {
  readonly character: string
  readonly text: string
}

/** The characters of some texts that have no glyph. */
export function gaps(texts: readonly string[], has: ReadonlySet<string>): Gap[] {
  return texts.flatMap((text) =>
    [...drawn(text)]
      .filter((character) => !has.has(character))
      .map((character) => ({ character, text })),
  )
}

/** Says what is missing, and where. */
export function inWords({ character, text }: Gap): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const at = text.indexOf(character)
  return `“${character}” (U+${code}) in “${text.slice(Math.max(0, at - 20), at + 20).trim()}”`
}
