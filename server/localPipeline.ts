import { join } from 'node:path'
import type { AnswerPages } from '../contact/answers/respond.ts'
import { webhookAlarm } from '../contact/delivery/alarm.ts'
import { type Delivery, defaultConfirmation, defaultDeadline } from '../contact/delivery/deliver.ts'
import { defaultPolicy, faultCodes } from '../contact/delivery/faults.ts'
import { isHealthy } from '../contact/delivery/health.ts'
import { createIncidents, type Incidents } from '../contact/delivery/incidents.ts'
import { maildirSend, makeMaildir } from '../contact/delivery/maildir.ts'
import { smtpSend } from '../contact/delivery/send.ts'
import { startWorker } from '../contact/delivery/worker.ts'
import type { HandlerDependencies } from '../contact/handle.ts'
import { createRateLimiter } from '../contact/limits/rateLimiter.ts'
import { countRefusals } from '../contact/limits/refusalLog.ts'
import { jsonLog, type Log } from '../contact/log.ts'
import { defaultLease, type LocalOutbox } from '../contact/outbox.ts'
import type { StoreWatch } from '../contact/sqlite/carryOver.ts'
import { SqliteOutbox } from '../contact/sqlite/SqliteOutbox.ts'
import type { ServerConfig } from './config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { type Counters, countEvents, createCounters } from './metrics.ts'

/** What tests and benchmarks override. */
export type Overrides = Partial<
  Pick<Delivery, 'send' | 'policy' | 'deadline' | 'confirmation' | 'slow' | 'log'> &
    Pick<HandlerDependencies, 'limiter'> & { lease: number; workers: number }
>

/** The inquiry pipeline of the single server: outbox, worker and housekeeping. */
export interface LocalPipeline {
  dependencies: HandlerDependencies
  outbox: LocalOutbox
  counters: Counters
  /** Whether inquiries get through and there was no incident within the last hour. */
  isHealthy(): Promise<boolean>
  /** Waits up to `grace` ms for running sends, then closes the store. */
  close(grace?: number): Promise<void>
}

/**
 * Opens the outbox in DATA_DIR and starts delivering.
 * @param page returns the page that answers are written into
 * @throws Error when the outbox cannot be opened or the Maildir is not writable
 */
export function openLocalPipeline(
  config: ServerConfig,
  page: AnswerPages['page'],
  over: Overrides = {},
): LocalPipeline {
  const { office, receipt, words, rates, hosts, purgeAfterDays } = config
  const counters = createCounters()
  const plainLog = over.log ?? jsonLog
  const log = countEvents(counters, plainLog)
  if (!config.smtpUrl) openMaildir(config)
  const alarm = config.alarmUrl ? webhookAlarm(config.alarmUrl, log) : undefined
  const incidents = createIncidents(log, alarm)
  const watch = watchStore(log, incidents)
  const outbox = new SqliteOutbox(outboxPath(config), over.lease ?? defaultLease, watch)
  const delivery = {
    outbox,
    send: over.send ?? (config.smtpUrl ? smtpSend(config.smtpUrl) : maildirSend(mailPath(config))),
    office,
    receipt,
    policy: over.policy ?? defaultPolicy,
    deadline: over.deadline ?? defaultDeadline,
    confirmation: over.confirmation ?? defaultConfirmation,
    ...(over.slow && { slow: over.slow }),
    log,
  }
  const worker = startWorker(delivery, over.workers)
  const housekeeping = startHousekeeping({
    outbox,
    log,
    alarm,
    incidents,
    maildir: mailPath(config),
    purgeAfterDays,
    wake: worker.wake,
  })
  return {
    dependencies: {
      outbox,
      limiter: over.limiter ?? createRateLimiter(rates),
      hosts,
      answerPages: { page, words },
      log: countEvents(counters, countRefusals(plainLog)),
      onStored: worker.wake,
    },
    outbox,
    counters,
    isHealthy: async () => !incidents.any() && isHealthy(outbox, Date.now()),
    async close(grace) {
      housekeeping.stop()
      await worker.stop(grace)
      await outbox.close()
    },
  }
}

function watchStore(log: Log, incidents: Incidents): StoreWatch {
  return {
    damaged: ({ message }) => log('error', { event: 'store-damaged', text: message }),
    replaced: (inquiries) => {
      const text =
        `The inquiry store was removed or replaced while the server was running; ${inquiries} inquiries were restored ` +
        "to the new one. See docs/operations.md, 'When something is wrong'."
      void incidents.report('store', { event: 'store-replaced', inquiries }, text)
    },
  }
}

// At the start, when somebody is looking, not with the first mail.
function openMaildir(config: ServerConfig): void {
  try {
    makeMaildir(mailPath(config))
  } catch (error) {
    if (!config.mailDir) throw error
    throw new Error(
      `MAIL_DIR is not a writable folder (${faultCodes(error)} at ${config.mailDir}); ` +
        'set it to a writable folder, or set SMTP_URL to the mail server',
      { cause: error },
    )
  }
}

export function outboxPath({ dataDir }: ServerConfig): string {
  return join(dataDir, 'outbox.sqlite')
}

/** The Maildir for mails when SMTP_URL is not set. */
export function mailPath({ dataDir, mailDir }: ServerConfig): string {
  return mailDir ?? join(dataDir, 'mail')
}
