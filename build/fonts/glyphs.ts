import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

export interface Font {
  readonly font: Uint8Array
  readonly has: ReadonlySet<string>
}

/** Axes to pin or limit in a variable font, e.g. { wght: 500 } or { wght: { min: 400, max: 600 } }. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

/**
 * OpenType features that browsers apply by default, that vertical text and Japanese punctuation trimming
 * need, and that our CSS uses. Every further feature pulls in its alternate glyphs, up to three times the
 * file size.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  ...['vert', 'vkrn', 'halt', 'vhal', 'chws', 'vchw', 'palt', 'vpal', 'lnum', 'pnum', 'tnum'],
]

/** Reads and unpacks a complete font, once for all of its subsets. */
export async function openFont(path: string): Promise<Font> {
  const font = await convert(await readFile(path), 'sfnt')
  return { font, has: charactersOf(font) }
}

/**
 * Cuts a font to some characters. Axes not given stay variable.
 * @param format of the result; `sfnt` is quick to cut again
 */
export async function cutFont(
  whole: Uint8Array,
  characters: Iterable<string>,
  axes: Axes = {},
  format: 'woff2' | 'sfnt' = 'woff2',
): Promise<Uint8Array> {
  // Sorted, so that the same characters give the same file.
  const text = [...characters].sort().join('')
  return subsetFont(whole, text, { targetFormat: format, variationAxes: axes, keepFeatures })
}

/** Axes by tag, e.g. `wght`; empty for a static font. */
export const axesOf = (file: Uint8Array) => read(file).variationAxes

function read(file: Uint8Array) {
  const font = create(Buffer.from(file))
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts, not one font')
  return font
}

export function charactersOf(file: Uint8Array): Set<string> {
  // U+FFFF marks the end of a character table and is not a character.
  const codes = read(file).characterSet.filter((code) => code !== 0xffff)
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

/** The characters of some texts that need a glyph: no spaces, no invisible marks. */
export function visibleCharacters(...texts: readonly string[]): string[] {
  return [...new Set(texts.join('').replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''))]
}
