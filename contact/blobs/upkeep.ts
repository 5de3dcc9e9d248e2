import type { Store } from '@netlify/blobs'
import { acceptedBefore } from '../entry.ts'
import type { Condition } from '../outbox.ts'
import { inBatches } from './inBatches.ts'
import { ids, read } from './keys.ts'

/** How many of the oldest and newest are checked for their last fault, so that the cost stays constant. */
const lookedAt = 10

/**
 * Removes inquiries that were sent or acknowledged before a time.
 * @param before in ms since 1970
 * @param until when to stop, in ms since 1970; the next run removes the rest
 * @returns how many were removed
 */
export async function removeSettled(store: Store, before: number, until?: number): Promise<number> {
  // An id holds the time of acceptance, which is before it was settled: others cannot be old enough.
  const old = async (place: 'sent' | 'done') =>
    (await ids(store, place)).filter((id) => acceptedBefore(id, before))
  const sent = await inBatches(await old('sent'), (id) => removeOneSent(store, id, before), until)
  const done = await inBatches(await old('done'), (id) => removeOneDone(store, id, before), until)
  return [...sent, ...done].filter(Boolean).length
}

async function removeOneSent(store: Store, id: string, before: number): Promise<boolean> {
  const sent = await read(store, 'sent', id)
  if (sent && sent.settledAt >= before) return false
  await store.delete(`sent/${id}`)
  return true
}

async function removeOneDone(store: Store, id: string, before: number): Promise<boolean> {
  const done = await read(store, 'done', id)
  if (done && done.at >= before) return false
  // The visitor's words first: a leftover note holds no personal data.
  await store.delete(`dead/${id}`)
  await store.delete(`done/${id}`)
  return true
}

/** The health of the store and how many inquiries wait. */
export async function condition(store: Store): Promise<Condition> {
  const done = new Set(await ids(store, 'done'))
  const dead = (await ids(store, 'dead')).filter((id) => !done.has(id))
  const pending = await ids(store, 'pending')
  const oldest = await firstOf(pending, (id) => read(store, 'pending', id))
  // Wrong settings affect whatever is sent next, often the newest; the oldest may wait for another reason.
  const asked = new Set([...pending.slice(0, lookedAt), ...pending.slice(-lookedAt)])
  const states = await inBatches([...asked], (id) => read(store, 'state', id))
  return {
    waiting: pending.length,
    oldestPending: oldest?.acceptedAt ?? null,
    dead: dead.length,
    misconfigured: states.some((state) => state?.fault?.startsWith('configuration:') ?? false),
  }
}

// Ids begin with their time, so the first one still there is the oldest, to within ten minutes.
async function firstOf<T>(
  sorted: readonly string[],
  look: (id: string) => Promise<T | null>,
): Promise<T | null> {
  for (const id of sorted) {
    const found = await look(id)
    if (found) return found
  }
  return null
}
