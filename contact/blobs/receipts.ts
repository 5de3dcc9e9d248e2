import type { Store } from '@netlify/blobs'
import { receiptsPerDay } from '../outbox.ts'
import { dayOf, receiptKey } from '../receiptKey.ts'
import { ids } from './keys.ts'

/**
 * Counts an automatic answer if it is allowed: one a day per address, `receiptsPerDay` in all.
 * @param now in ms since 1970
 * @throws Error when the store cannot be reached
 */
export async function countReceipt(store: Store, address: string, now: number): Promise<boolean> {
  const day = dayOf(now)
  if ((await ids(store, `receipts/${day}`)).length >= receiptsPerDay) return false
  const key = `receipts/${day}/${receiptKey(address)}`
  const { modified, etag } = await store.set(key, '1', { onlyIfNew: true })
  return modified && Boolean(etag)
}

/** Removes the counts of earlier days. @param now in ms since 1970 */
export async function removeReceipts(store: Store, now: number): Promise<void> {
  const { blobs } = await store.list({ prefix: 'receipts/' })
  for (const { key } of blobs) {
    if (key < `receipts/${dayOf(now)}`) await store.delete(key)
  }
}

export async function forgetAddress(store: Store, address: string): Promise<void> {
  const { blobs } = await store.list({ prefix: 'receipts/' })
  for (const { key } of blobs) {
    if (key.endsWith(`/${receiptKey(address)}`)) await store.delete(key)
  }
}
