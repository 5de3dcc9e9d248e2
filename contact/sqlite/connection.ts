import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { makePrivate } from '../directory.ts'
import { queries } from './queries.ts'
import { makeTables } from './schema.ts'

/** An open outbox file, and the statements that run on it. */
export interface Connection {
  db: DatabaseSync
  run: Record<keyof typeof queries, StatementSync>
}

/**
 * Opens an outbox file, readable by its owner only; file and tables are made if missing.
 * @param wait how long, in ms, opening may hold up the thread while another process holds the file
 * @throws Error of SQLite, or of the file system, when the file cannot be opened, written or kept private
 */
export function openConnection(path: string, wait = 0): Connection {
  makePrivate(path, ['-wal', '-shm'])
  // No waiting inside SQLite for another process (the staff's command, a second worker): it would hold up the
  // thread, and with it every page. See busy.ts.
  const db = new DatabaseSync(path, { timeout: wait })
  try {
    // FULL makes every commit wait for the disk: in WAL mode NORMAL would lose the last ones with the power.
    // secure_delete overwrites what a purge removes. Under load a larger log (pages) means fewer
    // checkpoints, each of which costs two more syncs.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    db.exec('PRAGMA wal_autocheckpoint = 4000')
    makeTables(db)
    const run = Object.fromEntries(
      Object.entries(queries).map(([name, sql]) => [name, db.prepare(sql)]),
    ) as Connection['run']
    db.exec('PRAGMA busy_timeout = 0')
    return { db, run }
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Empties the write-ahead log into the file, so that nothing that was removed is left in it.
 * @returns false while another process is reading or writing
 */
export function emptyLog({ db }: Connection): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}

/**
 * Runs work in a transaction that takes the write lock at once: one that only later turns into a writer can
 * fail without waiting when another process wrote in between. Closing the connection rolls it back.
 * @throws Error of SQLite; with no transaction open when another process has the lock
 */
export function inTransaction<T>({ db }: Connection, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  const result = work()
  db.exec('COMMIT')
  return result
}
