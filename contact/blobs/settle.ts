import type { Store } from '@netlify/blobs'
import type { Claim, Verdict } from '../outbox.ts'
import { eraseInquiry } from './erase.ts'
import { type Progress, write } from './keys.ts'
import { holdsLease, isBlocked } from './lease.ts'
import { dueKey, enqueue, type QueuePlace, removeWaiting } from './queue.ts'

/**
 * Records the result of an attempt and releases the lease. Anything but 'sent' is ignored once the lease is
 * lost.
 * @param now in ms since 1970
 * @param blockUntil how long the inquiry stays blocked if it was erased meanwhile, in ms since 1970
 * @throws Error when the store cannot be reached
 */
export async function settleClaim(
  store: Store,
  claim: Claim,
  verdict: Verdict,
  now: number,
  blockUntil: number,
): Promise<void> {
  const { id, acceptedAt, inquiry, queuedAt, attempts } = claim
  // A sent mail counts as sent, whoever holds the lease by now.
  if (verdict.state !== 'sent' && !(await holdsLease(store, id, claim.token))) return
  const { refusals, unconfirmed = 0, fault } = verdict.state === 'sent' ? claim : verdict
  const place: QueuePlace = { id, dueAt: claim.nextAt }
  const nextAt = verdict.state === 'pending' ? verdict.nextAt : claim.nextAt
  const progress: Progress = { queuedAt, attempts, refusals, unconfirmed, nextAt, fault }
  if (verdict.state === 'pending') {
    await postpone(store, place, progress)
  } else {
    const settled = { id, acceptedAt, inquiry, ...progress, settledAt: now }
    await write(store, verdict.state, id, settled)
    await removeWaiting(store, place)
    if (verdict.state === 'sent') {
      await Promise.all(['dead', 'done'].map((place) => store.delete(`${place}/${id}`)))
    }
  }
  // Erased while it was being sent. `eraseInquiry` writes the block before it removes anything, and the
  // record above is written before the block is checked: one of the two removes the record.
  if (await isBlocked(store, id)) {
    await eraseInquiry(store, id, blockUntil)
    return
  }
  // Last: until here nobody else may touch the inquiry.
  await store.delete(`lease/${id}`)
}

async function postpone(store: Store, place: QueuePlace, progress: Progress): Promise<void> {
  const later: QueuePlace = { id: place.id, dueAt: progress.nextAt }
  await write(store, 'state', place.id, progress)
  await enqueue(store, later)
  if (dueKey(later) !== dueKey(place)) await store.delete(dueKey(place))
}
