import type { Store } from '@netlify/blobs'
import { longestWait } from '../delivery/faults.ts'
import { inBatches } from './inBatches.ts'
import { ids, initialProgress, read } from './keys.ts'
import { takeLease } from './lease.ts'
import { dueKey, enqueue, type QueuePlace, wholeQueue } from './queue.ts'

// A repair holds a lease only while it removes two blobs (ms).
const span = 10_000

/**
 * Repairs what a crash between two writes left: queues pending inquiries that are missing from the queue,
 * removes leftovers of settled ones, and makes those due that wait longer than any retry delay. An
 * interrupted run is continued by the next one.
 * @param now in ms since 1970
 * @param until when to stop, in ms since 1970
 * @returns how many were queued again
 * @throws Error when the store cannot be reached
 */
export async function repair(store: Store, now: number, until?: number): Promise<number> {
  // In this order: an inquiry accepted in between is in the second list, or gets the same name twice.
  const pending = new Set(await ids(store, 'pending'))
  const places = await wholeQueue(store)
  const queued = new Set(places.map(({ id }) => id))
  const lost = [...pending].filter((id) => !queued.has(id))
  const entered = await inBatches(lost, (id) => requeue(store, id), until)
  // The staff's command uses the clock of their machine, which may be ahead.
  const late = places.filter(({ dueAt }) => dueAt > now + longestWait)
  const hastened = await inBatches(late, (place) => makeDue(store, place, now), until)
  const beside = new Set([...(await ids(store, 'state')), ...(await ids(store, 'lease'))])
  const orphans = [...beside].filter((id) => !pending.has(id))
  await inBatches(orphans, (id) => removeLeftovers(store, id, now), until)
  return entered.filter(Boolean).length + hastened.length
}

async function requeue(store: Store, id: string): Promise<boolean> {
  const [entry, state] = await Promise.all([read(store, 'pending', id), read(store, 'state', id)])
  // Settled since the list was made.
  if (!entry) return false
  await enqueue(store, { id, dueAt: (state ?? initialProgress(entry)).nextAt })
  return true
}

async function makeDue(store: Store, place: QueuePlace, now: number): Promise<void> {
  await enqueue(store, { id: place.id, dueAt: now })
  await store.delete(dueKey(place))
}

// Under the lease, because retry.ts writes `state` before `pending`.
async function removeLeftovers(store: Store, id: string, now: number): Promise<void> {
  if (!(await takeLease(store, id, now, span))) return
  if (!(await read(store, 'pending', id))) await store.delete(`state/${id}`)
  await store.delete(`lease/${id}`)
}
