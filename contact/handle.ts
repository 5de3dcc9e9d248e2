import { type AnswerPages, type Outcome, respondJson, respondPage } from './answers/respond.ts'
import { faultCodes } from './delivery/faults.ts'
import { type Draft, readInquiry, typed } from './inquiry.ts'
import { type Encoding, encodingOf, readDraft } from './limits/body.ts'
import { checkOrigin } from './limits/origin.ts'
import type { RateLimiter } from './limits/rateLimiter.ts'
import { notAllowed, Refusal, tooMany, tooManyInAll, unstored } from './limits/refusal.ts'
import { type Sender, senderOf } from './limits/sender.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox.ts'
import { createEntry, type Entry } from './outboxEntry.ts'

export interface HandlerDependencies {
  outbox: Outbox
  limiter: RateLimiter
  /** The site's hosts besides the one of the request (behind a proxy they differ). */
  hosts: readonly string[]
  answerPages: AnswerPages
  log: Log
  onStored(): void
}

/**
 * How many refused submissions of an address are still read, so that the answer can contain the visitor's
 * text.
 */
const readRefusals = 10

/**
 * Answers a submission of the contact form. Success means that the inquiry is stored durably; delivery
 * happens later. It never throws and never reveals paths or internal errors.
 * @param address the sender's IP address
 */
export async function handle(
  request: Request,
  address: string,
  dependencies: HandlerDependencies,
): Promise<Response> {
  const { hosts, answerPages, log } = dependencies
  let encoding: Encoding = 'json'
  let draft: Draft | null = null
  let outcome: Outcome
  try {
    if (request.method !== 'POST') throw notAllowed()
    encoding = encodingOf(request)
    checkOrigin(request, hosts)
    const read = async () => {
      draft = await readDraft(request, encoding)
      return draft
    }
    outcome = await submit(read, senderOf(address), dependencies)
  } catch (error) {
    outcome = refused(error, log)
  }
  if (outcome.kind === 'ignored') log('info', { event: 'honeypot' })
  if (outcome.kind === 'refused') log('warn', { event: 'refused', status: outcome.status })
  if (encoding === 'json') return respondJson(outcome)
  try {
    return await respondPage(outcome, draft, request, answerPages)
  } catch (error) {
    log('error', { event: 'page-fault', fault: faultCodes(error) })
    return respondJson(outcome)
  }
}

async function submit(
  read: () => Promise<Draft>,
  sender: Sender,
  dependencies: HandlerDependencies,
): Promise<Outcome> {
  const { limiter } = dependencies
  const now = Date.now()
  // Counted before the body is read, so that refusals are cheap.
  const { seconds, refusals } = limiter.take(sender, now)
  if (refusals > readRefusals) throw tooMany(seconds)
  const draft = await read()
  // Looks like success, so that a robot learns nothing. It does not count against people behind the same
  // address.
  if (typed(draft, 'hp') !== '') {
    if (seconds === 0) limiter.giveBack(sender, now)
    return { kind: 'ignored' }
  }
  if (seconds > 0) throw tooMany(seconds)
  const found = readInquiry(draft)
  if ('errors' in found) return { kind: 'invalid', errors: found.errors }
  await store(createEntry(found.inquiry, now), sender, dependencies)
  return { kind: 'success' }
}

async function store(
  entry: Entry,
  sender: Sender,
  { limiter, outbox, log, onStored }: HandlerDependencies,
) {
  const time = entry.acceptedAt
  const seconds = limiter.takeForAll(sender, time)
  if (seconds > 0) throw tooManyInAll(seconds)
  let result: Awaited<ReturnType<Outbox['accept']>>
  try {
    result = await outbox.accept(entry)
  } catch (error) {
    limiter.giveBackForAll(sender, time)
    log('error', { event: 'outbox-fault', fault: faultCodes(error) })
    throw unstored()
  }
  log('info', { event: 'accepted', id: entry.id, duplicate: result === 'duplicate' })
  if (result === 'stored') onStored()
  else limiter.giveBackForAll(sender, time)
}

function refused(error: unknown, log: Log): Outcome {
  if (error instanceof Refusal) {
    const { status, message: sentence, headers } = error
    return { kind: 'refused', status, sentence, headers }
  }
  log('error', { event: 'fault', fault: faultCodes(error) })
  const sentence = 'The inquiry could not be accepted; please send it again in a minute.'
  return { kind: 'refused', status: 500, sentence, headers: {} }
}
