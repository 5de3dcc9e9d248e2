import { judge, type RetryPolicy } from './faults.ts'
import type { Log } from './log.ts'
import { inquiryMail, type Office, type ReceiptWords, receiptMail } from './mail.ts'
import type { Claim, Outbox, Verdict } from './outbox.ts'
import type { Send } from './send.ts'

/** Everything that takes an inquiry from the outbox to the firm's mailbox. */
export interface Delivery {
  outbox: Outbox
  send: Send
  office: Office
  receipt: ReceiptWords
  policy: RetryPolicy
  /** Longest time for one whole send, in milliseconds; must stay below the outbox's lease. */
  deadline: number
  log: Log
}

/** Longest time for one whole send, in milliseconds. */
export const defaultDeadline = 60_000

/**
 * Sends the entry that is due longest and records what became of it.
 * @param stop interrupts the send
 * @returns false when none was due
 * @throws Error when the outbox itself fails: the lease then runs out and the entry is sent again under the
 *   same Message-ID
 */
export async function deliverNext(delivery: Delivery, stop?: AbortSignal): Promise<boolean> {
  const claim = await delivery.outbox.claim(Date.now())
  if (!claim) return false
  const verdict = await attempt(delivery, claim, stop)
  await delivery.outbox.settle(claim, verdict, Date.now())
  report(delivery.log, claim, verdict)
  if (verdict.state === 'sent' && delivery.receipt) await confirm(delivery, claim)
  return true
}

async function attempt(delivery: Delivery, claim: Claim, stop?: AbortSignal): Promise<Verdict> {
  try {
    await delivery.send(inquiryMail(claim, delivery.office), until(delivery.deadline, stop))
    return { state: 'sent' }
  } catch (error) {
    return judge(claim, error, Date.now(), delivery.policy)
  }
}

// The firm has the inquiry by now, so an automatic answer that fails is reported and not repeated.
async function confirm({ outbox, office, receipt, send, deadline, log }: Delivery, claim: Claim) {
  if (!receipt) return
  try {
    if (!(await outbox.mayConfirm(claim.inquiry.email, Date.now()))) return
    await send(receiptMail(claim, office, receipt), until(deadline))
  } catch {
    log('warn', { event: 'receipt-not-sent', id: claim.id })
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

function until(deadline: number, stop?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(deadline)
  return stop ? AbortSignal.any([timeout, stop]) : timeout
}
