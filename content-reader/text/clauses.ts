/** Phrases of a heading, and whether they are kept together before they break. */
export interface Clause {
  readonly phrases: string[]
  readonly boxed: boolean
  /** A space that follows it: within the box it would be lost. */
  readonly after: '' | ' '
}

/** A colon or the end of a sentence, but not the number of an item. */
const pause = /[：。]$|: $|\D\. $|\d\d\. $/
/** Used if the heading has neither. */
const comma = /、$/

/** A shorter text after a colon would look lost on its own line. */
const least = 5
const colon = /：$/

/** A Japanese clause of this many characters fits on the smallest phone. */
const shortest = 9
const unbreakable = (clause: string) => clause.length <= shortest && !/ |、(?!$)/.test(clause)

/**
 * Groups a heading's phrases into clauses, between which it breaks first.
 * @param phrases from `phrases()`
 * @returns clauses; a short Japanese one becomes a single unboxed phrase, merged with the clause before it
 * unless that ends in a colon
 */
export function clauses(phrases: readonly string[]): Clause[] {
  const parts = parted(phrases, pause)
  const found = parts.length > 1 ? parts : parted(phrases, comma)
  const result: Clause[] = []
  for (const clause of found) {
    const whole = clause.join('')
    const before = result.at(-1)
    if (!unbreakable(whole)) result.push({ phrases: clause, boxed: found.length > 1, after: '' })
    else if (before && (whole.length < least || !colon.test(before.phrases.at(-1) ?? '')))
      before.phrases.push(whole)
    else result.push({ phrases: [whole], boxed: false, after: '' })
  }
  return result.map((clause) => {
    const last = clause.phrases.at(-1) ?? ''
    if (!clause.boxed || !last.endsWith(' ')) return clause
    return { ...clause, phrases: [...clause.phrases.slice(0, -1), last.trimEnd()], after: ' ' }
  })
}

function parted(phrases: readonly string[], end: RegExp): string[][] {
  const result: string[][] = []
  let open = false
  for (const phrase of phrases) {
    if (open) result.at(-1)?.push(phrase)
    else result.push([phrase])
    open = !end.test(phrase)
  }
  return result
}
