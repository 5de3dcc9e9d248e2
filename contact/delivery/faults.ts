import type { NodemailerError } from 'nodemailer'
import type { Stored, Verdict } from '../outbox.ts'
import { roomOf } from './storageReplies.ts'

/**
 * temporary: may pass by itself. refused: the mail server will not have this mail. unconfirmed: the mail was
 * handed over and nobody said that it was taken, so each further try may be a further copy. configuration:
 * our own settings or disk are wrong, which is not the inquiry's fault, so it waits until someone mends them.
 */
export type SendFault = 'temporary' | 'refused' | 'unconfirmed' | 'configuration'

/** When to try again and when to give up. All times in milliseconds. */
export interface RetryPolicy {
  /** The wait after the first, second … attempt; the last one repeats. */
  delays: readonly number[]
  /** How long an undelivered inquiry is tried. */
  patience: number
  /** How many refusals make it dead; the first ones may be a filter that is being set up. */
  refusals: number
  /** How many sends without an answer make it dead: as many copies may have arrived. Eight if not set. */
  unconfirmed?: number
}

const minute = 60_000
const hour = 60 * minute
const fewCopies = 8

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
  unconfirmed: fewCopies,
}

/** Longest time between two attempts. One that is due later than that was given its time by a clock that was ahead. */
export const longestWait = Math.max(...defaultPolicy.delays)

const ownFaults = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
// Replies that ask for a login or refuse ours (RFC 4954, section 6), whatever command they answer. 432 asks
// for a new password, although it looks temporary.
const loginReplies = new Set([432, 530, 534, 535, 538])
// What the system says when mail files cannot be written.
const diskFaults = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'EFBIG',
  'ENOTDIR',
])
// What Node and OpenSSL call certificates that they do not trust, and servers that do not speak TLS.
const certificate =
  /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|UNTRUSTED|_CRL_/
const encryption = /SSL|TLS|EPROTO/

/** A mail that was handed over whole, without an answer. */
export class UnconfirmedError extends Error {
  readonly code = 'EUNCONFIRMED'
  readonly command = 'DATA'
  readonly originalCode: string | undefined

  /** @param cause what ended the wait for the answer */
  constructor(cause: unknown) {
    super('The mail was handed over and not confirmed', { cause })
    this.originalCode = (cause as NodemailerError).code
  }
}

/** Whose fault it is that a send failed. @param error what it threw */
export function classify(error: unknown): SendFault {
  const {
    code = '',
    originalCode = '',
    responseCode = 0,
    permanent,
    command,
  } = error as NodemailerError
  if (code === 'EUNCONFIRMED') return 'unconfirmed'
  if (loginReplies.has(responseCode)) return 'configuration'
  // Login or encryption that is only not available just now: 454 (RFC 4954 and RFC 3207), 421, 451.
  if (ownFaults.has(code)) return isPassing(responseCode) ? 'temporary' : 'configuration'
  if (diskFaults.has(code)) return 'configuration'
  if (certificate.test(originalCode) || encryption.test(originalCode)) return 'configuration'
  // nodemailer calls any 5xx permanent; only about the envelope or the mail does that concern the inquiry.
  if (!permanent || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return 'temporary'
  // Sender and recipient are the firm's, from the settings: nothing that a visitor wrote is in them.
  // A mailbox that is full by then is among those that wait without end, and health is red at once.
  if (command === 'RCPT TO') return 'configuration'
  const room = roomOf(error as NodemailerError)
  if (room === 'full') return 'temporary'
  return command === 'MAIL FROM' && room === null ? 'configuration' : 'refused'
}

function isPassing(reply: number): boolean {
  return reply >= 400 && reply < 500
}

/** The codes of what failed. The server's words are left out: they may name the visitor. */
export function faultCodes(error: unknown): string {
  const { code, responseCode, command, name, originalCode, errstr } = error as NodemailerError & {
    // SQLite's own name of a fault, e.g. "database or disk is full".
    errstr?: string
  }
  const codes = [code ?? name, originalCode, responseCode, command, errstr]
  return codes.filter(Boolean).join(' ') || 'unknown'
}

// What the operator looks for in docs/operations.md, where the codes alone do not say it.
function nature(error: unknown): string {
  const { code = '', originalCode = '' } = error as NodemailerError
  if (diskFaults.has(code)) return 'disk '
  if (certificate.test(originalCode)) return 'certificate '
  return encryption.test(originalCode) ? 'encryption ' : ''
}

/**
 * Decides what becomes of an entry whose attempt failed.
 * @param error what the attempt threw
 * @param now when it failed, in ms since 1970
 */
export function judge(entry: Stored, error: unknown, now: number, policy: RetryPolicy): Verdict {
  const kind = classify(error)
  const fault = `${kind}: ${nature(error)}${faultCodes(error)}`
  const refusals = entry.refusals + (kind === 'refused' ? 1 : 0)
  const unconfirmed = (entry.unconfirmed ?? 0) + (kind === 'unconfirmed' ? 1 : 0)
  const tooOld = kind !== 'configuration' && now - entry.queuedAt >= policy.patience
  const tooOften = refusals >= policy.refusals || unconfirmed >= (policy.unconfirmed ?? fewCopies)
  if (tooOld || tooOften) return { state: 'dead', refusals, unconfirmed, fault }
  const delay = policy.delays[entry.attempts - 1] ?? policy.delays.at(-1) ?? 0
  return { state: 'pending', nextAt: now + delay, refusals, unconfirmed, fault }
}
