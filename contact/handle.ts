import { type Encoding, encodingOf, readDraft } from './body.ts'
import { createEntry, type Entry } from './entry.ts'
import { faultCodes } from './faults.ts'
import { type Draft, readInquiry, typed } from './inquiry.ts'
import type { Log } from './log.ts'
import { checkOrigin } from './origin.ts'
import type { Outbox } from './outbox.ts'
import { addressKey, type RateLimiter } from './rateLimiter.ts'
import { Refusal } from './refusal.ts'
import { type AnswerPages, type Outcome, respondJson, respondPage } from './respond.ts'

/** Where the contact form posts to, on every host. */
export const contactPath = '/.netlify/functions/sendMail'

/** What it takes to answer a submission. */
export interface HandlerDependencies {
  outbox: Outbox
  limiter: RateLimiter
  /** Hosts the site is known by besides the one a request names (behind a proxy they differ). */
  hosts: readonly string[]
  answerPages: AnswerPages
  log: Log
  /** Called after an inquiry was stored, to have it delivered. */
  onStored(): void
}

/** Seconds after which a visitor may try again when the store is broken. */
const storeRetryAfter = 60

/**
 * Answers a submission of the contact form. The answer says success only once the inquiry is stored
 * durably; whether the mail then goes out never shows. It never throws, and never names a path or a fault
 * of ours.
 * @param address the sender's IP address
 */
export async function handle(
  request: Request,
  address: string,
  dependencies: HandlerDependencies,
): Promise<Response> {
  const { hosts, answerPages, log } = dependencies
  let encoding: Encoding = 'json'
  let draft: Draft = {}
  let outcome: Outcome
  try {
    if (request.method !== 'POST') throw notAllowed()
    encoding = encodingOf(request)
    draft = await readDraft(request, encoding)
    checkOrigin(request, hosts)
    outcome = await submit(draft, address, dependencies)
  } catch (error) {
    outcome = refused(error, log)
  }
  if (outcome.kind === 'refused') log('warn', { event: 'refused', status: outcome.status })
  if (encoding === 'json') return respondJson(outcome)
  try {
    return await respondPage(outcome, draft, answerPages)
  } catch (error) {
    log('error', { event: 'page-fault', fault: faultCodes(error) })
    return respondJson(outcome)
  }
}

async function submit(
  draft: Draft,
  address: string,
  { limiter, outbox, log, onStored }: HandlerDependencies,
): Promise<Outcome> {
  // The honeypot's answer comes first and looks like success: a robot learns nothing from it.
  if (typed(draft, 'hp') !== '') return { kind: 'ignored' }
  const now = Date.now()
  const wait = limiter(addressKey(address), now)
  if (wait > 0) throw tooMany(wait)
  const read = readInquiry(draft)
  if ('errors' in read) return { kind: 'invalid', errors: read.errors }
  const entry = createEntry(read.inquiry, now)
  const result = await store(entry, outbox, log)
  log('info', { event: 'accepted', id: entry.id, duplicate: result === 'duplicate' })
  if (result === 'stored') onStored()
  return { kind: 'success' }
}

async function store(entry: Entry, outbox: Outbox, log: Log) {
  try {
    return await outbox.accept(entry)
  } catch (error) {
    log('error', { event: 'outbox-fault', fault: faultCodes(error) })
    throw new Refusal(503, 'The inquiry could not be stored; please send it again in a minute.', {
      'retry-after': String(storeRetryAfter),
    })
  }
}

function refused(error: unknown, log: Log): Outcome {
  if (error instanceof Refusal) {
    const { status, message: sentence, headers } = error
    return { kind: 'refused', status, sentence, headers }
  }
  log('error', { event: 'fault', fault: faultCodes(error) })
  const sentence = 'The inquiry could not be taken; please send it again in a minute.'
  return { kind: 'refused', status: 500, sentence, headers: {} }
}

function notAllowed(): Refusal {
  return new Refusal(405, 'Only POST is answered here; use the contact page.', { allow: 'POST' })
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, `Too many submissions from this address; wait ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })
}
