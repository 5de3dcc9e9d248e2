import type { SQLOutputValue } from 'node:sqlite'
import { type Connection, inTransaction } from './connection.ts'

type Row = Record<string, SQLOutputValue>

/** Hears what happens to the store's file while the server runs. */
export interface StoreWatch {
  /** The file cannot be read. @param error says what to do */
  damaged(error: Error): void
  /** It was removed or replaced; what was in it is in the new one. @param inquiries how many were carried over */
  replaced(inquiries: number): void
}

/** What was in a store that is not at its place any more. */
export interface Left {
  inquiries: Row[]
  clock: Row | undefined
}

/**
 * Reads what a connection still has of its store, and closes it. The files are open, so they are whole; where they
 * cannot be read all the same there is nothing left of them.
 */
export function takeOut({ db, run }: Connection): Left {
  try {
    return { inquiries: run.list.all(), clock: run.readClock.get() }
  } catch {
    return { inquiries: [], clock: undefined }
  } finally {
    // Before another is opened: two of one process must not share what SQLite keeps beside the file.
    db.close()
  }
}

/** Whether the store that is at its place now lacks an inquiry of it. */
export function lacksSome({ run }: Connection, { inquiries }: Left): boolean {
  const there = new Set(run.list.all().map(({ id }) => id))
  return inquiries.some(({ id }) => !there.has(id))
}

/**
 * Writes it into the store that is at its place now. What the running server knew is newer than what it finds there.
 * @throws Error of SQLite
 */
export function putIn(open: Connection, { inquiries, clock }: Left): void {
  inTransaction(open, () => {
    for (const row of inquiries) open.run.carryOver.run(row)
    if (clock) open.run.writeClock.run(clock)
  })
}
