/** The differing lines of two texts, without their common beginning and end. */
export function linesOf(before: string, after: string): { removed: string[]; added: string[] } {
  const [removed, added] = [before.split('\n'), after.split('\n')]
  while (removed.length && added.length && removed[0] === added[0]) {
    removed.shift()
    added.shift()
  }
  while (removed.length && added.length && removed.at(-1) === added.at(-1)) {
    removed.pop()
    added.pop()
  }
  return { removed, added }
}
