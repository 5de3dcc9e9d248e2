import type { Store } from '@netlify/blobs'
import type { Stored } from '../outbox.ts'
import { inBatches } from './inBatches.ts'
import { ids, initialProgress, read } from './keys.ts'

export async function findInquiry(store: Store, id: string): Promise<Stored | null> {
  const [pending, state, sent, dead, done] = await Promise.all([
    read(store, 'pending', id),
    read(store, 'state', id),
    read(store, 'sent', id),
    read(store, 'dead', id),
    read(store, 'done', id),
  ])
  if (sent) return { ...sent, state: 'sent' }
  if (pending) {
    const progress = state ?? initialProgress(pending)
    return { ...pending, ...progress, state: 'pending', settledAt: null }
  }
  if (!dead) return null
  return done
    ? { ...dead, state: 'dead', settledAt: done.at, note: done.note }
    : { ...dead, state: 'dead' }
}

export async function allInquiries(store: Store): Promise<Stored[]> {
  const places = ['pending', 'sent', 'dead'] as const
  const named = (await Promise.all(places.map((place) => ids(store, place)))).flat()
  const found = await inBatches([...new Set(named)], (id) => findInquiry(store, id))
  return found.filter((entry) => entry !== null).sort((a, b) => a.acceptedAt - b.acceptedAt)
}
