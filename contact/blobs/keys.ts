import type { Store } from '@netlify/blobs'
import type { Stored } from '../outbox.ts'
import type { Entry } from '../outboxEntry.ts'

/**
 * Key prefixes of an inquiry's blobs. `pending` is written once and never changed, so that no race can damage
 * the visitor's words; what changes is stored beside it. The due time is part of a key: see queue.ts.
 */
export type Prefix = 'pending' | 'state' | 'lease' | 'sent' | 'dead' | 'done'

/** The delivery state of a pending inquiry. Missing before the first attempt. */
export type Progress = Pick<
  Stored,
  'queuedAt' | 'attempts' | 'refusals' | 'unconfirmed' | 'nextAt' | 'fault'
>

/** Who is sending an inquiry, and until when (ms since 1970). */
export interface Lease {
  token: string
  until: number
}

export type Settled = Entry & Progress & { settledAt: number }

/** The staff's note on a dead inquiry; `at` in ms since 1970. */
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

/** @throws Error when the store cannot be reached */
export async function read<P extends Prefix>(
  store: Store,
  place: P,
  id: string,
): Promise<Contents[P] | null> {
  return (await store.get(`${place}/${id}`, { type: 'json' })) as Contents[P] | null
}

/** Resolves once it is stored. @throws Error when the store cannot be reached */
export async function write<P extends Prefix>(
  store: Store,
  place: P,
  id: string,
  content: Contents[P],
): Promise<void> {
  // Unconditional: while the store is down, a conditional write reports success.
  await store.setJSON(`${place}/${id}`, content)
}

/** The ids stored under a prefix, oldest first: an id begins with its time. */
export async function ids(store: Store, place: Prefix | `receipts/${string}`): Promise<string[]> {
  const { blobs } = await store.list({ prefix: `${place}/` })
  return blobs.map(({ key }) => key.slice(place.length + 1)).sort()
}

export function initialProgress({ acceptedAt }: Entry): Progress {
  return { queuedAt: acceptedAt, attempts: 0, refusals: 0, nextAt: acceptedAt, fault: null }
}
