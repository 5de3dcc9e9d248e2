import type { Store } from '@netlify/blobs'
import { acceptedBefore } from '../entry.ts'
import { ids, read } from './keys.ts'

// An inquiry is given up at most this long, in ms, after it was accepted; older dead ones need no look.
const longestLife = 7 * 24 * 60 * 60_000

/**
 * Removes inquiries that were sent before a time.
 * @param before in ms since 1970
 * @returns how many were removed
 */
export async function removeSent(store: Store, before: number): Promise<number> {
  let removed = 0
  for (const id of await ids(store, 'sent')) {
    // Sorted by acceptance, which comes before sending: from here on nothing can be old enough.
    if (!acceptedBefore(id, before)) break
    const sent = await read(store, 'sent', id)
    if (sent && sent.settledAt >= before) continue
    await store.delete(`sent/${id}`)
    removed += 1
  }
  return removed
}

/**
 * Removes the counts of automatic answers of the days before today.
 * @param now the time, in ms since 1970
 */
export async function removeReceipts(store: Store, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10)
  const { blobs } = await store.list({ prefix: 'receipts/' })
  for (const { key } of blobs) {
    if (key < `receipts/${today}`) await store.delete(key)
  }
}

/**
 * When the oldest inquiry was accepted that is pending, or died after a time.
 * @param deadSince in ms since 1970
 * @returns in ms since 1970, or null when there is none
 */
export async function oldestUndelivered(store: Store, deadSince: number): Promise<number | null> {
  const times: number[] = []
  const [oldest] = await ids(store, 'pending')
  const pending = oldest ? await read(store, 'pending', oldest) : null
  if (pending) times.push(pending.acceptedAt)
  for (const id of await ids(store, 'dead')) {
    if (acceptedBefore(id, deadSince - longestLife)) continue
    const dead = await read(store, 'dead', id)
    if (dead && dead.settledAt > deadSince) times.push(dead.acceptedAt)
  }
  return times.length === 0 ? null : Math.min(...times)
}
