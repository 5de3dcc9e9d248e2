import type { Store } from '@netlify/blobs'
import { allTurns, enqueue } from './due.ts'
import { inBatches } from './inBatches.ts'
import { fresh, ids, read } from './keys.ts'
import { takeLease } from './lease.ts'

// A sweep holds a lease only while it removes two blobs, in ms.
const span = 10_000

/**
 * Sets right what a crash between two writes left: inquiries that wait but are not in the queue enter it
 * again, and what is left of inquiries that no longer wait goes. One that is interrupted is resumed by the
 * next.
 * @param now the time, in ms since 1970
 * @param until when to end, in ms since 1970
 * @returns how many entered the queue again
 * @throws Error when the store cannot be reached
 */
export async function mend(store: Store, now: number, until?: number): Promise<number> {
  // In this order: one that is accepted just now has its name by the second list, or gets the same twice.
  const pending = new Set(await ids(store, 'pending'))
  const queued = new Set((await allTurns(store)).map(({ id }) => id))
  const lost = [...pending].filter((id) => !queued.has(id))
  const entered = await inBatches(lost, (id) => enter(store, id), until)
  const beside = new Set([...(await ids(store, 'state')), ...(await ids(store, 'lease'))])
  const orphans = [...beside].filter((id) => !pending.has(id))
  await inBatches(orphans, (id) => clear(store, id, now), until)
  return entered.filter(Boolean).length
}

async function enter(store: Store, id: string): Promise<boolean> {
  const [entry, state] = await Promise.all([read(store, 'pending', id), read(store, 'state', id)])
  // Settled since the list was made.
  if (!entry) return false
  await enqueue(store, { id, dueAt: (state ?? fresh(entry)).nextAt })
  return true
}

// Under the lease, because a revival writes `state` before `pending`.
async function clear(store: Store, id: string, now: number): Promise<void> {
  if (!(await takeLease(store, id, now, span))) return
  if (!(await read(store, 'pending', id))) await store.delete(`state/${id}`)
  await store.delete(`lease/${id}`)
}
