// Requests to the store at a time: enough to hide its distance, few enough for a function's memory.
const width = 20

/**
 * Does the same to many things, some at a time.
 * @param until no batch begins after this time, in ms since 1970
 * @returns the results, in order; fewer than there are items when the time ran out
 * @throws Error of the first that fails
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  until = Number.POSITIVE_INFINITY,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length && Date.now() < until; from += width) {
    const batch = items.slice(from, from + width)
    results.push(...(await Promise.all(batch.map((item, i) => work(item, from + i)))))
  }
  return results
}
