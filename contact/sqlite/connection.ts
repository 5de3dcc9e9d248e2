import { existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { makeDirectory, makePrivate } from '../directory.ts'
import { queries } from './queries.ts'
import { makeTables } from './schema.ts'

/** An open outbox file, and the statements that run on it. */
export interface Connection {
  db: DatabaseSync
  /** Which files it writes. */
  files: Pick<Look, 'file' | 'log'>
  run: Record<keyof typeof queries, StatementSync>
}

/**
 * Opens an outbox file, readable by its owner only; file and tables are made if missing.
 * @param wait how long, in ms, opening may hold up the thread while another process holds the file
 * @throws Error of SQLite, or of the file system, when the file cannot be opened, written or kept private
 */
export function openConnection(path: string, wait = 0): Connection {
  makeDirectory(dirname(path))
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
    const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: corrupt })
    const run = Object.fromEntries(
      Object.entries(queries).map(([name, sql]) => [name, db.prepare(sql)]),
    ) as Connection['run']
    db.exec('PRAGMA busy_timeout = 0')
    return { db, run, files: lookAt(path) }
  } catch (error) {
    db.close()
    throw isDamaged(error) ? damaged(path, error) : error
  }
}

/**
 * What is at the place of a store. A connection goes on writing to files that were removed or replaced, and what it
 * writes there ends with the process. The store's own file never shrinks and is written only when its log is put into
 * it, unless another program does it.
 */
export interface Look {
  /** Which file it is, and which its log: `none` where there is none. */
  readonly file: string
  readonly log: string
  /** In bytes. */
  readonly size: number
  /** When the file was written, in ms. */
  readonly written: number
}

/** Looks at the place of a store. @throws Error of the file system */
export function lookAt(path: string): Look {
  const [file, log] = [path, `${path}-wal`].map((each) => statSync(each, { throwIfNoEntry: false }))
  const identity = (each: typeof file) => (each ? `${each.dev}:${each.ino}` : 'none')
  return {
    file: identity(file),
    log: identity(log),
    size: file?.size ?? 0,
    written: file?.mtimeMs ?? 0,
  }
}

/** SQLITE_CORRUPT: https://www.sqlite.org/rescode.html */
const corrupt = 11
/** SQLITE_NOTADB. */
const noDatabase = 26

/** Whether SQLite could not make sense of what is in the file. */
export function isDamaged(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number }
  return [corrupt, noDatabase].includes(errcode & 0xff)
}

/** Moves a store that cannot be used aside, with what is beside it; what is in it may still be saved by hand. */
export function setAside(path: string, ends = ['', '-wal', '-shm']): void {
  const aside = `${path.replace(/\.sqlite$/, '')}-damaged-${Date.now()}.sqlite`
  for (const end of ends) if (existsSync(path + end)) renameSync(path + end, aside + end)
}

function damaged(path: string, error: unknown): Error {
  const { message, errcode } = error as Error & { errcode: number }
  const advice = "move it and the files beside it aside; see docs/operations.md, 'A damaged store'"
  return Object.assign(new Error(`${path} is damaged (${message}); ${advice}`), { errcode })
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
