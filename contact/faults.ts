import type { NodemailerError } from 'nodemailer'
import type { Stored, Verdict } from './outbox.ts'

/**
 * temporary: may pass by itself. refused: the mail server will not have this mail. configuration: our
 * own settings are wrong, which is not the inquiry's fault, so it waits until someone mends them.
 */
export type SendFault = 'temporary' | 'refused' | 'configuration'

/** When to try again and when to give up. All times in milliseconds. */
export interface RetryPolicy {
  /** The wait after the first, second … attempt; the last one repeats. */
  delays: readonly number[]
  /** How long an undelivered inquiry is tried. */
  patience: number
  /** How many refusals make it dead; the first ones may be a mailbox that is full or being set up. */
  refusals: number
}

const minute = 60_000
const hour = 60 * minute

/** 30 s, 1, 2, 5, 10, 30 min, 1, 2, 4 h … for five days (docs/clarifications.md, 'Delivery'). */
export const defaultPolicy: RetryPolicy = {
  delays: [
    minute / 2,
    minute,
    2 * minute,
    5 * minute,
    10 * minute,
    30 * minute,
    hour,
    2 * hour,
    4 * hour,
  ],
  patience: 5 * 24 * hour,
  refusals: 8,
}

const ownFaults = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
// Replies that ask for a login or refuse ours (RFC 4954, section 6), whatever command they answer.
const loginReplies = new Set([530, 534, 535, 538])

/** Whose fault it is that a send failed. @param error what it threw */
export function classify(error: unknown): SendFault {
  const { code = '', originalCode = '', responseCode = 0, permanent } = error as NodemailerError
  if (ownFaults.has(code) || loginReplies.has(responseCode)) return 'configuration'
  if (/CERT|SSL|TLS/.test(originalCode)) return 'configuration'
  // nodemailer calls any 5xx permanent; only about the envelope or the mail does that concern the inquiry.
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'temporary'
}

/** The codes of what a send threw. The server's words are left out: they may name the visitor. */
export function faultCodes(error: unknown): string {
  const { code, responseCode, command, name } = error as NodemailerError
  return [code ?? name, responseCode, command].filter(Boolean).join(' ') || 'unknown'
}

/**
 * Decides what becomes of an entry whose attempt failed.
 * @param error what the attempt threw
 * @param now when it failed, in ms since 1970
 */
export function judge(entry: Stored, error: unknown, now: number, policy: RetryPolicy): Verdict {
  const kind = classify(error)
  const fault = `${kind}: ${faultCodes(error)}`
  const refusals = entry.refusals + (kind === 'refused' ? 1 : 0)
  const tooOld = kind !== 'configuration' && now - entry.queuedAt >= policy.patience
  if (tooOld || refusals >= policy.refusals) return { state: 'dead', refusals, fault }
  const delay = policy.delays[entry.attempts - 1] ?? policy.delays.at(-1) ?? 0
  return { state: 'pending', nextAt: now + delay, refusals, fault }
}
