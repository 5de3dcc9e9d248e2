import type { Store } from '@netlify/blobs'
import { allTurns, dueKey, enqueue } from './due.ts'
import { inBatches } from './inBatches.ts'
import { fresh, read, write } from './keys.ts'
import { takeLease } from './lease.ts'

/** Between two inquiries that are made due together, in ms: a mail server that is just back gets its breath. */
const spacing = 200

/**
 * Makes a waiting or dead inquiry due now, with five new days.
 * @param now the time, in ms since 1970
 * @param span how long a lease holds, in ms
 * @returns false when there is none, when it was sent, or when it is being sent just now
 * @throws Error when the store cannot be reached
 */
export async function retryOne(store: Store, id: string, now: number, span: number) {
  if (!(await takeLease(store, id, now, span))) return false
  const [pending, dead, sent, state] = await Promise.all([
    read(store, 'pending', id),
    read(store, 'dead', id),
    read(store, 'sent', id),
    read(store, 'state', id),
  ])
  const found = sent ? null : (pending ?? dead)
  if (found) {
    const { acceptedAt, inquiry } = found
    const entry = { id, acceptedAt, inquiry }
    const fault = state?.fault ?? dead?.fault ?? null
    // `state` first: without it the old clock would count. `dead` goes last: until then nothing can be lost.
    await write(store, 'state', id, { ...fresh(entry), queuedAt: now, nextAt: now, fault })
    if (!pending) await write(store, 'pending', id, entry)
    await enqueue(store, { id, dueAt: now })
    const before = (state ?? fresh(entry)).nextAt
    if (pending && before !== now) await store.delete(dueKey({ id, dueAt: before }))
    await store.delete(`dead/${id}`)
    await store.delete(`done/${id}`)
  }
  await store.delete(`lease/${id}`)
  return found !== null
}

/**
 * Makes all due now, one after the other, that wait because the mail server was away or our settings were
 * wrong. Those that were refused or not confirmed keep their times. Their days go on counting.
 * @param now the time, in ms since 1970
 * @returns how many are due earlier than before
 * @throws Error when the store cannot be reached
 */
export async function retryWaiting(store: Store, now: number): Promise<number> {
  const waiting = (await allTurns(store)).filter(({ dueAt }) => dueAt > now)
  // Only names move, so no lease is needed: one that was settled meanwhile leaves a name without inquiry.
  const moved = await inBatches(waiting, async ({ id, dueAt }, index) => {
    const sooner = now + index * spacing
    if (sooner >= dueAt) return false
    const state = await read(store, 'state', id)
    if (/^(refused|unconfirmed):/.test(state?.fault ?? '')) return false
    await enqueue(store, { id, dueAt: sooner })
    await store.delete(dueKey({ id, dueAt }))
    return true
  })
  return moved.filter(Boolean).length
}
