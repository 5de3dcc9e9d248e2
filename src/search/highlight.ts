import { fold } from './fold.ts'
import { remember } from './remember.ts'
import { japanese, word } from './searchable.ts'
import { sentences } from './sentences.ts'
import { stem } from './stem.ts'

/** A piece of a text; `hit` if it matches the query. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Folded texts to mark, with how much each tells (engine.ts). */
export type Marks = ReadonlyMap<string, number>

interface Hit {
  readonly from: number
  readonly to: number
  readonly mark: string
}

const whole = /[。？！.?!][」』）'’”)]?$/
/** Characters; a shorter text that is no whole sentence is a table's cell. */
const shortest = 12

/**
 * The sentence that says most of what was asked for; the earliest of equals. What is no whole sentence, such as a
 * table's row, says half as much, and a single cell says nothing.
 */
export function answer(text: string, marks: Marks): Piece[] {
  const all = sentencesOf(text)
    .filter((sentence) => sentence.length >= shortest || whole.test(sentence))
    .map((sentence) => ({ sentence, found: hits(sentence, marks) }))
  const telling = all.map(
    ({ sentence, found }) => (told(found, marks) + 0.01) * (whole.test(sentence) ? 1 : 0.5),
  )
  const best = all[telling.indexOf(Math.max(...telling))]
  return best ? cut(best.sentence, best.found) : []
}

/** A short text, such as a heading, with highlighted hits. */
export function highlight(text: string, marks: Marks): Piece[] {
  return cut(text, hits(text, marks))
}

function told(found: readonly Hit[], marks: Marks): number {
  const distinct = new Set(found.map(({ mark }) => mark))
  return [...distinct].reduce((sum, mark) => sum + (marks.get(mark) ?? 0), 0)
}

const sentencesOf = remember(sentences)

/** A text's Latin words by stem, and its folded Japanese: the same sentences are shown at each key. */
const read = remember((text) => ({
  latin: [...text.matchAll(word)].map(({ 0: each, index }) => ({
    stem: ` ${stem(fold(each).text)} `,
    from: index,
    to: index + each.length,
  })),
  folded: fold(text),
}))

function hits(text: string, marks: Marks): Hit[] {
  const found: Hit[] = []
  const { latin, folded } = read(text)
  for (const mark of marks.keys()) {
    // An unfinished word has no space after it.
    for (const each of latin) if (each.stem.startsWith(mark)) found.push({ ...each, mark })
    if (mark.startsWith(' ') || !mark.match(japanese)) continue
    for (const { 0: each, index } of folded.text.matchAll(anyEndings(mark))) {
      const last = folded.at[index + each.length - 1] ?? 0
      const next = folded.at[index + each.length] ?? text.length
      // A long vowel dropped by folding belongs to the hit; a following bracket or space does not.
      const tail = /^[\s\S][ー゙゚ﾞﾟ]*/u.exec(text.slice(last, Math.max(next, last + 1)))?.[0].length ?? 1
      found.push({ from: folded.at[index] ?? 0, to: last + tail, mark })
    }
  }
  return found
}

/** Matches folded Japanese with up to two kana between its kanji: 引き継ぎ. */
const anyEndings = remember(
  (folded) =>
    new RegExp(folded.replace(/(\p{Script=Han})(?=\p{Script=Han})/gu, '$1[ぁ-ん]{0,2}'), 'gu'),
)

/** Cuts a text at its hits; those that touch or are separated by a space only are one. */
function cut(text: string, found: readonly Hit[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of [...found].sort((a, b) => a.from - b.from)) {
    if (to <= at) continue
    const start = Math.max(from, at)
    const between = text.slice(at, start)
    const last = pieces.at(-1)
    if (last?.hit && /^[\s-]?$/.test(between)) {
      pieces[pieces.length - 1] = { text: last.text + between + text.slice(start, to), hit: true }
    } else {
      if (between) pieces.push({ text: between, hit: false })
      pieces.push({ text: text.slice(start, to), hit: true })
    }
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false })
  return pieces
}
