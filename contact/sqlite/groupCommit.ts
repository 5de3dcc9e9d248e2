import { isBusy, lockTimeout, pauseAfter } from './busy.ts'

interface Waiting<Item, Result> {
  item: Item
  /** Monotonic, in ms. */
  since: number
  done: PromiseWithResolvers<Result>
}

/**
 * Commits calls that arrive together as one, because a durable write costs one disk sync, whether for one row
 * or for sixty. While another process holds the lock, callers wait without blocking the thread, for two
 * seconds at most.
 * @param commit writes a group and returns one result for each, or throws for all
 * @param largest maximum size of a group
 * @returns the function that joins the next group
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Result[],
  // Limits how long one commit blocks the process.
  largest = 512,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let tries = 0

  function flush(): void {
    const group = waiting.slice(0, largest)
    try {
      const results = commit(group.map(({ item }) => item))
      for (const [index, { done }] of group.entries()) done.resolve(results[index] as Result)
    } catch (error) {
      if (isBusy(error)) {
        wait(error)
        return
      }
      for (const { done } of group) done.reject(error)
    }
    tries = 0
    waiting = waiting.slice(largest)
    if (waiting.length > 0) setImmediate(flush)
  }

  function wait(error: unknown): void {
    const late = performance.now() - lockTimeout
    for (const { since, done } of waiting) if (since < late) done.reject(error)
    waiting = waiting.filter(({ since }) => since >= late)
    if (waiting.length > 0) setTimeout(flush, pauseAfter(tries))
    tries = waiting.length > 0 ? tries + 1 : 0
  }

  return (item) => {
    const done = Promise.withResolvers<Result>()
    // Runs after all sockets of this turn were read, so that their inquiries share the sync.
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ item, since: performance.now(), done })
    return done.promise
  }
}
