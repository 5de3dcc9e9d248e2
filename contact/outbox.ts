import type { Entry } from './outboxEntry.ts'

// The outbox holds every accepted inquiry until it is delivered. There are two implementations: SQLite for
// the single server (sqlite/SqliteOutbox.ts) and Netlify Blobs (blobs/BlobsOutbox.ts). Times are in ms since
// 1970.

/** pending: to be sent. sent: accepted by the mail server. dead: given up, kept for the staff. */
export type State = 'pending' | 'sent' | 'dead'

export interface Stored extends Entry {
  state: State
  /** Start of its five days: accepted, or last retried by the staff. */
  queuedAt: number
  attempts: number
  /** Sends that the mail server rejected permanently. */
  refusals: number
  /** Sends that were transmitted and never acknowledged; missing in records of earlier versions. */
  unconfirmed?: number
  /** When it is due again; during a send, when the lease ends. */
  nextAt: number
  /** The last error, without personal data. */
  fault: string | null
  /** When it was sent, given up or acknowledged. */
  settledAt: number | null
  note?: string | null
}

/** An entry leased by one worker. `token` proves it. */
export interface Claim extends Stored {
  token: string
}

export type Verdict =
  | { state: 'sent' }
  | { state: 'pending'; nextAt: number; refusals: number; unconfirmed?: number; fault: string }
  | { state: 'dead'; refusals: number; unconfirmed?: number; fault: string }

/** The health of the delivery, as far as the store knows. */
export interface Condition {
  waiting: number
  /** When the oldest pending inquiry was accepted, by the current clock; null when none is pending. */
  oldestPending: number | null
  /** Dead ones that nobody acknowledged. */
  dead: number
  /** Whether a pending one last failed because of wrong settings. */
  misconfigured: boolean
}

export interface ClockReading {
  /** Wall clock, in ms since 1970. */
  wall: number
  /** Ms on the monotonic clock since then. */
  elapsed: number
}

export interface ClockLook {
  /**
   * The retention clock, in ms: time that both clocks agree has passed. It starts at the wall clock's time
   * and stands still while that is set back or jumps ahead.
   */
  retention: number
  /** By how many ms the wall clock was set ahead (below 0: back) since the last reading; 0 normally. */
  step: number
  moved: number
}

export interface Outbox {
  /**
   * Stores an entry durably.
   * @returns 'duplicate' when the same text was stored within ten minutes
   * @throws Error when it could not be stored; the inquiry must then be answered with 503
   */
  accept(entry: Entry): Promise<'stored' | 'duplicate'>
  /**
   * Leases the entry that has been due longest. No two callers get the same.
   * @returns null when none is due
   */
  claim(now: number): Promise<Claim | null>
  /** Records a verdict and releases the lease. Anything but 'sent' is ignored once the lease is lost. */
  settle(claim: Claim, verdict: Verdict, now: number): Promise<void>
  /** Whether an automatic answer may go to `address`: one a day each, and a hundred a day in all. */
  mayConfirm(address: string, now: number): Promise<boolean>
  /**
   * Removes all traces of entries that were sent or acknowledged before a time; other dead ones stay.
   * @param before on the single server, a time of the retention clock (`followClock`)
   * @returns how many
   */
  purge(before: number): Promise<number>
  /**
   * Proves that the store is writable, and reports its condition.
   * @throws Error when the store is broken
   */
  probe(): Promise<Condition>
}

/** What the single server's worker and the staff's command need in addition. */
export interface LocalOutbox extends Outbox {
  /** When the next pending entry is due; null when none is pending. */
  nextDue(): Promise<number | null>
  list(): Promise<Stored[]>
  /**
   * Makes an entry due now and restarts its five days.
   * @returns false when there is none that could be retried
   */
  retry(id: string, now: number): Promise<boolean>
  /**
   * Makes all entries due, oldest first and spread out, that wait because the mail server was down or the
   * settings were wrong. Refused and unconfirmed ones keep their times, as do those due sooner or being sent.
   * @returns how many are due earlier than before
   */
  retryAll(now: number): Promise<number>
  /**
   * Sends a delivered entry again with the same Message-ID and five new days: its mail was lost.
   * @returns false when no such entry was sent
   */
  resend(id: string, now: number): Promise<boolean>
  /**
   * Makes all unacknowledged dead entries due, oldest first and spread out, with five new days.
   * @returns how many
   */
  retryDead(now: number): Promise<number>
  /**
   * Follows the wall clock. After a jump, waiting entries keep the rest of their delay and of their days, and
   * leases keep their full duration. Nothing waits longer than the longest retry delay.
   * @param now the wall clock
   * @param last this process's previous reading; null for its first
   */
  followClock(now: number, last: ClockReading | null): Promise<ClockLook>
  /** Restarts the retention time of delivered entries whose mail is unread. */
  keepUnread(ids: readonly string[]): Promise<void>
  removable(before: number): Promise<string[]>
  /**
   * Records that the staff dealt with a dead entry: it raises no more alarms and is purged like a sent one.
   * @param note what was done
   * @returns false when no such entry is dead
   */
  acknowledge(id: string, note: string, now: number): Promise<boolean>
  /**
   * Removes every trace of one inquiry, whatever its state, at a person's request. A mail that is being sent
   * is not recalled.
   * @returns false when there is no such inquiry
   * @throws Error when traces may be left; call it again
   */
  erase(id: string): Promise<boolean>
  /** Extends a lease while its mail waits for a slow reply. Ignored once the lease is lost. */
  renew(claim: Claim, now: number): Promise<void>
  close(): Promise<void>
}

/** Limit of automatic answers a day to all addresses: what a stranger could make the firm send. */
export const receiptsPerDay = 100

/** Interval between two mails, in ms, when all waiting ones are sent again. */
export const retrySpacing = 100

/** Duration of a lease, in ms. Must exceed the send deadline. */
export const defaultLease = 90_000
