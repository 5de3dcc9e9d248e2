import type { Log } from '../log.ts'
import type { Claim, LocalOutbox, Outbox, Verdict } from '../outbox.ts'
import { judge, type RetryPolicy } from './faults.ts'
import { inquiryMail, type Office, type ReceiptWords, receiptMail } from './mail.ts'
import type { Send } from './send.ts'
import { type SlowTimes, startSendClock, type Waiting } from './sendClock.ts'

/** Everything that takes an inquiry from the outbox to the firm's mailbox. */
export interface Delivery {
  /** One that can renew its leases may be waited for longer than they last. */
  outbox: Outbox & Partial<Pick<LocalOutbox, 'renew'>>
  send: Send
  office: Office
  receipt: ReceiptWords
  policy: RetryPolicy
  /** Longest time for handing one mail over, in milliseconds; must stay below the outbox's lease. */
  deadline: number
  /**
   * Longest time from then on to wait for the answer, in milliseconds; if not set, what is left of the
   * deadline. Longer than a lease only where the outbox renews them.
   */
  confirmation?: number
  /** When a send counts as slow, and how often its lease is renewed; if not set, as production needs it. */
  slow?: SlowTimes
  log: Log
}

/** One entry that was due, and what became of it. */
export interface Attempt {
  claim: Claim
  verdict: Verdict
}

/** Longest time for handing one mail over, in milliseconds. */
export const defaultDeadline = 60_000

/** How long a mail server may take to confirm a mail, in ms (RFC 5321, section 4.5.3.2.6). */
export const defaultConfirmation = 10 * 60_000

/**
 * Sends the entry that is due longest and records what became of it.
 * @param stop interrupts the send
 * @param waiting hears when a mail waits long for its confirmation, and when it does no more
 * @returns the entry as it was claimed, with what became of it; null when none was due
 * @throws Error when the outbox itself fails: the lease then runs out and the entry is sent again under the
 *   same Message-ID
 */
export async function deliverNext(
  delivery: Delivery,
  stop?: AbortSignal,
  waiting?: Waiting,
): Promise<Attempt | null> {
  const claim = await delivery.outbox.claim(Date.now())
  if (!claim) return null
  const verdict = await attempt(delivery, claim, stop, waiting)
  await delivery.outbox.settle(claim, verdict, Date.now())
  report(delivery.log, claim, verdict)
  if (verdict.state === 'sent' && delivery.receipt) await confirm(delivery, claim, stop, waiting)
  return { claim, verdict }
}

async function attempt(
  delivery: Delivery,
  claim: Claim,
  stop?: AbortSignal,
  waiting?: Waiting,
): Promise<Verdict> {
  const { outbox, log } = delivery
  const renew = async () => {
    try {
      await outbox.renew?.(claim, Date.now())
    } catch {
      log('warn', { event: 'lease-not-renewed', id: claim.id })
    }
  }
  const clock = startSendClock(delivery, { stop, waiting, renew })
  try {
    await delivery.send(inquiryMail(claim, delivery.office), clock.signal, clock.handedOver)
    return { state: 'sent' }
  } catch (error) {
    return judge(claim, error, Date.now(), delivery.policy)
  } finally {
    clock.stop()
  }
}

// The firm has the inquiry by now, so an automatic answer that fails is reported and not repeated. It is not
// waited for beyond the deadline either.
async function confirm(delivery: Delivery, claim: Claim, stop?: AbortSignal, waiting?: Waiting) {
  const { outbox, office, receipt, send, deadline, log } = delivery
  if (!receipt) return
  const clock = startSendClock({ deadline }, { stop, waiting })
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
