import type { Store } from '@netlify/blobs'
import {
  type Claim,
  type Condition,
  defaultLease,
  type Outbox,
  type Stored,
  type Verdict,
} from '../outbox.ts'
import { duplicateIds, type Entry, isWithinSpan } from '../outboxEntry.ts'
import { claimDue } from './claim.ts'
import { condition } from './condition.ts'
import { eraseInquiry } from './erase.ts'
import { read, write } from './keys.ts'
import { removeSettled } from './purge.ts'
import { enqueue } from './queue.ts'
import { countReceipt, removeReceipts } from './receipts.ts'
import { allInquiries, findInquiry } from './records.ts'
import { repair } from './repair.ts'
import { requeue, retryDead, retryWaiting } from './retry.ts'
import { settleClaim } from './settle.ts'

// Time limit of one purge or repair, in ms; a scheduled function lives 30 s.
const longestUpkeep = 8000

/**
 * The outbox on Netlify: a blob store shared by any number of functions. Methods that are not in `Outbox`
 * work as in `LocalOutbox`.
 */
export class BlobsOutbox implements Outbox {
  readonly #store: Store
  readonly #lease: number

  /**
   * @param store must use strong consistency
   * @param lease duration of a lease in ms; longer than a function can run
   */
  constructor(store: Store, lease: number = defaultLease) {
    this.#store = store
    this.#lease = lease
  }

  async accept(entry: Entry): Promise<'stored' | 'duplicate'> {
    if (await this.#isKnown(entry)) return 'duplicate'
    await write(this.#store, 'pending', entry.id, entry)
    // The entry is stored already. If this write fails, `repair` queues it later.
    await enqueue(this.#store, { id: entry.id, dueAt: entry.acceptedAt }).catch(() => {})
    return 'stored'
  }

  async #isKnown(entry: Entry): Promise<boolean> {
    const places = ['pending', 'sent', 'dead'] as const
    const reads = duplicateIds(entry).flatMap((id) =>
      places.map((place) => read(this.#store, place, id)),
    )
    // An unreadable record counts as unknown: a duplicate mail is better than a lost inquiry.
    const known = await Promise.all(reads.map((earlier) => earlier.catch(() => null)))
    return known.some((earlier) => earlier && isWithinSpan(earlier.acceptedAt, entry.acceptedAt))
  }

  async claim(now: number): Promise<Claim | null> {
    return claimDue(this.#store, now, this.#lease)
  }

  async settle(claim: Claim, verdict: Verdict, now: number): Promise<void> {
    return settleClaim(this.#store, claim, verdict, now, this.#eraseUntil())
  }

  async mayConfirm(address: string, now: number): Promise<boolean> {
    return countReceipt(this.#store, address, now)
  }

  async purge(before: number): Promise<number> {
    await removeReceipts(this.#store, Date.now())
    return removeSettled(this.#store, before, Date.now() + longestUpkeep)
  }

  async probe(): Promise<Condition> {
    await this.#store.set('heartbeat', String(Date.now()))
    return condition(this.#store)
  }

  /**
   * Repairs what crashes left behind: see repair.ts.
   * @param now in ms since 1970
   * @returns how many inquiries were queued again
   */
  async repair(now: number): Promise<number> {
    return repair(this.#store, now, Date.now() + longestUpkeep)
  }

  async retry(id: string, now: number): Promise<boolean> {
    return requeue(this.#store, id, now, this.#lease)
  }

  async resend(id: string, now: number): Promise<boolean> {
    return requeue(this.#store, id, now, this.#lease, 'sent')
  }

  async retryDead(now: number): Promise<number> {
    return retryDead(this.#store, now, this.#lease)
  }

  async retryAll(now: number): Promise<number> {
    return retryWaiting(this.#store, now)
  }

  async acknowledge(id: string, note: string, now: number): Promise<boolean> {
    if (!(await read(this.#store, 'dead', id))) return false
    await write(this.#store, 'done', id, { note, at: now })
    return true
  }

  async erase(id: string): Promise<boolean> {
    return eraseInquiry(this.#store, id, this.#eraseUntil())
  }

  // By then any function that is sending it now has ended.
  #eraseUntil(): number {
    return Date.now() + 2 * this.#lease
  }

  async list(): Promise<Stored[]> {
    return allInquiries(this.#store)
  }

  async find(id: string): Promise<Stored | null> {
    return findInquiry(this.#store, id)
  }
}
