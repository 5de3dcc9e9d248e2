import type { SQLOutputValue } from 'node:sqlite'
import { type Connection, inTransaction } from './connection.ts'

type Row = Record<string, SQLOutputValue>

/** Is told what happens to the store's file while the server runs. */
export interface StoreWatch {
  /** The file cannot be read. @param error with the remedy */
  damaged(error: Error): void
  /** The file was removed or replaced and its contents were carried over. @param inquiries how many */
  replaced(inquiries: number): void
}

export interface StoreContents {
  inquiries: Row[]
  clock: Row | undefined
}

/**
 * Reads what a connection still holds and closes it. Open files stay readable after removal; if they are not,
 * nothing can be recovered.
 */
export function readAndClose({ db, run }: Connection): StoreContents {
  try {
    return { inquiries: run.list.all(), clock: run.readClock.get() }
  } catch {
    return { inquiries: [], clock: undefined }
  } finally {
    // Before another is opened: two connections of one process must not share SQLite's companion files.
    db.close()
  }
}

export function lacksInquiries({ run }: Connection, { inquiries }: StoreContents): boolean {
  const there = new Set(run.list.all().map(({ id }) => id))
  return inquiries.some(({ id }) => !there.has(id))
}

/**
 * Writes the contents into the store now at the path. The running server's data is newer and wins.
 * @throws Error of SQLite
 */
export function carryOver(open: Connection, { inquiries, clock }: StoreContents): void {
  inTransaction(open, () => {
    for (const row of inquiries) open.run.carryOver.run(row)
    if (clock) open.run.writeClock.run(clock)
  })
}
