import type { Store } from '@netlify/blobs'
import { type Prefix, read } from './keys.ts'
import { blockLease } from './lease.ts'
import { dueKey, wholeQueue } from './queue.ts'
import { forgetAddress } from './receipts.ts'

// The visitor's words go last, so that an interrupted erasure can still find the address.
const parts: readonly Prefix[] = ['state', 'done', 'dead', 'sent', 'pending']

/**
 * Removes every trace of an inquiry, even while it is being sent: the sender then removes its own record. A
 * mail already sent cannot be recalled.
 * @param until when nobody can be sending it any more, in ms since 1970
 * @returns false when there was none
 * @throws Error when the store cannot be reached; then call it again
 */
export async function eraseInquiry(store: Store, id: string, until: number): Promise<boolean> {
  // First, so that no worker's record survives: see settle.ts.
  await blockLease(store, id, until)
  const places = (await wholeQueue(store)).filter((place) => place.id === id)
  const found = await Promise.all(parts.map((part) => read(store, part, id)))
  const existed = places.length > 0 || found.some(Boolean)
  for (const part of found) {
    if (part && 'inquiry' in part) await forgetAddress(store, part.inquiry.email)
  }
  for (const place of places) await store.delete(dueKey(place))
  for (const part of parts) await store.delete(`${part}/${id}`)
  if (!existed) await store.delete(`lease/${id}`)
  return existed
}
