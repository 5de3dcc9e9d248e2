import { englishFillers } from './fillers.ts'
import { fold } from './fold.ts'
import { japanese, prepare, word } from './searchable.ts'
import { stem } from './stem.ts'

/** Characters of a Japanese phrase: a verb with its ending, a noun with its particle. */
const length = 4

/** Neighbours in a query as they may stand in a text (searchable.ts), endings, particles and fillers included. */
export function phrasesOf(query: string): string[] {
  const prepared = prepare(query)
  const words = (prepared.match(word) ?? []).map((each) => fold(each).text)
  const pairs = words.slice(1).flatMap((each, at) => {
    const pair = [words[at] ?? '', each]
    return pair.every((one) => englishFillers.has(one)) ? [] : [` ${pair.map(stem).join(' ')} `]
  })
  const runs = (prepared.match(japanese) ?? []).flatMap((run) => {
    const { text } = fold(run)
    return Array.from(text, (_, at) => text.slice(at, at + length)).filter(
      (each) =>
        each.length === length && /\p{Script=Han}/u.test(each) && /\p{Script=Hiragana}/u.test(each),
    )
  })
  return [...new Set([...pairs, ...runs])]
}
