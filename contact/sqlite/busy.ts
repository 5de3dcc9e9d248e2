/** How long, in ms, a call waits for another process's write lock. */
export const lockTimeout = 2000

/** The same for recording a sent mail, which would otherwise be sent again. */
export const longLockTimeout = 20_000

const shortest = 5
const longest = 50

export function isBusy(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number }
  // The lower byte is SQLITE_BUSY for all its variants: https://www.sqlite.org/rescode.html#busy
  return (errcode & 0xff) === 5
}

export function busyError(message: string): Error {
  return Object.assign(new Error(message), { errcode: 5 })
}

/** Pause before the next try, in ms, after `tries` tries. */
export function pauseAfter(tries: number): number {
  return Math.min(longest, shortest * 2 ** tries)
}

/**
 * Repeats work until no other process holds the lock. The first try is synchronous; between tries the thread
 * is free, because it also serves pages.
 * @param limit in ms
 * @throws Error of SQLite: locked after the limit, any other at once
 */
export async function untilFree<T>(work: () => T, limit: number): Promise<T> {
  const end = performance.now() + limit
  for (let tries = 0; ; tries += 1) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
    await new Promise((done) => setTimeout(done, pauseAfter(tries)))
  }
}
