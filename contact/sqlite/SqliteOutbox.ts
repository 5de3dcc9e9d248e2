import { createHash, randomUUID } from 'node:crypto'
import type { StatementSync } from 'node:sqlite'
import { duplicateIds, duplicateSpan, type Entry } from '../entry.ts'
import {
  type Claim,
  type Condition,
  defaultLease,
  type LocalOutbox,
  receiptsPerDay,
  retrySpacing,
  type Stored,
  type Verdict,
} from '../outbox.ts'
import { type Connection, emptyLog, openConnection } from './connection.ts'
import { groupCommit } from './groupCommit.ts'
import { fromRow } from './row.ts'

/** The outbox of the single server: one SQLite file, safe to open from several processes at once. */
export class SqliteOutbox implements LocalOutbox {
  readonly #path: string
  readonly #lease: number
  #open: Connection | null
  readonly accept: (entry: Entry) => Promise<'stored' | 'duplicate'>

  /**
   * Opens the file. One that breaks later is opened anew by the next call.
   * @param lease how long a lease holds, in ms
   * @throws Error of SQLite when the file cannot be opened
   */
  constructor(path: string, lease: number = defaultLease) {
    this.#path = path
    this.#lease = lease
    this.#open = openConnection(path)
    this.accept = groupCommit((entries: readonly Entry[]) => this.#insert(entries))
  }

  #insert(entries: readonly Entry[]): ('stored' | 'duplicate')[] {
    return this.#use(({ db, run }) => {
      // IMMEDIATE takes the write lock at once; a transaction that only later turns into a writer can
      // fail without waiting when another process wrote in between.
      db.exec('BEGIN IMMEDIATE')
      const results = entries.map((entry) => {
        const [id, previous] = duplicateIds(entry)
        const inquiry = JSON.stringify(entry.inquiry)
        const row = { id, previous, at: entry.acceptedAt, span: duplicateSpan, inquiry }
        return changes(run.insert, row) === 1 ? 'stored' : 'duplicate'
      })
      db.exec('COMMIT')
      return results
    })
  }

  async claim(now: number): Promise<Claim | null> {
    const token = randomUUID()
    const row = this.#use(({ run }) => run.claim.get({ token, now, until: now + this.#lease }))
    return row ? { ...fromRow(row), token } : null
  }

  async settle(claim: Claim, verdict: Verdict, now: number): Promise<void> {
    const { id, token } = claim
    this.#use(({ run }) => {
      if (verdict.state === 'sent') return run.markSent.run({ id, now })
      const { refusals, unconfirmed = 0, fault } = verdict
      const values = { id, token, refusals, unconfirmed, fault }
      return verdict.state === 'dead'
        ? run.markDead.run({ ...values, now })
        : run.postpone.run({ ...values, next: Math.ceil(verdict.nextAt) })
    })
  }

  async nextDue(): Promise<number | null> {
    const row = this.#use(({ run }) => run.nextDue.get())
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
    return this.#use((connection) => {
      const removed = changes(connection.run.purge, { before })
      connection.run.forgetReceipts.run({ day: dayOf(Date.now()) })
      // Each time, because the last one may have found a reader. Until then the log has what was removed.
      emptyLog(connection)
      return removed
    })
  }

  async probe(): Promise<Condition> {
    return this.#use(({ run }) => {
      run.beat.run({ now: Date.now() })
      const { oldest, dead, own } = run.condition.get() ?? {}
      const oldestPending = typeof oldest === 'number' ? oldest : null
      return { oldestPending, dead: Number(dead), misconfigured: own === 1 }
    })
  }

  async retryAll(now: number): Promise<number> {
    return this.#use(({ run }) => changes(run.retryAll, { now, step: retrySpacing }))
  }

  async acknowledge(id: string, note: string, now: number): Promise<boolean> {
    return this.#use(({ run }) => changes(run.acknowledge, { id, note, now })) === 1
  }

  async erase(id: string): Promise<boolean> {
    const known = this.#use(({ db, run }) => {
      db.exec('BEGIN IMMEDIATE')
      const row = run.one.get({ id })
      if (row) run.eraseReceipts.run({ address: receiptKey(fromRow(row).inquiry.email) })
      run.erase.run({ id })
      db.exec('COMMIT')
      return row !== undefined
    })
    // Also when nothing was found: an earlier call may have been kept from it.
    if (!this.#use(emptyLog)) throw new Error('The log of the store is in use; erase it again.')
    return known
  }

  async list(): Promise<Stored[]> {
    return this.#use(({ run }) => run.list.all()).map(fromRow)
  }

  async retry(id: string, now: number): Promise<boolean> {
    return this.#use(({ run }) => changes(run.retry, { id, now })) === 1
  }

  async close(): Promise<void> {
    this.#open?.db.close()
    this.#open = null
  }

  /** Reads a setting of the live connection, e.g. 'synchronous': what the tests assert durability by. */
  pragma(name: 'synchronous' | 'journal_mode'): unknown {
    return this.#use(({ db }) => db.prepare(`PRAGMA ${name}`).get()?.[name])
  }

  #use<T>(work: (connection: Connection) => T): T {
    this.#open ??= openConnection(this.#path)
    const { db } = this.#open
    try {
      return work(this.#open)
    } catch (error) {
      // Whatever broke (disk full, file gone, I/O error), the next call starts from a fresh connection,
      // so that service resumes by itself. Closing also rolls an open transaction back.
      this.#open = null
      db.close()
      throw error
    }
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

// Hashed: the table is there to count, not to collect addresses.
function receiptKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}

function changes(statement: StatementSync, values: Record<string, string | number>): number {
  return Number(statement.run(values).changes)
}
