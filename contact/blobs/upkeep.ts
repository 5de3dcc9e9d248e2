import type { Store } from '@netlify/blobs'
import { acceptedBefore } from '../entry.ts'
import { inBatches } from './inBatches.ts'
import { ids, read } from './keys.ts'

/**
 * Removes inquiries that were sent before a time.
 * @param before in ms since 1970
 * @param until when to end, in ms since 1970; the rest is left for the next time
 * @returns how many were removed
 */
export async function removeSent(store: Store, before: number, until?: number): Promise<number> {
  // Accepted comes before sent: nothing else can be old enough.
  const old = (await ids(store, 'sent')).filter((id) => acceptedBefore(id, before))
  const removed = await inBatches(old, (id) => removeOne(store, id, before), until)
  return removed.filter(Boolean).length
}

async function removeOne(store: Store, id: string, before: number): Promise<boolean> {
  const sent = await read(store, 'sent', id)
  if (sent && sent.settledAt >= before) return false
  await store.delete(`sent/${id}`)
  return true
}

/**
 * When the oldest inquiry was accepted that is pending, or that died after a time and was not dealt with.
 * @param deadSince in ms since 1970
 * @returns in ms since 1970, or null when there is none
 */
export async function oldestUndelivered(store: Store, deadSince: number): Promise<number | null> {
  const done = new Set(await ids(store, 'done'))
  const open = (await ids(store, 'dead')).filter((id) => !done.has(id))
  const times = await Promise.all([
    firstTime(await ids(store, 'pending'), (id) => read(store, 'pending', id)),
    firstTime(open, async (id) => {
      const dead = await read(store, 'dead', id)
      return dead && dead.settledAt > deadSince ? dead : null
    }),
  ])
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

// Ids begin with their time, so the first that is still there is the oldest, to ten minutes.
async function firstTime(
  sorted: readonly string[],
  look: (id: string) => Promise<{ acceptedAt: number } | null>,
): Promise<number | null> {
  for (const id of sorted) {
    const found = await look(id)
    if (found) return found.acceptedAt
  }
  return null
}
