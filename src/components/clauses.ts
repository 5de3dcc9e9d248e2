/** Where a reader pauses within a heading: after 、 。 and ：, in English after a colon or a full stop. */
const pause = /[：、。]$|[:.] $/

/** A Japanese clause of so many characters fits into a line of the smallest phone, and is not broken. */
const short = 9

/**
 * Groups the phrases of a heading into the clauses between which it is broken first.
 * @param phrases what `phrases()` gives, in order
 * @returns the phrases of each clause; a short Japanese clause is one phrase, and one with what is before it, since
 *   a line may end at a mark that closes a phrase anyway
 */
export function clauses(phrases: readonly string[]): string[][] {
  const found: string[][] = []
  let open = false
  for (const phrase of phrases) {
    if (open) found.at(-1)?.push(phrase)
    else found.push([phrase])
    open = !pause.test(phrase)
  }
  const result: string[][] = []
  for (const clause of found) {
    const whole = clause.join('')
    const before = result.at(-1)
    if (whole.length > short || whole.includes(' ')) result.push(clause)
    else if (before) before.push((before.pop() ?? '') + whole)
    else result.push([whole])
  }
  return result
}
