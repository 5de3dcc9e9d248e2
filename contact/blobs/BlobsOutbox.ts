import type { Store } from '@netlify/blobs'
import { duplicateIds, type Entry, isWithinSpan } from '../entry.ts'
import { type Claim, defaultLease, type Outbox, type Verdict } from '../outbox.ts'
import { dueKey, duePages, enqueue, type Turn } from './due.ts'
import { eraseInquiry } from './erase.ts'
import { fresh, type Progress, read, write } from './keys.ts'
import { holdsLease, isBlocked, takeLease } from './lease.ts'
import { mend } from './mend.ts'
import { countReceipt, removeReceipts } from './receipts.ts'
import { allInquiries, findInquiry, type StoredBlob } from './records.ts'
import { retryOne, retryWaiting } from './revive.ts'
import { oldestUndelivered, removeSent } from './upkeep.ts'

// Longest part of a function's 30 seconds that a purge or a sweep may take, in ms.
const longestUpkeep = 8000

/** The outbox on Netlify: a blob store that any number of functions use at once. */
export class BlobsOutbox implements Outbox {
  readonly #store: Store
  readonly #lease: number

  /**
   * @param store with strong consistency
   * @param lease how long a lease holds, in ms; longer than a function lives
   */
  constructor(store: Store, lease: number = defaultLease) {
    this.#store = store
    this.#lease = lease
  }

