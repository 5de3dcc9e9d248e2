import { join } from 'node:path'
import { BlobsOutbox } from '../contact/blobs/BlobsOutbox.ts'
import { type Alarm, webhookAlarm } from '../contact/delivery/alarm.ts'
import { type Delivery, deliverNext } from '../contact/delivery/deliver.ts'
import { defaultPolicy, faultCodes } from '../contact/delivery/faults.ts'
import { isSharedFault } from '../contact/delivery/retryTrigger.ts'
import { type Send, smtpSend } from '../contact/delivery/send.ts'
import type { HandlerDependencies } from '../contact/handle.ts'
import { createRateLimiter } from '../contact/limits/rateLimiter.ts'
import { countRefusals } from '../contact/limits/refusalLog.ts'
import { jsonLog } from '../contact/log.ts'
import { readContactConfig } from '../hosting/contactConfig.ts'
import { openContactPages } from '../hosting/contactPages.ts'
import { alarmMemory } from './alarmMemory.ts'
import { openStore } from './blobStore.ts'
import { sendBefore } from './sendBefore.ts'
import { siteHeaders, taskRoot } from './siteHeaders.ts'

export interface FunctionPipeline {
  dependencies: Omit<HandlerDependencies, 'onStored'>
  outbox: BlobsOutbox
  purgeAfterDays: number
  alarm: Alarm | undefined
  /**
   * Sends due inquiries until there are none or the function's time runs out. Never rejects.
   * @param begun when the function was called, in ms since 1970
   */
  deliver(begun: number): Promise<void>
}

// A scheduled function may run 30 seconds, others 60; the shorter limit is used for both. After the call (in
// ms), no inquiry is claimed later than `lastStart`, and no send, not even of an automatic answer, runs past
// `lastSend`. The rest is for storing the result and for a cold start.
const lastStart = 12_000
const lastSend = 24_000
const lease = 60_000
// A function cannot wait ten minutes for a confirmation, so after this many unconfirmed copies a person has
// to look.
const copies = 3

let opened: { context: string; pipeline: FunctionPipeline } | undefined

/**
 * The pipeline, created once per function instance.
 * @param context of the deploy: production, deploy-preview …
 * @throws Error with the remedy when the settings are wrong
 */
export function openFunctionPipeline(context: string): FunctionPipeline {
  if (opened?.context !== context) opened = { context, pipeline: create(context) }
  return opened.pipeline
}

function create(context: string): FunctionPipeline {
  const root = taskRoot()
  const config = readContactConfig(root, process.env)
  const { hosts, words, rates, office, receipt, purgeAfterDays, smtpUrl, alarmUrl } = config
  const dist = join(root, 'dist')
  const store = openStore(context)
  const outbox = new BlobsOutbox(store, lease)
  const delivery: Delivery = {
    outbox,
    send: smtpUrl ? smtpSend(smtpUrl) : keep,
    office,
    receipt,
    policy: { ...defaultPolicy, unconfirmed: copies },
    deadline: lastSend,
    log: jsonLog,
  }
  return {
    dependencies: {
      outbox,
      // Netlify's own limit (see sendMail.ts) comes first; this one adds the hourly limit, per instance.
      limiter: createRateLimiter(rates),
      hosts,
      answerPages: { words, page: openContactPages(dist, siteHeaders) },
      log: countRefusals(jsonLog),
    },
    outbox,
    purgeAfterDays,
    alarm: alarmUrl ? webhookAlarm(alarmUrl, jsonLog, alarmMemory(store)) : undefined,
    deliver: (begun) => deliverAll(delivery, outbox, begun),
  }
}

async function deliverAll(delivery: Delivery, outbox: BlobsOutbox, begun: number): Promise<void> {
  const bounded = { ...delivery, send: sendBefore(begun + lastSend, delivery.send) }
  try {
    let revived = false
    // One at a time; leases keep parallel functions apart.
    while (Date.now() - begun < lastStart) {
      const attempt = await deliverNext(bounded)
      if (!attempt) return
      const { claim, verdict } = attempt
      if (revived || verdict.state !== 'sent' || !isSharedFault(claim.fault)) continue
      // The mail server is back: retry now what would wait for hours.
      await outbox.retryAll(Date.now())
      revived = true
    }
  } catch (error) {
    delivery.log('error', { event: 'outbox-fault', fault: faultCodes(error) })
  }
}

// Functions have no disk. Until SMTP_URL is set, inquiries wait in the store and the alarm reports it.
const keep: Send = () =>
  Promise.reject(Object.assign(new Error('SMTP_URL is not set'), { code: 'ECONFIG' }))
