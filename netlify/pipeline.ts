import { join } from 'node:path'
import { BlobsOutbox } from '../contact/blobs/outbox.ts'
import { type Delivery, deliverNext } from '../contact/deliver.ts'
import { defaultPolicy, faultCodes } from '../contact/faults.ts'
import type { Desk } from '../contact/handle.ts'
import { createLimiter } from '../contact/limits.ts'
import { jsonLog } from '../contact/log.ts'
import type { Outbox } from '../contact/outbox.ts'
import { type Send, smtpSend } from '../contact/send.ts'
import { readHeaderRules } from '../server/headers.ts'
import { readPages } from '../server/pages.ts'
import { readSettings } from '../server/settings.ts'
import { openStore } from './store.ts'

/** The inquiry pipeline inside a function. */
export interface Pipeline {
  desk: Omit<Desk, 'onStored'>
  outbox: Outbox
  purgeAfterDays: number
  /** Sends what is due until nothing is or the function's time runs short. Never rejects. */
  deliver(): Promise<void>
}

// A function lives 30 seconds at most. A send that begins before `lastStart` ends before that (all ms).
const deadline = 12_000
const lastStart = 14_000
const lease = 60_000

let opened: { context: string; pipeline: Pipeline } | undefined

/**
 * Takes the deploy context; returns the pipeline, made once for each running function.
 * Throws an Error that names what to mend when the settings are wrong.
 */
export function openPipeline(context: string): Pipeline {
  if (opened?.context !== context) opened = { context, pipeline: create(context) }
  return opened.pipeline
}

function create(context: string): Pipeline {
  // Where Netlify puts the files of netlify.toml's included_files.
  const root = process.env.LAMBDA_TASK_ROOT ?? process.cwd()
  const settings = readSettings(root, process.env)
  const { hosts, words, rates, office, receipt, purgeAfterDays } = settings
  const dist = join(root, 'dist')
  const outbox = new BlobsOutbox(openStore(context), lease)
  const delivery: Delivery = {
    outbox,
    send: settings.smtpUrl ? smtpSend(settings.smtpUrl) : keep,
    office,
    receipt,
    policy: defaultPolicy,
    deadline,
    log: jsonLog,
  }
  return {
    desk: {
      outbox,
      // Netlify's own limit (see sendMail.ts) stands in front; this one adds the hour, for each function.
      limiter: createLimiter(rates),
      hosts,
      site: { words, page: readPages(dist, readHeaderRules(join(dist, '_headers'))) },
      log: jsonLog,
    },
    outbox,
    purgeAfterDays,
    deliver: () => deliverAll(delivery),
  }
}

async function deliverAll(delivery: Delivery): Promise<void> {
  const start = Date.now()
  try {
    while (Date.now() - start < lastStart && (await deliverNext(delivery))) {
      // One after the other: two functions at once are kept apart by the leases.
    }
  } catch (error) {
    delivery.log('error', { event: 'outbox-fault', fault: faultCodes(error) })
  }
}

// Functions have no disk. Until SMTP_URL is set, inquiries wait in the store and the alarm says so.
const keep: Send = () =>
  Promise.reject(Object.assign(new Error('SMTP_URL is not set'), { code: 'ECONFIG' }))
