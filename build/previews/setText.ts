import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import type { Language } from '../../routing/language.ts'
import { phrases } from '../../src/models/text/phrases.ts'
import { openFont } from '../fonts/glyphs.ts'

/** A font at one place of its axes. */
export interface Typeface {
  readonly font: Font
  readonly has: ReadonlySet<string>
}

export interface Style {
  /** The first that has a character draws it; what none has is left out. */
  readonly faces: readonly Typeface[]
  /** In pixels. */
  readonly size: number
  /** In parts of the size. */
  readonly spacing?: number
  /** OpenType features. */
  readonly features?: readonly string[]
}

export interface Line {
  readonly width: number
  /** SVG, its baseline at 0. */
  readonly paths: string
}

/** @param axes e.g. 'wght=500' */
export async function openTypeface(path: string, ...axes: readonly string[]): Promise<Typeface> {
  const { font: file, has } = await openFont(path)
  const font = new Font(new Face(new Blob(file)))
  font.setVariations(axes.map((axis) => Variation.fromString(axis)).filter((each) => !!each))
  return { font, has }
}

/** The distance from the middle of a line to its baseline, in pixels, as browsers have it. */
export function baselineBelowMiddle({ faces: [first], size }: Style): number {
  if (!first) return 0
  const { ascender, descender } = first.font.hExtents()
  return (size * (ascender + descender)) / 2 / first.font.face.upem
}

/** Breaks a text between phrases into as few lines as fit, of about the same width. */
export function setText(text: string, language: Language, style: Style, width: number): Line[] {
  const set = (part: string) => setLine(part.trim(), style)
  const parts = breakable(text, language).flatMap((part) =>
    set(part).width > width ? [...part] : part,
  )
  const lines = (limit: number) => {
    const broken: string[] = []
    for (const part of parts) {
      const longer = (broken.at(-1) ?? '') + part
      if (broken.length > 0 && set(longer).width <= limit) broken[broken.length - 1] = longer
      else broken.push(part)
    }
    return broken
  }
  const fewest = lines(width).length
  const balanced = Array.from({ length: 60 }, (_, at) => lines((width * (at + 1)) / 60)).find(
    (each) => each.length <= fewest && each.every((line) => set(line).width <= width),
  )
  return (balanced ?? lines(width)).map(set)
}

function breakable(text: string, language: Language): string[] {
  const words = text.normalize('NFC').split(/(?<=\s)/)
  return language === 'en' ? words : words.flatMap((word) => phrases(word, language))
}

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const western = /[\p{sc=Latin}\d]/u

export function setLine(text: string, { faces, size, spacing = 0, features = [] }: Style): Line {
  const paths: string[] = []
  let x = 0
  for (const { face, part, gap } of runsOf(text, faces)) {
    const scale = size / face.font.face.upem
    x += gap * size
    const buffer = new Buffer()
    buffer.addText(part)
    buffer.guessSegmentProperties()
    const wanted = features.map((feature) => Feature.fromString(feature))
    shape(
      face.font,
      buffer,
      wanted.filter((each) => !!each),
    )
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      const at = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`
      paths.push(`<path transform="${at}" d="${face.font.glyphToPath(glyph.codepoint)}"/>`)
      x += xAdvance * scale + spacing * size
    }
  }
  return { width: x, paths: paths.join('') }
}

/** Parts of one typeface each, with an eighth of an em between Japanese and Western characters. */
function runsOf(text: string, faces: readonly Typeface[]) {
  const runs: { face: Typeface; part: string; gap: number }[] = []
  let before = ''
  for (const character of text) {
    const face = faces.find(({ has }) => has.has(character))
    if (!face) continue
    const pair = [before, character]
    const gap = pair.some((each) => japanese.test(each)) && pair.some((each) => western.test(each))
    const last = runs.at(-1)
    if (last?.face === face && !gap) last.part += character
    else runs.push({ face, part: character, gap: gap ? 0.125 : 0 })
    before = character
  }
  return runs
}
