import type { Store } from '@netlify/blobs'
import { allTurns, dueKey } from './due.ts'
import { type Place, read } from './keys.ts'
import { blockLease } from './lease.ts'
import { forgetAddress } from './receipts.ts'

// What holds a visitor's words comes last: an erasure that broke off finds the address again.
const parts: readonly Place[] = ['state', 'done', 'dead', 'sent', 'pending']

/**
 * Removes every trace of an inquiry, also while it is being sent: whoever sends it removes what it records.
 * A mail that went out went out.
 * @param until when nobody can be sending it any more, in ms since 1970
 * @returns false when there was none
 * @throws Error when the store cannot be reached; then ask again
 */
export async function eraseInquiry(store: Store, id: string, until: number): Promise<boolean> {
  // First of all: from here on nothing that a worker records stays. See settle.ts.
  await blockLease(store, id, until)
  const turns = (await allTurns(store)).filter((turn) => turn.id === id)
  const found = await Promise.all(parts.map((part) => read(store, part, id)))
  const existed = turns.length > 0 || found.some(Boolean)
  for (const part of found) {
    if (part && 'inquiry' in part) await forgetAddress(store, part.inquiry.email)
  }
  for (const turn of turns) await store.delete(dueKey(turn))
  for (const part of parts) await store.delete(`${part}/${id}`)
  if (!existed) await store.delete(`lease/${id}`)
  return existed
}
