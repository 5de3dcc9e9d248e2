import { createHash } from 'node:crypto'
import type { Store } from '@netlify/blobs'
import { duplicateIds, type Entry, isWithinSpan } from '../entry.ts'
import {
  type Claim,
  type Condition,
  defaultLease,
  type Outbox,
  receiptsPerDay,
  type Verdict,
} from '../outbox.ts'
import { ids, type Progress, read, write } from './keys.ts'
import { holdsLease, takeLease } from './lease.ts'
import { condition, removeReceipts, removeSent } from './upkeep.ts'

/** The outbox on Netlify: a blob store that any number of functions use at once. */
export class BlobsOutbox implements Outbox {
  readonly #store: Store
  readonly #lease: number
  // What this worker has seen to be not yet due, so that each look at a long queue stays cheap.
  readonly #notBefore = new Map<string, number>()

  /**
   * @param store with strong consistency
   * @param lease how long a lease holds, in ms
   */
  constructor(store: Store, lease: number = defaultLease) {
    this.#store = store
    this.#lease = lease
  }

  async accept(entry: Entry): Promise<'stored' | 'duplicate'> {
    if (await this.#isKnown(entry)) return 'duplicate'
    await write(this.#store, 'pending', entry.id, entry)
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
    for (const id of await ids(this.#store, 'pending')) {
      if ((this.#notBefore.get(id) ?? 0) > now) continue
      const claim = await this.#claimOne(id, now)
      if (claim) return claim
    }
    return null
  }

  async #claimOne(id: string, now: number): Promise<Claim | null> {
    const before = await read(this.#store, 'state', id)
    if (before && before.nextAt > now) {
      this.#notBefore.set(id, before.nextAt)
      return null
    }
    const token = await takeLease(this.#store, id, now, this.#lease)
    if (!token) return null
    // Only the holder changes these, so what is read from here on holds. Between the look above and the
    // lease, another worker may have sent the inquiry, or put it off.
    const [entry, sent, state] = await Promise.all([
      read(this.#store, 'pending', id),
      read(this.#store, 'sent', id),
      read(this.#store, 'state', id),
    ])
    if (entry && !sent && (!state || state.nextAt <= now)) {
      const progress = state ?? fresh(entry)
      const begun = { ...progress, attempts: progress.attempts + 1 }
      // Written before the send, so that one that kills its function counts too.
      await write(this.#store, 'state', id, begun)
      return { ...entry, ...begun, state: 'pending', settledAt: null, token }
    }
    if (sent) await this.#removePending(id)
    await this.#store.delete(`lease/${id}`)
    return null
  }

  async settle(claim: Claim, verdict: Verdict, now: number): Promise<void> {
    const { id, acceptedAt, inquiry, queuedAt, attempts } = claim
    // A mail that went out went out, whoever holds the lease by now.
    if (verdict.state !== 'sent' && !(await holdsLease(this.#store, id, claim.token))) return
    const { refusals, fault } = verdict.state === 'sent' ? claim : verdict
    const nextAt = verdict.state === 'pending' ? verdict.nextAt : claim.nextAt
    const progress: Progress = { queuedAt, attempts, refusals, nextAt, fault }
    if (verdict.state === 'pending') {
      await write(this.#store, 'state', id, progress)
    } else {
      const settled = { id, acceptedAt, inquiry, ...progress, settledAt: now }
      await write(this.#store, verdict.state, id, settled)
      await this.#removePending(id)
      if (verdict.state === 'sent') await this.#store.delete(`dead/${id}`)
    }
    // Last: until here nobody else may touch the inquiry.
    await this.#store.delete(`lease/${id}`)
  }

  async #removePending(id: string): Promise<void> {
    await this.#store.delete(`pending/${id}`)
    await this.#store.delete(`state/${id}`)
  }

  async mayConfirm(address: string, now: number): Promise<boolean> {
    const day = new Date(now).toISOString().slice(0, 10)
    const key = createHash('sha256').update(address.toLowerCase()).digest('hex')
    if ((await ids(this.#store, `receipts/${day}`)).length >= receiptsPerDay) return false
    const { modified, etag } = await this.#store.set(`receipts/${day}/${key}`, '1', {
      onlyIfNew: true,
    })
    return modified && Boolean(etag)
  }

  async purge(before: number): Promise<number> {
    await removeReceipts(this.#store, Date.now())
    return removeSent(this.#store, before)
  }

  async probe(): Promise<Condition> {
    await this.#store.set('heartbeat', String(Date.now()))
    return condition(this.#store)
  }
}

function fresh(entry: Entry): Progress {
  const { acceptedAt } = entry
  return { queuedAt: acceptedAt, attempts: 0, refusals: 0, nextAt: acceptedAt, fault: null }
}
