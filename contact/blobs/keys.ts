import type { Store } from '@netlify/blobs'
import type { Entry } from '../entry.ts'
import type { Stored } from '../outbox.ts'

// Where an inquiry's parts stand in the store. `pending` is written once and never changed, so that no
// race can damage what a visitor wrote; everything that changes stands beside it.
export type Place = 'pending' | 'state' | 'lease' | 'sent' | 'dead'

/** How far the delivery of a pending inquiry has come. Absent before the first attempt. */
export type Progress = Pick<Stored, 'queuedAt' | 'attempts' | 'refusals' | 'nextAt' | 'fault'>

/** Who sends an inquiry just now, and until when (ms). */
export interface Lease {
  token: string
  until: number
}

/** A delivered or given-up inquiry. */
export type Settled = Entry & Progress & { settledAt: number }

interface Contents {
  pending: Entry
  state: Progress
  lease: Lease
  sent: Settled
  dead: Settled
}

/** Takes the store, a place and an id; resolves what stands there, or null. Rejects on an outage. */
export async function read<P extends Place>(
  store: Store,
  place: P,
  id: string,
): Promise<Contents[P] | null> {
  return (await store.get(`${place}/${id}`, { type: 'json' })) as Contents[P] | null
}

/** Takes the store, a place, an id and what is to stand there; resolves once it does. */
export async function write<P extends Place>(
  store: Store,
  place: P,
  id: string,
  content: Contents[P],
): Promise<void> {
  // Unconditional: a conditional write to a store that is down reports success.
  await store.setJSON(`${place}/${id}`, content)
}

/** Takes the store and a place; resolves the ids there, oldest first (an id begins with its time). */
export async function ids(store: Store, place: Place | `receipts/${string}`): Promise<string[]> {
  const { blobs } = await store.list({ prefix: `${place}/` })
  return blobs.map(({ key }) => key.slice(place.length + 1)).sort()
}
