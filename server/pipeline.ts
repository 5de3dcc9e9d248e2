import { join } from 'node:path'
import { type Delivery, defaultDeadline } from '../contact/deliver.ts'
import { makeDirectory } from '../contact/directory.ts'
import { defaultPolicy, faultCodes } from '../contact/faults.ts'
import type { Desk } from '../contact/handle.ts'
import { createLimiter } from '../contact/limits.ts'
import { jsonLog } from '../contact/log.ts'
import { defaultLease, type LocalOutbox } from '../contact/outbox.ts'
import type { Site } from '../contact/respond.ts'
import { maildirSend, smtpSend } from '../contact/send.ts'
import { SqliteOutbox } from '../contact/sqlite/outbox.ts'
import { keepHouse } from '../contact/watch.ts'
import { startWorker } from '../contact/worker.ts'
import type { Config } from './config.ts'

/** What tests and measurements set differently from the defaults. */
export type Overrides = Partial<
  Pick<Delivery, 'send' | 'policy' | 'deadline' | 'log'> &
    Pick<Desk, 'limiter'> & { lease: number; lanes: number }
>

/** The inquiry pipeline of one machine: outbox, worker and all. */
export interface Pipeline {
  desk: Desk
  outbox: LocalOutbox
  /** Lets sends under way finish for at most `grace` ms, then closes the store. */
  close(grace?: number): Promise<void>
}

const keepHouseEvery = 10 * 60_000

/**
 * Takes the configuration, where answer pages come from, and overrides; opens the outbox under DATA_DIR and
 * starts delivering. Throws when the outbox cannot be opened.
 */
export function openPipeline(config: Config, page: Site['page'], over: Overrides = {}): Pipeline {
  const { office, receipt, words, rates, hosts, purgeAfterDays } = config
  const log = over.log ?? jsonLog
  makeDirectory(config.dataDir)
  const outbox = new SqliteOutbox(outboxPath(config), over.lease ?? defaultLease)
  const delivery = {
    outbox,
    send: over.send ?? (config.smtpUrl ? smtpSend(config.smtpUrl) : maildirSend(mailPath(config))),
    office,
    receipt,
    policy: over.policy ?? defaultPolicy,
    deadline: over.deadline ?? defaultDeadline,
    log,
  }
  const worker = startWorker(delivery, over.lanes)
  const tidy = () =>
    keepHouse(outbox, log, purgeAfterDays, Date.now()).catch((error: unknown) =>
      log('error', { event: 'outbox-fault', fault: faultCodes(error) }),
    )
  void tidy()
  const timer = setInterval(tidy, keepHouseEvery)
  return {
    desk: {
      outbox,
      limiter: over.limiter ?? createLimiter(rates),
      hosts,
      site: { page, words },
      log,
      onStored: worker.wake,
    },
    outbox,
    async close(grace) {
      clearInterval(timer)
      await worker.stop(grace)
      await outbox.close()
    },
  }
}

/** Takes the configuration; returns the path of the outbox's file. */
export function outboxPath({ dataDir }: Config): string {
  return join(dataDir, 'outbox.sqlite')
}

/** Takes the configuration; returns the Maildir that mails go to when there is no SMTP_URL. */
export function mailPath({ dataDir }: Config): string {
  return join(dataDir, 'mail')
}
