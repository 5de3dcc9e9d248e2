import { existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { makeDirectory, makePrivate } from '../privateFiles.ts'
import { queries } from './queries.ts'
import { makeTables } from './schema.ts'

export interface Connection {
  db: DatabaseSync
  files: Pick<Look, 'file' | 'log'>
  run: Record<keyof typeof queries, StatementSync>
}

/**
 * Opens an outbox file, readable by its owner only; file and tables are created if missing.
 * @param wait how long, in ms, opening may block the thread while another process holds the lock
 * @throws Error of SQLite or the file system when the file cannot be opened, written or kept private
 */
export function openConnection(path: string, wait = 0): Connection {
  makeDirectory(dirname(path))
  makePrivate(path, ['-wal', '-shm'])
  // No busy timeout in SQLite: it would block the thread and with it every page. See busy.ts.
  const db = new DatabaseSync(path, { timeout: wait })
  try {
    // FULL: every commit waits for the disk; in WAL mode NORMAL would lose the last commits in a power
    // failure. secure_delete overwrites purged data. A larger log (pages) means fewer checkpoints, each of
    // which costs two syncs.
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
 * What is on disk at the path of a store. A connection keeps writing to files that were removed or replaced,
 * and that data ends with the process. The store's own file never shrinks and changes only at checkpoints,
 * unless another program writes to it.
 */
export interface Look {
  /** Identities of the file and of its log; `none` where there is none. */
  readonly file: string
  readonly log: string
  /** In bytes. */
  readonly size: number
  /** Modification time of the file, in ms. */
  readonly written: number
}

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
const noDatabase = 26

export function isDamaged(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number }
  return [corrupt, noDatabase].includes(errcode & 0xff)
}

/** Renames an unusable store and its companion files, so that the contents can be rescued by hand. */
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
 * Empties the write-ahead log into the file, so that it holds no removed data.
 * @returns false while another process is reading or writing
 */
export function emptyLog({ db }: Connection): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}

/**
 * Runs work in a transaction that takes the write lock at once: upgrading a read transaction can fail without
 * waiting. Closing the connection rolls it back.
 * @throws Error of SQLite; with no open transaction when another process has the lock
 */
export function inTransaction<T>({ db }: Connection, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  const result = work()
  db.exec('COMMIT')
  return result
}
