/**
 * Collects calls that arrive together and commits them as one, because the price of a durable write is
 * one sync of the disk, whether for one row or for sixty.
 * @param commit writes a whole group and returns one result for each, or throws for all of them
 * @param largest how many one group has at most
 * @returns the function that joins the next group
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Result[],
  // Bounds how long one commit holds up everything else in the process.
  largest = 512,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; done: PromiseWithResolvers<Result> }[] = []

  function flush(): void {
    const group = waiting.slice(0, largest)
    waiting = waiting.slice(largest)
    if (waiting.length > 0) setImmediate(flush)
    try {
      const results = commit(group.map(({ item }) => item))
      for (const [index, { done }] of group.entries()) done.resolve(results[index] as Result)
    } catch (error) {
      for (const { done } of group) done.reject(error)
    }
  }

  return (item) => {
    const done = Promise.withResolvers<Result>()
    // After the sockets of this turn were read, so that all their inquiries share the sync.
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ item, done })
    return done.promise
  }
}
