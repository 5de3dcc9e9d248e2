import type { Store } from '@netlify/blobs'
import { inBatches } from './inBatches.ts'
import { ids, initialProgress, read, write } from './keys.ts'
import { takeLease } from './lease.ts'
import { dueKey, enqueue, wholeQueue } from './queue.ts'

/**
 * Pause between two inquiries that are made due together, in ms, to spare a mail server that just came back.
 */
const spacing = 200

/**
 * Queues an inquiry again and restarts its five days.
 * @param now in ms since 1970
 * @param span duration of a lease in ms
 * @param from `sent` to send a delivered one again (its mail was lost); else a pending or dead one
 * @param dueAt in ms since 1970
 * @returns false when there is none, or when it is being sent
 * @throws Error when the store cannot be reached
 */
export async function requeue(
  store: Store,
  id: string,
  now: number,
  span: number,
  from: 'sent' | 'unsent' = 'unsent',
  dueAt = now,
): Promise<boolean> {
  if (!(await takeLease(store, id, now, span))) return false
  const [pending, dead, sent, state] = await Promise.all([
    read(store, 'pending', id),
    read(store, 'dead', id),
    read(store, 'sent', id),
    read(store, 'state', id),
  ])
  const found = from === 'sent' ? sent : sent ? null : (pending ?? dead)
  if (found) {
    const { acceptedAt, inquiry } = found
    const entry = { id, acceptedAt, inquiry }
    const fault = state?.fault ?? dead?.fault ?? null
    // `state` first: without it the old five days would count. The old record is removed last, so nothing is
    // lost.
    await write(store, 'state', id, {
      ...initialProgress(entry),
      queuedAt: now,
      nextAt: dueAt,
      fault,
    })
    if (!pending) await write(store, 'pending', id, entry)
    await enqueue(store, { id, dueAt })
    const before = (state ?? initialProgress(entry)).nextAt
    if (pending && before !== dueAt) await store.delete(dueKey({ id, dueAt: before }))
    for (const place of ['dead', 'done', 'sent']) await store.delete(`${place}/${id}`)
  }
  await store.delete(`lease/${id}`)
  return found !== null
}

/**
 * Queues all dead inquiries that nobody acknowledged, spread out.
 * @param now in ms since 1970
 * @param span duration of a lease in ms
 * @returns how many
 * @throws Error when the store cannot be reached
 */
export async function retryDead(store: Store, now: number, span: number): Promise<number> {
  const done = new Set(await ids(store, 'done'))
  const dead = (await ids(store, 'dead')).filter((id) => !done.has(id))
  const queued = await inBatches(dead, (id, index) =>
    requeue(store, id, now, span, 'unsent', now + index * spacing),
  )
  return queued.filter(Boolean).length
}

/**
 * Makes those inquiries due, spread out, that wait because the mail server was down or the settings were
 * wrong. Refused and unconfirmed ones keep their times. The five days are not restarted.
 * @param now in ms since 1970
 * @returns how many are due earlier than before
 * @throws Error when the store cannot be reached
 */
export async function retryWaiting(store: Store, now: number): Promise<number> {
  const waiting = (await wholeQueue(store)).filter(({ dueAt }) => dueAt > now)
  // Only names change, so no lease is needed: one settled meanwhile leaves a name without an inquiry.
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
