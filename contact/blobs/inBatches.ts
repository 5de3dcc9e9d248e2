// Parallel requests: enough to hide the latency, few enough for a function's memory.
const width = 20

/**
 * Applies an async function to many items, `width` at a time.
 * @param until no batch starts after this time, in ms since 1970
 * @returns the results in order; fewer than items when the time ran out
 * @throws Error the first failure
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
