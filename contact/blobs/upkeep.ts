import type { Store } from '@netlify/blobs'
import { acceptedBefore } from '../entry.ts'
import type { Condition } from '../outbox.ts'
import { ids, read } from './keys.ts'

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

/** What waits in the store, and what is wrong with it. */
export async function condition(store: Store): Promise<Condition> {
  const [oldest] = await ids(store, 'pending')
  const pending = oldest ? await read(store, 'pending', oldest) : null
  const state = oldest ? await read(store, 'state', oldest) : null
  return {
    oldestPending: pending?.acceptedAt ?? null,
    dead: (await ids(store, 'dead')).length,
    misconfigured: state?.fault?.startsWith('configuration:') ?? false,
  }
}
