import type { Store } from '@netlify/blobs'
import type { Claim } from '../outbox.ts'
import { initialProgress, read, write } from './keys.ts'
import { takeLease } from './lease.ts'
import { dueKey, duePages, type QueuePlace, removeWaiting } from './queue.ts'

/**
 * Leases the inquiry that has been due longest and that nobody is sending.
 * @param now in ms since 1970
 * @param span duration of the lease in ms
 * @returns null when none is due
 * @throws Error when the store cannot be reached
 */
export async function claimDue(store: Store, now: number, span: number): Promise<Claim | null> {
  for await (const places of duePages(store)) {
    for (const place of places) {
      if (place.dueAt > now) break
      const claim = await take(store, place, now, span)
      if (claim) return claim
    }
  }
  return null
}

async function take(
  store: Store,
  place: QueuePlace,
  now: number,
  span: number,
): Promise<Claim | null> {
  const { id } = place
  const token = await takeLease(store, id, now, span)
  if (!token) return null
  // Read under the lease: since the list was made, another worker may have sent or postponed the inquiry.
  const [waits, entry, sent, state] = await Promise.all([
    store.get(dueKey(place)),
    read(store, 'pending', id),
    read(store, 'sent', id),
    read(store, 'state', id),
  ])
  if (waits !== null && entry && !sent) {
    const progress = state ?? initialProgress(entry)
    const begun = { ...progress, attempts: progress.attempts + 1, nextAt: place.dueAt }
    // Written before the send, so that an attempt that kills its function counts too.
    await write(store, 'state', id, begun)
    return { ...entry, ...begun, state: 'pending', settledAt: null, token }
  }
  if (sent || !entry) await removeWaiting(store, place)
  await store.delete(`lease/${id}`)
  return null
}
