import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import {
  type Claim,
  type ClockLook,
  type ClockReading,
  type Condition,
  defaultLease,
  type LocalOutbox,
  receiptsPerDay,
  retrySpacing,
  type Stored,
  type Verdict,
} from '../outbox.ts'
import { duplicateIds, duplicateSpan, type Entry } from '../outboxEntry.ts'
import { makeDirectory, makePrivate } from '../privateFiles.ts'
import { dayOf, receiptKey } from '../receiptKey.ts'
import { busyError, isBusy, lockTimeout, longLockTimeout, untilFree } from './busy.ts'
import {
  carryOver,
  lacksInquiries,
  readAndClose,
  type StoreContents,
  type StoreWatch,
} from './carryOver.ts'
import { followClock } from './clock.ts'
import {
  type Connection,
  emptyLog,
  inTransaction,
  isDamaged,
  type Look,
  lookAt,
  openConnection,
  setAside,
} from './connection.ts'
import { groupCommit } from './groupCommit.ts'
import { fromRow } from './row.ts'

/**
 * The outbox of the single server: one SQLite file that several processes may open at once. The class is long
 * because it has every method of the interface; statements, connection and locks have files of their own.
 */
export class SqliteOutbox implements LocalOutbox {
  readonly #path: string
  readonly #lease: number
  readonly #watch: StoreWatch | undefined
  #open: Connection | null = null
  // Contents of a store that was removed, until the new one has them.
  #left: StoreContents | null = null
  // The file after the last call.
  #seen: Pick<Look, 'size' | 'written'> = { size: 0, written: 0 }
  #closed = false
  readonly accept: (entry: Entry) => Promise<'stored' | 'duplicate'>

