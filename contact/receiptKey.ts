import { createHash } from 'node:crypto'

// How both stores count automatic answers: by day and address.

/** The UTC day of a time (ms since 1970): 2025-11-21. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The key of an address: hashed, because a store must not collect addresses. */
export function receiptKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}
