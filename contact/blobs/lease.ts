import { randomUUID } from 'node:crypto'
import type { Store } from '@netlify/blobs'
import { type Lease, read, write } from './keys.ts'

// Token of a lease nobody holds: the inquiry was erased while someone may still be sending it.
const erased = 'erased'

/**
 * Takes the lease of an inquiry with a compare-and-swap write, so that only one caller gets it.
 * @param now in ms since 1970
 * @param span duration of the lease in ms
 * @returns the token of the lease, or null when another worker holds it
 * @throws Error when the store cannot be reached
 */
export async function takeLease(
  store: Store,
  id: string,
  now: number,
  span: number,
): Promise<string | null> {
  const key = `lease/${id}`
  const held = await store.getWithMetadata(key, { type: 'json' })
  if (held && (held.data as Lease).until > now) return null
  const lease: Lease = { token: randomUUID(), until: now + span }
  const condition = held?.etag ? { onlyIfMatch: held.etag } : { onlyIfNew: true as const }
  const { modified, etag } = await store.setJSON(key, lease, condition)
  // While the store is down, a conditional write answers "modified" without an etag.
  if (modified && !etag) throw new Error('The store did not confirm the lease.')
  return modified ? lease.token : null
}

export async function holdsLease(store: Store, id: string, token: string): Promise<boolean> {
  return (await read(store, 'lease', id))?.token === token
}

/**
 * Takes the lease away for good; a holder then removes its own record.
 * @param until when nobody can be sending any more, in ms since 1970; repair.ts removes the lease then
 */
export async function blockLease(store: Store, id: string, until: number): Promise<void> {
  await write(store, 'lease', id, { token: erased, until })
}

export async function isBlocked(store: Store, id: string): Promise<boolean> {
  return holdsLease(store, id, erased)
}