  /**
   * Opens the file. If it breaks later, the next call opens it again; if it is removed or replaced, the new
   * one gets what this connection still holds.
   * @param lease duration of a lease in ms
   * @param watch is told about a damaged file, which then does not prevent the start: each call fails
   * @throws Error of SQLite when the file cannot be opened
   */
  constructor(path: string, lease: number = defaultLease, watch?: StoreWatch) {
    this.#path = path
    this.#lease = lease
    this.#watch = watch
    try {
      this.#open = openConnection(path, lockTimeout)
    } catch (error) {
      if (!watch || !isDamaged(error)) throw error
      watch.damaged(error as Error)
    }
    this.accept = groupCommit((entries: readonly Entry[]) => this.#insert(entries))
  }

  #insert(entries: readonly Entry[]): ('stored' | 'duplicate')[] {
    const insert = ({ run }: Connection, entry: Entry) => {
      const [id, previous] = duplicateIds(entry)
      const inquiry = JSON.stringify(entry.inquiry)
      const row = { id, previous, at: entry.acceptedAt, span: duplicateSpan, inquiry }
      return changes(run.insert, row) === 1 ? 'stored' : 'duplicate'
    }
    return this.#once((open) => {
      const results = inTransaction(open, () => entries.map((each) => insert(open, each)))
      this.#seen = lookAt(this.#path)
      // The file may have been removed meanwhile: success requires that a restart would find the inquiry.
      this.#current()
      return results
    })
  }

  async claim(now: number): Promise<Claim | null> {
    const token = randomUUID()
    // `all`, because `get` stops at the first row and misses a failed write: on a full disk every worker
    // would get the same entry again and again.
    const [row] = await this.#use(({ run }) =>
      run.claim.all({ token, now, until: now + this.#lease }),
    )
    return row ? { ...fromRow(row), token } : null
  }

  async renew({ id, token }: Claim, now: number): Promise<void> {
    await this.#use(({ run }) => run.renew.run({ id, token, until: now + this.#lease }))
  }

  async settle(claim: Claim, verdict: Verdict, now: number): Promise<void> {
    const { id, token } = claim
    if (verdict.state === 'sent') {
      await this.#use(({ run }) => run.markSent.run({ id, now }), longLockTimeout)
      return
    }
    const { refusals, unconfirmed = 0, fault } = verdict
    const values = { id, token, refusals, unconfirmed, fault }
    const next = verdict.state === 'pending' ? Math.ceil(verdict.nextAt) : 0
    await this.#use(({ run }) =>
      verdict.state === 'dead'
        ? run.markDead.run({ ...values, now })
        : run.postpone.run({ ...values, next }),
    )
  }

  async nextDue(): Promise<number | null> {
    const row = await this.#use(({ run }) => run.nextDue.get())
    return row ? Number(row.next_at) : null
  }

  async mayConfirm(address: string, now: number): Promise<boolean> {
    const day = dayOf(now)
    const values = { day, address: receiptKey(address), most: receiptsPerDay }
    return this.#use(({ run }) => {
      run.forgetReceipts.run({ day })
      return changes(run.addReceipt, values) === 1
    })
  }

  async purge(before: number): Promise<number> {
    return this.#use((open) => {
      const removed = inTransaction(open, () => {
        open.run.forgetReceipts.run({ day: dayOf(Date.now()) })
        return changes(open.run.purge, { before })
      })
      // Always, because a reader may have blocked it last time. Until then the log holds removed data.
      emptyLog(open)
      return removed
    })
  }

  async probe(): Promise<Condition> {
    return this.#use(({ run }) => {
      run.beat.run({ now: Date.now() })
      const { waiting, oldest, dead, own } = run.condition.get() ?? {}
      const oldestPending = typeof oldest === 'number' ? oldest : null
      return {
        waiting: Number(waiting),
        oldestPending,
        dead: Number(dead),
        misconfigured: own === 1,
      }
    })
  }

  async retryAll(now: number): Promise<number> {
    return this.#use(({ run }) => changes(run.retryAll, { now, step: retrySpacing }))
  }

  async followClock(now: number, last: ClockReading | null): Promise<ClockLook> {
    return this.#use((open) => inTransaction(open, () => followClock(open, now, last, this.#lease)))
  }

  async keepUnread(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#use(({ run }) => run.keepUnread.run({ ids: JSON.stringify(ids) }))
  }

  async removable(before: number): Promise<string[]> {
    return this.#use(({ run }) => run.removable.all({ before }).map(({ id }) => String(id)))
  }

  async acknowledge(id: string, note: string, now: number): Promise<boolean> {
    return (await this.#use(({ run }) => changes(run.acknowledge, { id, note, now }))) === 1
  }

  async erase(id: string): Promise<boolean> {
    const erase = ({ run }: Connection) => {
      const row = run.one.get({ id })
      if (row) run.eraseReceipts.run({ address: receiptKey(fromRow(row).inquiry.email) })
      run.erase.run({ id })
      return row !== undefined
    }
    const known = await this.#use((open) => inTransaction(open, () => erase(open)))
    // Even when nothing was found: an earlier call may have been blocked.
    await this.#use((open) => {
      if (!emptyLog(open)) throw busyError('The store is in use; run erase again.')
    })
    return known
  }

  async list(): Promise<Stored[]> {
    const rows = await this.#use(({ run }) => run.list.all())
    return rows.map(fromRow)
  }

  async retry(id: string, now: number): Promise<boolean> {
    return (await this.#use(({ run }) => changes(run.retry, { id, now }))) === 1
  }

  async resend(id: string, now: number): Promise<boolean> {
    return (await this.#use(({ run }) => changes(run.resend, { id, now }))) === 1
  }

  async retryDead(now: number): Promise<number> {
    return this.#use(({ run }) => changes(run.retryDead, { now, step: retrySpacing }))
  }

  async close(): Promise<void> {
    if (this.#left) this.#current()
    this.#closed = true
    this.#open?.db.close()
    this.#open = null
  }

  /**
   * Copies the store while it is in use; the copy is consistent and readable by its owner only.
   * @param to a file that does not exist yet
   * @throws Error of SQLite or the file system
   */
  async backup(to: string): Promise<void> {
    makeDirectory(dirname(to))
    // Renamed once complete: a partial file must not look like the newest backup.
    const part = `${to}.part`
    rmSync(part, { force: true })
    makePrivate(part)
    try {
      // From one snapshot: SQLite's backup API restarts with each write of another process.
      await this.#use(({ db }) => db.prepare('VACUUM INTO ?').run(part))
      const copy = new DatabaseSync(part)
      const { integrity_check: found } = copy.prepare('PRAGMA integrity_check').get() ?? {}
      copy.close()
      if (found !== 'ok') throw new Error(`${to} is not a valid copy (${found}); try again.`)
      renameSync(part, to)
    } finally {
      rmSync(part, { force: true })
    }
  }

  /** Reads a setting of the live connection: tests check durability by it. */
  pragma(name: 'synchronous' | 'journal_mode'): unknown {
    return this.#once(({ db }) => db.prepare(`PRAGMA ${name}`).get()?.[name])
  }

  #use<T>(work: (connection: Connection) => T, limit: number = lockTimeout): Promise<T> {
    return untilFree(() => this.#once(work), limit)
  }

  #once<T>(work: (connection: Connection) => T): T {
    if (this.#closed) throw new Error('The outbox is closed.')
    const open = this.#current()
    try {
      const result = work(open)
      this.#seen = lookAt(this.#path)
      return result
    } catch (error) {
      if (isBusy(error) && !open.db.isTransaction) throw error
      // After any failure (disk full, file gone, I/O error) the next call opens a new connection. Closing
      // also rolls back an open transaction.
      if (this.#open === open) this.#open = null
      if (open.db.isOpen) open.db.close()
      throw error
    }
  }

  #current(): Connection {
    const before = this.#open
    const { file, log, size, written } = lookAt(this.#path)
    const otherFile = before !== null && before.files.file !== file
    const otherLog = before !== null && before.files.log !== log
    const cutOff = size < this.#seen.size
    const isOther = otherFile || otherLog || cutOff
    if (before && (isOther || written !== this.#seen.written)) {
      this.#open = null
      this.#left ??= readAndClose(before)
      if (cutOff) setAside(this.#path)
      // Another store beside the old log: SQLite would apply the log to it.
      else if (otherFile && !otherLog) setAside(this.#path, ['-wal', '-shm'])
    }
    if (!this.#open) {
      this.#open = this.#left ? this.#openForAll() : openConnection(this.#path)
      if (this.#left) this.#carryOver(this.#open, this.#left, isOther)
      this.#seen = lookAt(this.#path)
    }
    return this.#open
  }

  /** If the file there now cannot be used, everything known goes into a new store. */
  #openForAll(): Connection {
    try {
      return openConnection(this.#path)
    } catch (error) {
      if (!isDamaged(error)) throw error
      this.#watch?.damaged(error as Error)
      setAside(this.#path)
      return openConnection(this.#path)
    }
  }

  /** @param isNew whether the store was replaced; otherwise that is found by what it lacks */
  #carryOver(open: Connection, left: StoreContents, isNew: boolean): void {
    let lacked = isNew
    try {
      lacked ||= lacksInquiries(open, left)
      carryOver(open, left)
    } catch (error) {
      // The next call tries again; until then nothing is lost.
      this.#open = null
      open.db.close()
      if (isDamaged(error)) setAside(this.#path)
      throw error
    }
    this.#left = null
    // Otherwise another process (the staff's command) only checkpointed the log.
    if (lacked) this.#watch?.replaced(left.inquiries.length)
  }
}

function changes(statement: StatementSync, values: Record<string, string | number>): number {
  return Number(statement.run(values).changes)
}
