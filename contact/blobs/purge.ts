import type { Store } from '@netlify/blobs'
import { acceptedBefore } from '../outboxEntry.ts'
import { inBatches } from './inBatches.ts'
import { ids, read } from './keys.ts'

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
