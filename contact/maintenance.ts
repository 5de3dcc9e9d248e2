import type { Log } from './log.ts'
import type { Condition, Outbox } from './outbox.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Undelivered for longer than this, in ms, means that nobody hears of inquiries (docs/operations.md, 'Health and alarm'). */
const tooOld = hour

/** Whether the store takes writes and nothing keeps inquiries from the firm. @param now the time, in ms since 1970 */
export async function isHealthy(outbox: Outbox, now: number): Promise<boolean> {
  try {
    return complaints(await outbox.probe(), now) === null
  } catch {
    return false
  }
}

/**
 * Removes delivered inquiries that are old, and raises the alarm in the log when one could not be delivered
 * for an hour, when one is dead and nobody dealt with it, or when our own settings are wrong.
 * @param purgeAfterDays how many days after its delivery an inquiry is removed
 * @param now the time, in ms since 1970
 * @throws Error when the store is broken
 */
export async function runMaintenance(
  outbox: Outbox,
  log: Log,
  purgeAfterDays: number,
  now: number,
): Promise<void> {
  const removed = await outbox.purge(now - purgeAfterDays * day)
  if (removed > 0) log('info', { event: 'purged', removed })
  const wrong = complaints(await outbox.probe(), now)
  if (wrong) log('error', { event: 'alarm', ...wrong })
}

// What is wrong, for the log; null when nothing is.
function complaints({ oldestPending, dead, misconfigured }: Condition, now: number) {
  const age = oldestPending === null ? 0 : now - oldestPending
  if (age <= tooOld && dead === 0 && !misconfigured) return null
  return { undeliveredMinutes: Math.floor(age / 60_000), dead, misconfigured }
}
