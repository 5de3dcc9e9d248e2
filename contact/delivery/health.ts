import type { Log } from '../log.ts'
import type { Condition, Outbox } from '../outbox.ts'
import type { Alarm } from './alarm.ts'
import { faultCodes } from './faults.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** An inquiry undelivered for longer (ms) raises the alarm (docs/operations.md, 'Health and alarm'). */
const tooOld = hour

/** Whether the store is writable and inquiries get through. @param now in ms since 1970 */
export async function isHealthy(outbox: Outbox, now: number): Promise<boolean> {
  try {
    return complaints(await outbox.probe(), now) === null
  } catch {
    return false
  }
}

/** Delivered inquiries settled before this time are purged. @param now in ms since 1970 */
export function purgeBefore(purgeAfterDays: number, now: number): number {
  return now - purgeAfterDays * day
}

/**
 * Raises the alarm when an inquiry is undelivered for an hour or dead without acknowledgement, when the
 * settings are wrong or the store is broken; clears it afterwards.
 * @param now in ms since 1970
 * @param alarm without it, only the log and the health check report the trouble
 * @returns whether the store works
 */
export async function raiseAlarm(
  outbox: Outbox,
  log: Log,
  now: number,
  alarm?: Alarm,
): Promise<boolean> {
  let condition: Condition
  try {
    condition = await outbox.probe()
  } catch (error) {
    log('error', { event: 'alarm', store: 'broken', fault: faultCodes(error) })
    await alarm?.raise('delivery', storeBroken, now)
    return false
  }
  const wrong = complaints(condition, now)
  if (wrong) {
    log('error', { event: 'alarm', ...wrong })
    await alarm?.raise('delivery', sentence(wrong), now)
  } else {
    await alarm?.clear('delivery', 'Inquiries get through again.')
  }
  return true
}

const storeBroken =
  'The inquiry store is not writable; visitors are asked to try again. ' +
  "See docs/operations.md, 'When something is wrong'."

interface Complaints {
  undeliveredMinutes: number
  dead: number
  misconfigured: boolean
}

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
    `Inquiries do not get through: the oldest has waited ${undeliveredMinutes} minutes; dead: ${dead}.`,
    ...(misconfigured ? ['The settings or the disk are wrong.'] : []),
    "See docs/operations.md, 'When something is wrong'.",
  ].join(' ')
}
