import { onTestFinished } from 'vitest'
import type { Alarm } from '../../../contact/delivery/alarm.ts'
import { createIncidents } from '../../../contact/delivery/incidents.ts'
import type { Log } from '../../../contact/log.ts'
import type { SqliteOutbox } from '../../../contact/sqlite/SqliteOutbox.ts'
import { startHousekeeping } from '../../../server/housekeeping.ts'
import { temporary } from './config.ts'

/** Starts the server's housekeeping of a store, with an empty Maildir; it stops with the test. */
export function startTestHousekeeping(outbox: SqliteOutbox, log: Log, alarm: Alarm): void {
  const housekeeping = startHousekeeping({
    outbox,
    log,
    alarm,
    incidents: createIncidents(log, alarm),
    maildir: temporary(),
    purgeAfterDays: 30,
    wake: () => {},
  })
  onTestFinished(() => housekeeping.stop())
}