  async accept(entry: Entry): Promise<'stored' | 'duplicate'> {
    if (await this.#isKnown(entry)) return 'duplicate'
    await write(this.#store, 'pending', entry.id, entry)
    // Stored by now. Should its place in the queue not be written, the sweep gives it one.
    await enqueue(this.#store, { id: entry.id, dueAt: entry.acceptedAt }).catch(() => {})
    return 'stored'
  }

  async #isKnown(entry: Entry): Promise<boolean> {
    const places = ['pending', 'sent', 'dead'] as const
    const reads = duplicateIds(entry).flatMap((id) =>
      places.map((place) => read(this.#store, place, id)),
    )
    // One that cannot be read counts as none: a second mail is better than a lost inquiry.
    const known = await Promise.all(reads.map((earlier) => earlier.catch(() => null)))
    return known.some((earlier) => earlier && isWithinSpan(earlier.acceptedAt, entry.acceptedAt))
  }

  async claim(now: number): Promise<Claim | null> {
    for await (const turns of duePages(this.#store)) {
      for (const turn of turns) {
        if (turn.dueAt > now) break
        const claim = await this.#take(turn, now)
        if (claim) return claim
      }
    }
    return null
  }

  async #take(turn: Turn, now: number): Promise<Claim | null> {
    const { id } = turn
    const token = await takeLease(this.#store, id, now, this.#lease)
    if (!token) return null
    // Only the holder changes these, so what is read from here on holds. Between the list and the lease,
    // another worker may have sent the inquiry, or put it off.
    const [waits, entry, sent, state] = await Promise.all([
      this.#store.get(dueKey(turn)),
      read(this.#store, 'pending', id),
      read(this.#store, 'sent', id),
      read(this.#store, 'state', id),
    ])
    if (waits !== null && entry && !sent) {
      const progress = state ?? fresh(entry)
      const begun = { ...progress, attempts: progress.attempts + 1, nextAt: turn.dueAt }
      // Written before the send, so that one that kills its function counts too.
      await write(this.#store, 'state', id, begun)
      return { ...entry, ...begun, state: 'pending', settledAt: null, token }
    }
    if (sent || !entry) await this.#removeWaiting(turn)
    await this.#store.delete(`lease/${id}`)
    return null
  }

  async settle(claim: Claim, verdict: Verdict, now: number): Promise<void> {
    const { id, acceptedAt, inquiry, queuedAt, attempts } = claim
    // A mail that went out went out, whoever holds the lease by now.
    if (verdict.state !== 'sent' && !(await holdsLease(this.#store, id, claim.token))) return
    const { refusals, fault } = verdict.state === 'sent' ? claim : verdict
    const turn: Turn = { id, dueAt: claim.nextAt }
    if (verdict.state === 'pending') {
      const progress = { queuedAt, attempts, refusals, nextAt: verdict.nextAt, fault }
      await this.#postpone(turn, progress)
    } else {
      const progress = { queuedAt, attempts, refusals, nextAt: claim.nextAt, fault }
      const settled = { id, acceptedAt, inquiry, ...progress, settledAt: now }
      await write(this.#store, verdict.state, id, settled)
      await this.#removeWaiting(turn)
      if (verdict.state === 'sent') {
        await Promise.all(['dead', 'done'].map((place) => this.#store.delete(`${place}/${id}`)))
      }
    }
    // Erased while it was being sent. The block was written before anything was removed, and what is above
    // before the block is looked for: one of the two removes the record.
    if (await isBlocked(this.#store, id)) {
      await eraseInquiry(this.#store, id, this.#eraseUntil())
      return
    }
    // Last: until here nobody else may touch the inquiry.
    await this.#store.delete(`lease/${id}`)
  }

  async #postpone(turn: Turn, progress: Progress): Promise<void> {
    const { id } = turn
    const later: Turn = { id, dueAt: progress.nextAt }
    await write(this.#store, 'state', id, progress)
    await enqueue(this.#store, later)
    if (dueKey(later) !== dueKey(turn)) await this.#store.delete(dueKey(turn))
  }

  async #removeWaiting(turn: Turn): Promise<void> {
    const keys = [`pending/${turn.id}`, `state/${turn.id}`, dueKey(turn)]
    await Promise.all(keys.map((key) => this.#store.delete(key)))
  }

  async mayConfirm(address: string, now: number): Promise<boolean> {
    return countReceipt(this.#store, address, now)
  }

  async purge(before: number): Promise<number> {
    await removeReceipts(this.#store, Date.now())
    return removeSent(this.#store, before, Date.now() + longestUpkeep)
  }

  async probe(deadSince = 0): Promise<number | null> {
    await this.#store.set('heartbeat', String(Date.now()))
    return oldestUndelivered(this.#store, deadSince)
  }

  /**
   * Sets right what crashes left; see mend.ts. For housekeeping.
   * @param now the time, in ms since 1970
   * @returns how many inquiries entered the queue again
   */
  async mend(now: number): Promise<number> {
    return mend(this.#store, now, Date.now() + longestUpkeep)
  }

  /** Makes an entry due now, with five new days. @returns false when none could be: see revive.ts */
  async retry(id: string, now: number): Promise<boolean> {
    return retryOne(this.#store, id, now, this.#lease)
  }

  /** Makes all that wait due, spread out. @param now in ms since 1970 @returns how many */
  async retryAll(now: number): Promise<number> {
    return retryWaiting(this.#store, now)
  }

  /**
   * Records that a dead inquiry was dealt with: it no longer counts as undelivered.
   * @param note what was done
   * @param now the time, in ms since 1970
   * @returns false when there is no such dead inquiry
   */
  async acknowledge(id: string, note: string, now: number): Promise<boolean> {
    if (!(await read(this.#store, 'dead', id))) return false
    await write(this.#store, 'done', id, { note, at: now })
    return true
  }

  /** Removes every trace of an inquiry: see erase.ts. @returns false when there was none */
  async erase(id: string): Promise<boolean> {
    return eraseInquiry(this.#store, id, this.#eraseUntil())
  }

  // Whoever sends it now has ended by then.
  #eraseUntil(): number {
    return Date.now() + 2 * this.#lease
  }

  /** All entries, oldest first. */
  async list(): Promise<StoredBlob[]> {
    return allInquiries(this.#store)
  }

  /** One entry; null when there is none. */
  async find(id: string): Promise<StoredBlob | null> {
    return findInquiry(this.#store, id)
  }
}
