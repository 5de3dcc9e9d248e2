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
 * What browsers set text with unasked, what upright columns and the trimming of Japanese punctuation need, and what the
 * styles ask for. Every other feature brings its alternates of each character along, up to three times the file.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  ...['vert', 'vkrn', 'halt', 'vhal', 'chws', 'vchw', 'palt', 'vpal', 'lnum', 'pnum', 'tnum'],
]

/** Reads a whole font and unpacks it, once for all that is cut from it. */
export async function openFont(path: string): Promise<Font> {
  const font = await convert(await readFile(path), 'sfnt')
  return { font, has: charactersOf(font) }
}

/** Cuts a font to some characters, as WOFF2. Axes that are not named stay whole. */
export async function cutFont(
  whole: Font,
  characters: Iterable<string>,
  axes: Axes = {},
): Promise<Font> {
  // In one order, so that the same characters make the same file.
  const text = [...characters].sort().join('')
  const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures }
  const font = await subsetFont(whole.font, text, options)
  return { font, has: charactersOf(font) }
}

/** The axes of a variable font by their tags, e.g. `wght`; empty for another one. */
export const axesOf = (file: Uint8Array) => read(file).variationAxes

function read(file: Uint8Array) {
  const font = create(Buffer.from(file))
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts, not one font')
  return font
}

export function charactersOf(file: Uint8Array): Set<string> {
  // U+FFFF ends a table of characters and is none.
  const codes = read(file).characterSet.filter((code) => code !== 0xffff)
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

/** The characters of some texts that need a glyph: neither spaces nor marks that are never drawn. */
export function drawn(...texts: readonly string[]): string[] {
  return [...new Set(texts.join('').replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''))]
}
