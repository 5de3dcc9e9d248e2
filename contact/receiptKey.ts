import { createHash } from 'node:crypto'

// How both stores count automatic answers: by day, and by address.

/** The day of a time (ms since 1970), in UTC: 2025-11-21. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** What an address is counted by: hashed, because a store counts addresses and does not collect them. */
export function receiptKey(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}
