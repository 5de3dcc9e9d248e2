import type { Log } from '../log.ts'
import type { Claim, LocalOutbox, Outbox, Verdict } from '../outbox.ts'
import { judge, type RetryPolicy } from './faults.ts'
import { inquiryMail, type Office, type ReceiptWords, receiptMail } from './mail.ts'
import type { Send } from './send.ts'
import { type SlowTimes, startSendTimers } from './sendTimers.ts'

export interface Delivery {
  /** With `renew`, a confirmation may take longer than a lease. */
  outbox: Outbox & Partial<Pick<LocalOutbox, 'renew'>>
  send: Send
  office: Office
  receipt: ReceiptWords
  policy: RetryPolicy
  /** Time limit for handing over one mail, in ms; must be below the outbox's lease. */
  deadline: number
  /**
   * Time limit for the server's confirmation after that, in ms; by default what is left of `deadline`. Longer
   * than a lease only where the outbox renews leases.
   */
  confirmation?: number
  /** When a send counts as slow and how often its lease is renewed; for tests. */
  slow?: SlowTimes
  log: Log
}

export interface Attempt {
  claim: Claim
  verdict: Verdict
}

export const defaultDeadline = 60_000

/** How long a mail server may take to confirm a mail, in ms (RFC 5321, section 4.5.3.2.6). */
export const defaultConfirmation = 10 * 60_000

/**
 * Sends the entry that has been due longest and records the result.
 * @param stop interrupts the send
 * @param onSlow is called when the mail server confirms slowly
 * @returns the entry as it was claimed, with the result; null when none was due
 * @throws Error when the outbox fails: the lease then expires and the entry is sent again with the same
 *   Message-ID
 */
export async function deliverNext(
  delivery: Delivery,
  stop?: AbortSignal,
  onSlow?: () => void,
): Promise<Attempt | null> {
  const claim = await delivery.outbox.claim(Date.now())
  if (!claim) return null
  const verdict = await attempt(delivery, claim, stop, onSlow)
  await delivery.outbox.settle(claim, verdict, Date.now())
  report(delivery.log, claim, verdict)
  if (verdict.state === 'sent' && delivery.receipt) await confirm(delivery, claim, stop, onSlow)
  return { claim, verdict }
}

async function attempt(
  delivery: Delivery,
  claim: Claim,
  stop?: AbortSignal,
  onSlow?: () => void,
): Promise<Verdict> {
  const { outbox, log } = delivery
  const renew = async () => {
    try {
      await outbox.renew?.(claim, Date.now())
    } catch {
      log('warn', { event: 'lease-not-renewed', id: claim.id })
    }
  }
  const clock = startSendTimers(delivery, { stop, onSlow, renew })
  try {
    await delivery.send(inquiryMail(claim, delivery.office), clock.signal, clock.handedOver)
    return { state: 'sent' }
  } catch (error) {
    return judge(claim, error, Date.now(), delivery.policy)
  } finally {
    clock.stop()
  }
}

// The firm has the inquiry, so a failed automatic answer is logged and not repeated. The deadline applies
// here too.
async function confirm(delivery: Delivery, claim: Claim, stop?: AbortSignal, onSlow?: () => void) {
  const { outbox, office, receipt, send, deadline, log } = delivery
  if (!receipt) return
  const clock = startSendTimers({ deadline }, { stop, onSlow })
  try {
    if (!(await outbox.mayConfirm(claim.inquiry.email, Date.now()))) return
    await send(receiptMail(claim, office, receipt), clock.signal, clock.handedOver)
  } catch {
    log('warn', { event: 'receipt-not-sent', id: claim.id })
  } finally {
    clock.stop()
  }
}

function report(log: Log, claim: Claim, verdict: Verdict): void {
  const { id, attempts } = claim
  if (verdict.state === 'sent') {
    log('info', { event: 'sent', id, attempts, seconds: (Date.now() - claim.acceptedAt) / 1000 })
  } else {
    const event = verdict.state === 'dead' ? 'dead' : 'postponed'
    log(event === 'dead' ? 'error' : 'warn', { event, id, attempts, fault: verdict.fault })
  }
}
