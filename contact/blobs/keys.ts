import type { Store } from '@netlify/blobs'
import type { Entry } from '../entry.ts'
import type { Stored } from '../outbox.ts'

/**
 * Where the parts of an inquiry are in the store. `pending` is written once and never changed, so that no
 * race can damage what a visitor wrote; everything that changes is beside it. When it is due is in the name
 * of a key: see due.ts.
 */
export type Place = 'pending' | 'state' | 'lease' | 'sent' | 'dead' | 'done'

/** How far the delivery of a pending inquiry has come. Absent before the first attempt. */
export type Progress = Pick<
  Stored,
  'queuedAt' | 'attempts' | 'refusals' | 'unconfirmed' | 'nextAt' | 'fault'
>

/** Who sends an inquiry just now, and until when (ms). */
export interface Lease {
  token: string
  until: number
}

/** A delivered or given-up inquiry. */
export type Settled = Entry & Progress & { settledAt: number }

/** A dead inquiry was dealt with: what was done, and when (ms since 1970). */
export interface Done {
  note: string
  at: number
}

interface Contents {
  pending: Entry
  state: Progress
  lease: Lease
  sent: Settled
  dead: Settled
  done: Done
}

/**
 * Reads one part of an inquiry.
 * @returns what is there, or null
 * @throws Error when the store cannot be reached
 */
export async function read<P extends Place>(
  store: Store,
  place: P,
  id: string,
): Promise<Contents[P] | null> {
  return (await store.get(`${place}/${id}`, { type: 'json' })) as Contents[P] | null
}

/**
 * Writes one part of an inquiry; resolves once it is stored.
 * @throws Error when the store cannot be reached
 */
export async function write<P extends Place>(
  store: Store,
  place: P,
  id: string,
  content: Contents[P],
): Promise<void> {
  // Unconditional: a conditional write to a store that is down reports success.
  await store.setJSON(`${place}/${id}`, content)
}

/** The ids that are in a place, oldest first: an id begins with its time. */
export async function ids(store: Store, place: Place | `receipts/${string}`): Promise<string[]> {
  const { blobs } = await store.list({ prefix: `${place}/` })
  return blobs.map(({ key }) => key.slice(place.length + 1)).sort()
}

/** How far an inquiry has come that was not tried yet. */
export function fresh({ acceptedAt }: Entry): Progress {
  return { queuedAt: acceptedAt, attempts: 0, refusals: 0, nextAt: acceptedAt, fault: null }
}
