import type { Store } from '@netlify/blobs'
import { longestWait } from '../delivery/faults.ts'
import { allTurns, dueKey, enqueue, type Turn } from './due.ts'
import { inBatches } from './inBatches.ts'
import { fresh, ids, read } from './keys.ts'
import { takeLease } from './lease.ts'

// A sweep holds a lease only while it removes two blobs, in ms.
const span = 10_000

/**
 * Sets right what a crash between two writes left: inquiries that wait but are not in the queue enter it
 * again, and what is left of inquiries that no longer wait goes. Those due later than any wait lasts are due
 * now. One that is interrupted is resumed by the next.
 * @param now the time, in ms since 1970
 * @param until when to end, in ms since 1970
 * @returns how many entered the queue again
 * @throws Error when the store cannot be reached
 */
export async function mend(store: Store, now: number, until?: number): Promise<number> {
  // In this order: one that is accepted just now has its name by the second list, or gets the same twice.
  const pending = new Set(await ids(store, 'pending'))
  const turns = await allTurns(store)
  const queued = new Set(turns.map(({ id }) => id))
  const lost = [...pending].filter((id) => !queued.has(id))
  const entered = await inBatches(lost, (id) => enter(store, id), until)
  // The staff's command takes the time of their machine, which may be ahead.
  const late = turns.filter(({ dueAt }) => dueAt > now + longestWait)
  const hastened = await inBatches(late, (turn) => hasten(store, turn, now), until)
  const beside = new Set([...(await ids(store, 'state')), ...(await ids(store, 'lease'))])
  const orphans = [...beside].filter((id) => !pending.has(id))
  await inBatches(orphans, (id) => clear(store, id, now), until)
  return entered.filter(Boolean).length + hastened.length
}

async function enter(store: Store, id: string): Promise<boolean> {
  const [entry, state] = await Promise.all([read(store, 'pending', id), read(store, 'state', id)])
  // Settled since the list was made.
  if (!entry) return false
  await enqueue(store, { id, dueAt: (state ?? fresh(entry)).nextAt })
  return true
}

async function hasten(store: Store, turn: Turn, now: number): Promise<void> {
  await enqueue(store, { id: turn.id, dueAt: now })
  await store.delete(dueKey(turn))
}

// Under the lease, because a revival writes `state` before `pending`.
async function clear(store: Store, id: string, now: number): Promise<void> {
  if (!(await takeLease(store, id, now, span))) return
  if (!(await read(store, 'pending', id))) await store.delete(`state/${id}`)
  await store.delete(`lease/${id}`)
}
