import type { Store } from '@netlify/blobs'

// The queue is a set of empty blobs named `due/<ms since 1970>/<id>`, so that one list request (1,000 names a
// page) shows what is due. `nextAt` in `state` is only used to recreate a lost name.
//
// Two writes are never atomic here, so each order is chosen for what a crash in between leaves:
// - `pending` is written before its name: a lost name is recreated by repair.ts, and a name without an
//   inquiry can safely be removed by anyone who finds it.
// - A new name is written before the old one is removed: the worst case is a second name, which costs one
//   early attempt. Two clicks at once also leave two names for one inquiry.
// - The list may be stale. The name is looked up again under the lease: whoever settled the inquiry in the
//   meantime has removed it.

/** An inquiry's place in the queue; `dueAt` in ms since 1970. */
export interface QueuePlace {
  dueAt: number
  id: string
}

// Enough until the year 5138, so that names sort like times.
const digits = 14

export function dueKey({ dueAt, id }: QueuePlace): string {
  return `due/${String(Math.ceil(dueAt)).padStart(digits, '0')}/${id}`
}

export async function enqueue(store: Store, place: QueuePlace): Promise<void> {
  await store.set(dueKey(place), '1')
}

/**
 * Removes an inquiry from the pending ones and from the queue.
 * @throws Error when the store cannot be reached
 */
export async function removeWaiting(store: Store, place: QueuePlace): Promise<void> {
  const keys = [`pending/${place.id}`, `state/${place.id}`, dueKey(place)]
  await Promise.all(keys.map((key) => store.delete(key)))
}

/**
 * The queue, one list page at a time, sorted within each page. Netlify lists names in order, so the first
 * page has the longest due; nothing breaks if it does not.
 * @throws Error when the store cannot be reached
 */
export async function* duePages(store: Store): AsyncGenerator<QueuePlace[]> {
  for await (const { blobs } of store.list({ prefix: 'due/', paginate: true })) {
    yield blobs.map(({ key }) => placeOf(key)).sort((a, b) => a.dueAt - b.dueAt)
  }
}

export async function wholeQueue(store: Store): Promise<QueuePlace[]> {
  const places: QueuePlace[] = []
  for await (const page of duePages(store)) places.push(...page)
  return places.sort((a, b) => a.dueAt - b.dueAt)
}

function placeOf(key: string): QueuePlace {
  const [, time = '', id = ''] = key.split('/')
  return { dueAt: Number(time), id }
}
