import type { Alarm } from '../contact/delivery/alarm.ts'
import { faultCodes } from '../contact/delivery/faults.ts'
import { purgeBefore, raiseAlarm } from '../contact/delivery/health.ts'
import type { Incidents } from '../contact/delivery/incidents.ts'
import { purgeMaildir, unreadMails } from '../contact/delivery/maildir.ts'
import type { Log } from '../contact/log.ts'
import type { LocalOutbox } from '../contact/outbox.ts'

export interface Housekeeping {
  outbox: LocalOutbox
  log: Log
  alarm: Alarm | undefined
  incidents: Incidents
  /** The Maildir where mails are, or were, filed. */
  maildir: string
  purgeAfterDays: number
  /** Starts sending due inquiries. */
  wake(): void
}

const maintainEvery = 10 * 60_000
const lookEvery = 10_000
// Difference between wall clock and monotonic clock, in ms, that counts as a clock change.
const tolerance = 60_000

/**
 * Starts the periodic tasks: following the clock, raising alarms and purging. A failing task does not stop
 * the others.
 * @returns stops the tasks
 */
export function startHousekeeping(housekeeping: Housekeeping): { stop(): void } {
  const { outbox, log, alarm, incidents, maildir, purgeAfterDays, wake } = housekeeping
  let last: { wall: number; steady: number } | undefined
  let retention: number | undefined
  let following: Promise<void> | undefined

  // One at a time: each needs the previous reading.
  const followClock = () => {
    following ??= lookAtClock().finally(() => {
      following = undefined
    })
    return following
  }

  async function lookAtClock(): Promise<void> {
    const now = { wall: Date.now(), steady: performance.now() }
    const reading = last && { wall: last.wall, elapsed: now.steady - last.steady }
    const found = await outbox.followClock(now.wall, reading ?? null)
    last = now
    retention = found.retention
    if (found.moved > 0) wake()
    if (found.step === 0 && found.moved === 0) return
    const event = { event: 'clock-moved', seconds: found.step / 1000, inquiries: found.moved }
    if (found.step === 0) log('warn', event)
    else await incidents.report('clock', event, clockSentence(found.step))
  }

  async function removeOld(): Promise<void> {
    if (retention === undefined) return
    const before = purgeBefore(purgeAfterDays, retention)
    await outbox.keepUnread(await unreadMails(maildir))
    // Files first: a leftover record finds them again.
    await purgeMaildir(maildir, new Set(await outbox.removable(before)), before)
    const removed = await outbox.purge(before)
    if (removed > 0) log('info', { event: 'purged', removed })
  }

  const attempt = async (task: () => Promise<unknown>) => {
    try {
      await task()
    } catch (error) {
      log('error', { event: 'outbox-fault', fault: faultCodes(error) })
    }
  }

  async function maintain(): Promise<void> {
    await attempt(followClock)
    await attempt(() => raiseAlarm(outbox, log, Date.now(), alarm))
    await attempt(removeOld)
  }

  async function look(): Promise<void> {
    if (!last) return
    const gap = Date.now() - last.wall - (performance.now() - last.steady)
    if (Math.abs(gap) > tolerance) await attempt(followClock)
  }

  void maintain()
  const timers = [setInterval(maintain, maintainEvery), setInterval(look, lookEvery)]
  return { stop: () => timers.forEach(clearInterval) }
}

function clockSentence(step: number): string {
  const hours = Math.round(Math.abs(step) / 360_000) / 10
  return (
    `The server's clock was set ${step > 0 ? 'ahead' : 'back'} by ${hours} hours, or the server was off that long. ` +
    "No inquiry is lost. See docs/operations.md, 'When something is wrong'."
  )
}
