import type { Log, LogEvent } from '../log.ts'
import type { Alarm, Trouble } from './alarm.ts'

// How long an incident fails the health check, in ms: a monitor polls every few minutes.
const shownFor = 60 * 60_000

/** One-time events that a person should look at, although inquiries may get through. */
export interface Incidents {
  /**
   * Logs an incident, notifies the webhook and fails the health check for an hour.
   * @param text without personal data
   */
  report(trouble: Trouble, event: LogEvent, text: string): Promise<void>
  any(): boolean
}

/** Uses the monotonic clock, because the wall clock may be what is wrong. */
export function createIncidents(log: Log, alarm?: Alarm): Incidents {
  let shownUntil = Number.NEGATIVE_INFINITY
  return {
    async report(trouble, event, text) {
      log('error', event)
      shownUntil = performance.now() + shownFor
      await alarm?.raise(trouble, text, Date.now())
    },
    any: () => performance.now() < shownUntil,
  }
}
