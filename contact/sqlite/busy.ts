/** How long, in milliseconds, a call waits for another process that holds the write lock. */
export const patience = 2000

/** The same for the record of a mail that went out: without it, the mail would go out again. */
export const longPatience = 20_000

const shortest = 5
const longest = 50

/** Whether SQLite refused because another process holds a lock. */
export function isBusy(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number }
  // The lower byte is SQLITE_BUSY for all its kinds: https://www.sqlite.org/rescode.html#busy
  return (errcode & 0xff) === 5
}

/** An error that `isBusy` knows: someone else is in the way. */
export function busyError(message: string): Error {
  return Object.assign(new Error(message), { errcode: 5 })
}

/** How long to wait, in milliseconds, before a try that follows `tries` others. */
export function pauseAfter(tries: number): number {
  return Math.min(longest, shortest * 2 ** tries)
}

/**
 * Repeats work until no other process holds the lock. The first try runs before this returns; between tries
 * the thread is free, because it also serves the pages.
 * @param limit how long, in milliseconds
 * @throws Error of SQLite: that the file is locked after the limit, any other at once
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
