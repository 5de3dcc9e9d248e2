/** Part of a heading: its phrases, and whether it goes to the next line whole before it is broken itself. */
export interface Clause {
  readonly phrases: string[]
  readonly boxed: boolean
}

/** Where a reader of a heading pauses: at a colon or the end of a sentence. */
const pause = /[：。]$|[:.] $/
/** Where one pauses in a heading that has neither. */
const comma = /、$/

/** After a colon, what is shorter than this would look lost on a line of its own. */
const least = 5
const colon = /：$/

/** A Japanese clause of so many characters fits into a line of the smallest phone. */
const shortest = 9
const unbreakable = (clause: string) => clause.length <= shortest && !/ |、(?!$)/.test(clause)

/**
 * Groups the phrases of a heading into the clauses between which it is broken first.
 * @param phrases what `phrases()` gives, in order
 * @returns the clauses; a short Japanese one is a single phrase, without a box, and but for one after a colon it is
 *   in the clause before it
 */
export function clauses(phrases: readonly string[]): Clause[] {
  const parts = parted(phrases, pause)
  const found = parts.length > 1 ? parts : parted(phrases, comma)
  const result: Clause[] = []
  for (const clause of found) {
    const whole = clause.join('')
    const before = result.at(-1)
    if (!unbreakable(whole)) result.push({ phrases: clause, boxed: found.length > 1 })
    else if (before && (whole.length < least || !colon.test(before.phrases.at(-1) ?? '')))
      before.phrases.push(whole)
    else result.push({ phrases: [whole], boxed: false })
  }
  return result
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
