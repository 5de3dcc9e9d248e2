import type { Log } from './log.ts'
import type { Outbox } from './outbox.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Undelivered for longer than this, in ms, means that nobody hears of inquiries (docs/operations.md, 'Health and alarm'). */
const tooOld = hour

/** How long, in ms, a given-up inquiry keeps the health address at "not ok": long enough to be seen. */
const deadShows = day

/** Whether the store takes writes and mail gets through. @param now the time, in ms since 1970 */
export async function isHealthy(outbox: Outbox, now: number): Promise<boolean> {
  try {
    return (await oldestAge(outbox, now)) <= tooOld
  } catch {
    return false
  }
}

/**
 * Removes delivered inquiries that are old, and raises the alarm in the log when one could not be delivered
 * for an hour.
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
  const age = await oldestAge(outbox, now)
  if (age > tooOld) log('error', { event: 'alarm', undeliveredMinutes: Math.floor(age / 60_000) })
}

async function oldestAge(outbox: Outbox, now: number): Promise<number> {
  const oldest = await outbox.probe(now - deadShows)
  return oldest === null ? 0 : now - oldest
}
