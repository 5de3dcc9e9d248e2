import { type Folded, fold } from './fold.ts'
import { longestEnding, word } from './indexTerms.ts'

/** A piece of a passage; `hit` if it matches the query. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** What to highlight, folded. */
export interface Marks {
  readonly words: ReadonlySet<string>
  readonly japanese: ReadonlySet<string>
}

type Span = readonly [from: number, to: number]

/** In characters: about three lines on a phone. */
const passageLength = { ja: 90, en: 180 }
/** Maximum share of a passage before the first hit. */
const before = 1 / 3

/**
 * The passage with the most distinct hits, cut to a few lines.
 * @param text one passage per line
 */
export function passage(text: string, marks: Marks, language: 'ja' | 'en'): Piece[] {
  const lines = text.split('\n').map((line) => ({ line, spans: hits(line, marks) }))
  const best = lines.reduce((most, each) => (variety(each) > variety(most) ? each : most))
  const length = passageLength[language]
  const [from, to] = window(best.line, best.spans[0]?.[0] ?? 0, length)
  const inside = best.spans.filter(([start, end]) => start >= from && end <= to)
  const pieces = cut(best.line, from, to, inside)
  if (from > 0) pieces.unshift({ text: '…', hit: false })
  if (to < best.line.length) pieces.push({ text: '…', hit: false })
  return pieces
}

/** A short text, such as a heading, with highlighted hits. */
export function highlight(text: string, marks: Marks): Piece[] {
  return cut(text, 0, text.length, hits(text, marks))
}

function variety({ line, spans }: { line: string; spans: readonly Span[] }): number {
  return new Set(spans.map(([from, to]) => line.slice(from, to).toLowerCase())).size
}

/** Hits from left to right, without overlaps. */
function hits(text: string, { words, japanese }: Marks): Span[] {
  const spans: Span[] = []
  const { folded, latin } = read(text)
  for (const each of latin) if (words.has(each.term)) spans.push([each.from, each.to])
  for (const each of japanese) {
    for (const { 0: found, index } of folded.text.matchAll(pattern(each))) {
      const last = folded.at[index + found.length - 1] ?? 0
      const next = folded.at[index + found.length] ?? text.length
      // A long vowel dropped by folding belongs to the hit; a following bracket or space does not.
      const tail = /^[\s\S][ー゙゚ﾞﾟ]*/u.exec(text.slice(last, Math.max(next, last + 1)))?.[0].length ?? 1
      spans.push([folded.at[index] ?? 0, last + tail])
    }
  }
  return merge(text, spans)
}

interface Read {
  readonly folded: Folded
  readonly latin: readonly { readonly term: string; readonly from: number; readonly to: number }[]
}

const known = new Map<string, Read>()

/** Folded text and its Latin words; cached, because the next key highlights mostly the same texts. */
function read(text: string): Read {
  const seen = known.get(text)
  if (seen) return seen
  const latin = [...text.matchAll(word)].map(({ 0: found, index }) => ({
    term: fold(found).text,
    from: index,
    to: index + found.length,
  }))
  const made = { folded: fold(text), latin }
  known.set(text, made)
  return made
}

const patterns = new Map<string, RegExp>()

/** Matches folded Japanese with any kana between its kanji. */
function pattern(folded: string): RegExp {
  const known = patterns.get(folded)
  if (known) return known
  const source = folded.replace(
    /(\p{Script=Han})(?=\p{Script=Han})/gu,
    `$1[ぁ-ん]{0,${longestEnding}}`,
  )
  const made = new RegExp(source, 'gu')
  patterns.set(folded, made)
  return made
}

/** Joins spans that touch or are separated by a space only. */
function merge(text: string, spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && /^[\s-]?$/.test(text.slice(last[1], from)))
      merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

/** The part of a line to show: it starts at the start of a phrase, if one is near. */
function window(line: string, hit: number, length: number): Span {
  if (line.length <= length) return [0, line.length]
  const earliest = Math.max(0, Math.min(hit - Math.floor(length * before), line.length - length))
  const lead = line.slice(earliest, hit)
  const phrase = earliest === 0 ? null : /[。、，,.;:：)）」 ]\s*/u.exec(lead)
  const from = phrase ? earliest + phrase.index + phrase[0].length : earliest
  const limit = Math.min(line.length, from + length)
  // Do not cut English words.
  const space = limit < line.length ? line.lastIndexOf(' ', limit) : -1
  return [from, space > limit - 20 && space > hit ? space : limit]
}

function cut(text: string, from: number, to: number, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const [start, end] of spans) {
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false })
    pieces.push({ text: text.slice(start, end), hit: true })
    at = end
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false })
  return pieces
}
