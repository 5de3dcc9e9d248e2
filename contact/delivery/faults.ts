import type { NodemailerError } from 'nodemailer'
import type { Stored, Verdict } from '../outbox.ts'
import { storageFault } from './storageReplies.ts'

/**
 * temporary: may pass by itself. refused: the mail server rejects this mail. unconfirmed: the mail was
 * transmitted but not acknowledged, so each retry may create a copy. configuration: wrong settings or disk,
 * not the inquiry's fault, so it waits until someone fixes them.
 */
export type SendFault = 'temporary' | 'refused' | 'unconfirmed' | 'configuration'

/** When to retry and when to give up. Times in ms. */
export interface RetryPolicy {
  /** The delay after the first, second … attempt; the last one repeats. */
  delays: readonly number[]
  giveUpAfter: number
  /** How many refusals make it dead; the first ones may come from a misconfigured filter. */
  refusals: number
  /** How many unconfirmed sends make it dead: that many copies may have arrived. 8 by default. */
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
  giveUpAfter: 5 * 24 * hour,
  refusals: 8,
  unconfirmed: fewCopies,
}

/** Longest delay between two attempts. An entry due later than that was scheduled by a clock that ran ahead. */
export const longestWait = Math.max(...defaultPolicy.delays)

const ownFaults = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
// SMTP replies that ask for a login or reject ours (RFC 4954, section 6), whatever the command. 432 asks for
// a new password, although it looks temporary.
const loginReplies = new Set([432, 530, 534, 535, 538])
// System errors when mail files cannot be written.
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
// Error codes of Node and OpenSSL for untrusted certificates and servers without TLS.
const certificate =
  /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|UNTRUSTED|_CRL_/
const encryption = /SSL|TLS|EPROTO/

/** The mail was transmitted completely, but not acknowledged. */
export class UnconfirmedError extends Error {
  readonly code = 'EUNCONFIRMED'
  readonly command = 'DATA'
  readonly originalCode: string | undefined

  /** @param cause what ended the wait for the reply */
  constructor(cause: unknown) {
    super('The mail was handed over and not confirmed', { cause })
    this.originalCode = (cause as NodemailerError).code
  }
}

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
  // Login or encryption temporarily unavailable: 454 (RFC 4954 and RFC 3207), 421, 451.
  if (ownFaults.has(code)) return isTemporaryReply(responseCode) ? 'temporary' : 'configuration'
  if (diskFaults.has(code)) return 'configuration'
  if (certificate.test(originalCode) || encryption.test(originalCode)) return 'configuration'
  // nodemailer calls any 5xx permanent; only those about the envelope or the mail concern the inquiry.
  if (!permanent || (code !== 'EENVELOPE' && code !== 'EMESSAGE')) return 'temporary'
  // Sender and recipient come from the settings, not from the visitor. So a full mailbox waits without limit
  // too, and the health check fails at once.
  if (command === 'RCPT TO') return 'configuration'
  const room = storageFault(error as NodemailerError)
  if (room === 'full') return 'temporary'
  return command === 'MAIL FROM' && room === null ? 'configuration' : 'refused'
}

function isTemporaryReply(reply: number): boolean {
  return reply >= 400 && reply < 500
}

/** The error's codes. The server's words are left out because they may name the visitor. */
export function faultCodes(error: unknown): string {
  const { code, responseCode, command, name, originalCode, errstr } = error as NodemailerError & {
    // SQLite's error text, e.g. "database or disk is full".
    errstr?: string
  }
  const codes = [code ?? name, originalCode, responseCode, command, errstr]
  return codes.filter(Boolean).join(' ') || 'unknown'
}

// The words to look up in docs/operations.md where the codes are not enough.
function nature(error: unknown): string {
  const { code = '', originalCode = '' } = error as NodemailerError
  if (diskFaults.has(code)) return 'disk '
  if (certificate.test(originalCode)) return 'certificate '
  return encryption.test(originalCode) ? 'encryption ' : ''
}

/**
 * Decides what happens to an entry after a failed attempt.
 * @param now when it failed, in ms since 1970
 */
export function judge(entry: Stored, error: unknown, now: number, policy: RetryPolicy): Verdict {
  const kind = classify(error)
  const fault = `${kind}: ${nature(error)}${faultCodes(error)}`
  const refusals = entry.refusals + (kind === 'refused' ? 1 : 0)
  const unconfirmed = (entry.unconfirmed ?? 0) + (kind === 'unconfirmed' ? 1 : 0)
  const tooOld = kind !== 'configuration' && now - entry.queuedAt >= policy.giveUpAfter
  const tooOften = refusals >= policy.refusals || unconfirmed >= (policy.unconfirmed ?? fewCopies)
  if (tooOld || tooOften) return { state: 'dead', refusals, unconfirmed, fault }
  const delay = policy.delays[entry.attempts - 1] ?? policy.delays.at(-1) ?? 0
  return { state: 'pending', nextAt: now + delay, refusals, unconfirmed, fault }
}
