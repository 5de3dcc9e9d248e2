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
  /** Sends that were handed over and never answered; missing in records from before they were counted. */
  unconfirmed?: number
  /** When it is due again; while it is being sent, when the lease ends. */
  nextAt: number
  /** What went wrong last, without personal data. */
  fault: string | null
  /** When it was sent or given up, or when the staff dealt with it. */
  settledAt: number | null
  /** What the staff noted when they dealt with a dead one. */
  note?: string | null
}

/** An entry that one worker holds the lease of. `token` proves it. */
export interface Claim extends Stored {
  token: string
}

/** What became of one attempt. */
export type Verdict =
  | { state: 'sent' }
  | { state: 'pending'; nextAt: number; refusals: number; unconfirmed?: number; fault: string }
  | { state: 'dead'; refusals: number; unconfirmed?: number; fault: string }

/** What is wrong with the delivery, as far as the store knows. */
export interface Condition {
  /** How many are pending. */
  waiting: number
  /** When the oldest inquiry was accepted that is pending, by today's clock; null when none is. */
  oldestPending: number | null
  /** How many are dead and were not yet dealt with. */
  dead: number
  /** Whether a pending one last met a fault of our own settings. */
  misconfigured: boolean
}

/** When a process last looked at the clocks. */
export interface ClockReading {
  /** What the wall clock said, in ms since 1970. */
  wall: number
  /** What the steady clock counted since, in ms. */
  elapsed: number
}

/** What a look at the clocks found. */
export interface ClockLook {
  /**
   * The clock that removal goes by: what both clocks agree has passed, in ms. It begins at the wall clock's time and
   * stands still while that goes back or leaps ahead.
   */
  retention: number
  /** By how much the wall clock was set ahead (below 0: back) since the last look, in ms; 0 when it went as it should. */
  step: number
  /** How many waiting inquiries had their times changed. */
  moved: number
}

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
  /**
   * Removes entries, with every trace in the store, that were sent or dealt with before a time; dead ones that
   * nobody dealt with are never removed.
   * @param before on the single server, a time of the clock that `followClock` keeps
   * @returns how many
   */
  purge(before: number): Promise<number>
  /**
   * Proves that the store takes writes, and says what waits.
   * @throws Error when the store is broken
   */
  probe(): Promise<Condition>
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
  /**
   * Makes all pending entries due, oldest first and spread out, that wait because the mail server was away or
   * our settings were wrong. Those that were refused or not confirmed keep their times; so does each that is
   * due sooner, and each that is being sent.
   * @returns how many are due earlier than they were
   */
  retryAll(now: number): Promise<number>
  /**
   * Sends a delivered one once more under its Message-ID, with five new days: its mail was lost later on.
   * @returns false when no such entry was sent
   */
  resend(id: string, now: number): Promise<boolean>
  /**
   * Makes all dead entries due that nobody dealt with, oldest first and spread out, with five new days.
   * @returns how many
   */
  retryDead(now: number): Promise<number>
  /**
   * Follows the wall clock. Where it was set, the waiting ones keep what was left of their wait and of their days, and
   * those that are being sent keep their lease for as long as one lasts. Nothing waits longer than any wait lasts.
   * @param now the wall clock
   * @param last when this process last looked; null for its first look
   */
  followClock(now: number, last: ClockReading | null): Promise<ClockLook>
  /** Begins the time until removal anew for delivered ones whose mail nobody has read. */
  keepUnread(ids: readonly string[]): Promise<void>
  /** The ids of those that `purge` would remove. */
  removable(before: number): Promise<string[]>
  /**
   * Records that the staff dealt with a dead entry: it raises no alarm from now on, and is removed like a sent
   * one.
   * @param note what was done, in the staff's words
   * @returns false when no such entry is dead
   */
  acknowledge(id: string, note: string, now: number): Promise<boolean>
  /**
   * Removes every trace of one inquiry from the store, whatever its state: a person asked for it. A mail that is
   * being sent just now is not called back.
   * @returns false when there is no such inquiry
   * @throws Error when traces may be left; erasing again removes them
   */
  erase(id: string): Promise<boolean>
  /** Gives a lease its whole time again, while its mail waits for a slow answer. Ignored once the lease is lost. */
  renew(claim: Claim, now: number): Promise<void>
  close(): Promise<void>
}

/** Automatic answers a day, all addresses together: what a stranger could at most make the firm send. */
export const receiptsPerDay = 100

/** The time between two mails, in milliseconds, when all that wait are sent again. */
export const retrySpacing = 100

/** Longest time, in milliseconds, that one worker may hold an entry. Must exceed the send deadline. */
export const defaultLease = 90_000
