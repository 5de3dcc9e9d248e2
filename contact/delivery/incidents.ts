import type { Log, LogEvent } from '../log.ts'
import type { Alarm, Trouble } from './alarm.ts'

// How long one shows in the health address, in ms: a monitor that asks every few minutes sees it.
const shownFor = 60 * 60_000

/** What happened once and should be looked at by a person, although inquiries may get through. */
export interface Incidents {
  /**
   * Logs one, tells the webhook, and shows it in the health address for an hour.
   * @param text without personal data
   */
  report(trouble: Trouble, event: LogEvent, text: string): Promise<void>
  /** Whether one happened within the last hour. */
  any(): boolean
}

/** Makes a list of incidents. It counts by the steady clock: the time of day may be what is wrong. */
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
