import { createHash } from 'node:crypto'
import type { Store } from '@netlify/blobs'
import { receiptsPerDay } from '../outbox.ts'
import { ids } from './keys.ts'

/**
 * Counts an automatic answer, if it may be sent.
 * @param now the time, in ms since 1970
 * @returns whether it may: one a day for each address, `receiptsPerDay` in all
 * @throws Error when the store cannot be reached
 */
export async function countReceipt(store: Store, address: string, now: number): Promise<boolean> {
  const day = dayOf(now)
  if ((await ids(store, `receipts/${day}`)).length >= receiptsPerDay) return false
  const key = `receipts/${day}/${hashOf(address)}`
  const { modified, etag } = await store.set(key, '1', { onlyIfNew: true })
  return modified && Boolean(etag)
}

/** Removes the counts of the days before today. @param now the time, in ms since 1970 */
export async function removeReceipts(store: Store, now: number): Promise<void> {
  const { blobs } = await store.list({ prefix: 'receipts/' })
  for (const { key } of blobs) {
    if (key < `receipts/${dayOf(now)}`) await store.delete(key)
  }
}

/** Removes whatever was counted for an address. */
export async function forgetAddress(store: Store, address: string): Promise<void> {
  const { blobs } = await store.list({ prefix: 'receipts/' })
  for (const { key } of blobs) {
    if (key.endsWith(`/${hashOf(address)}`)) await store.delete(key)
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

// Hashed: the store counts addresses, it does not collect them.
function hashOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}
