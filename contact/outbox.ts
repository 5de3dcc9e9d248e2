import type { Entry } from './entry.ts'

// The outbox holds every accepted inquiry until it is delivered. Two stores implement it: SQLite for the
// single server (sqlite/SqliteOutbox.ts) and Netlify Blobs (blobs/BlobsOutbox.ts). Times are in ms since 1970.

/** pending: to be sent. sent: the mail server took it. dead: given up, kept for the staff. */
export type State = 'pending' | 'sent' | 'dead'

/** An entry with the history of its delivery. */
export interface Stored extends Entry {
  state: State
  /** When its five days began: accepted, or last retried by the staff. */
  queuedAt: number
  /** Sends that were begun, finished or not. */
  attempts: number
  /** Sends that the mail server refused for good. */
  refusals: number
  /** When it is due again; while it is being sent, when the lease ends. */
  nextAt: number
  /** What went wrong last, without personal data. */
  fault: string | null
  /** When it was sent or given up. */
  settledAt: number | null
}

/** An entry that one worker holds the lease of. `token` proves it. */
export interface Claim extends Stored {
  token: string
}

/** What became of one attempt. */
export type Verdict =
  | { state: 'sent' }
  | { state: 'pending'; nextAt: number; refusals: number; fault: string }
  | { state: 'dead'; refusals: number; fault: string }

/** What every store of inquiries does. */
export interface Outbox {
  /**
   * Stores an entry durably.
   * @returns 'duplicate' when the same text was stored within ten minutes
   * @throws Error when it could not be stored; the inquiry must then be answered with 503
   */
  accept(entry: Entry): Promise<'stored' | 'duplicate'>
  /**
   * Takes the lease of the entry that is due longest. No two callers get the same.
   * @returns null when none is due
   */
  claim(now: number): Promise<Claim | null>
  /** Records a verdict and gives the lease back. Anything but 'sent' is ignored once the lease is lost. */
  settle(claim: Claim, verdict: Verdict, now: number): Promise<void>
  /** Whether an automatic answer may go to `address`: one a day each, and a hundred a day in all. */
  mayConfirm(address: string, now: number): Promise<boolean>
  /** Removes entries that were sent before a time; dead ones are never removed. @returns how many */
  purge(before: number): Promise<number>
  /**
   * Proves that the store takes writes.
   * @returns when the oldest inquiry was accepted that is pending or died after `deadSince`; null when
   *   there is none
   * @throws Error when the store is broken
   */
  probe(deadSince: number): Promise<number | null>
}

/** What the single server's worker and the staff's command need besides. */
export interface LocalOutbox extends Outbox {
  /** When the next pending entry is due; null when none is pending. */
  nextDue(): Promise<number | null>
  /** All entries, oldest first. */
  list(): Promise<Stored[]>
  /**
   * Makes an entry due now, with five new days.
   * @returns false when there is none that could be retried
   */
  retry(id: string, now: number): Promise<boolean>
  close(): Promise<void>
}

/** Automatic answers a day, all addresses together: what a stranger could at most make the firm send. */
export const receiptsPerDay = 100

/** Longest time, in milliseconds, that one worker may hold an entry. Must exceed the send deadline. */
export const defaultLease = 90_000
