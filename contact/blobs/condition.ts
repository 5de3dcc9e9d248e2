import type { Store } from '@netlify/blobs'
import type { Condition } from '../outbox.ts'
import { inBatches } from './inBatches.ts'
import { ids, read } from './keys.ts'

/** How many of the oldest and newest are checked for their last fault, so that the cost stays constant. */
const lookedAt = 10

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
