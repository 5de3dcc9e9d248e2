import type { Alarm } from './alarm.ts'
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
 * Raises the alarm when an inquiry could not be delivered for an hour, when one is dead and nobody dealt with it,
 * when our own settings are wrong or the store is broken; then removes delivered inquiries that are old.
 * @param purgeAfterDays how many days after its delivery an inquiry is removed
 * @param now the time, in ms since 1970
 * @param alarm tells the firm by a second way; without it, only the log and the health address do
 * @throws Error when the store is broken
 */
export async function runMaintenance(
  outbox: Outbox,
  log: Log,
  purgeAfterDays: number,
  now: number,
  alarm?: Alarm,
): Promise<void> {
  await raiseAlarm(outbox, log, now, alarm)
  const removed = await outbox.purge(purgeBefore(purgeAfterDays, now))
  if (removed > 0) log('info', { event: 'purged', removed })
}

/** Before which time (ms since 1970) delivered inquiries are old. @param now in ms since 1970 */
export function purgeBefore(purgeAfterDays: number, now: number): number {
  return now - purgeAfterDays * day
}

async function raiseAlarm(outbox: Outbox, log: Log, now: number, alarm?: Alarm): Promise<void> {
  let condition: Condition
  try {
    condition = await outbox.probe()
  } catch (error) {
    await alarm?.('The store of inquiries takes no writes; visitors are told to try again.', now)
    throw error
  }
  const wrong = complaints(condition, now)
  if (!wrong) return
  log('error', { event: 'alarm', ...wrong })
  await alarm?.(sentence(wrong), now)
}

interface Complaints {
  undeliveredMinutes: number
  dead: number
  misconfigured: boolean
}

// What is wrong; null when nothing is.
function complaints(
  { oldestPending, dead, misconfigured }: Condition,
  now: number,
): (Complaints & Record<string, number | boolean>) | null {
  const age = oldestPending === null ? 0 : now - oldestPending
  if (age <= tooOld && dead === 0 && !misconfigured) return null
  return { undeliveredMinutes: Math.floor(age / 60_000), dead, misconfigured }
}

function sentence({ undeliveredMinutes, dead, misconfigured }: Complaints): string {
  return [
    `Inquiries do not get through: the oldest waits for ${undeliveredMinutes} minutes, ${dead} given up.`,
    ...(misconfigured ? ['The settings or the disk are at fault.'] : []),
    "See docs/operations.md, 'Health and alarm'.",
  ].join(' ')
}
