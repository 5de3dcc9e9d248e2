import type { Alarm } from '../contact/delivery/alarm.ts'
import { faultCodes } from '../contact/delivery/faults.ts'
import type { Incidents } from '../contact/delivery/incidents.ts'
import { purgeMaildir, unreadMails } from '../contact/delivery/maildir.ts'
import { purgeBefore, raiseAlarm } from '../contact/delivery/maintenance.ts'
import type { Log } from '../contact/log.ts'
import type { LocalOutbox } from '../contact/outbox.ts'

/** What the upkeep of a single server works on. */
export interface Upkeep {
  outbox: LocalOutbox
  log: Log
  alarm: Alarm | undefined
  incidents: Incidents
  /** The Maildir that mails are, or once were, filed in. */
  maildir: string
  purgeAfterDays: number
  /** Has due inquiries sent. */
  wake(): void
}

const maintainEvery = 10 * 60_000
const lookEvery = 10_000
// A wall clock that differs by more than this from the steady one, in ms, was set.
const tolerance = 60_000

/**
 * Starts what a server does besides answering and delivering: it follows the clock, raises the alarm, and removes what
 * is old. Each is tried whatever becomes of the others.
 * @returns the function that ends it
 */
export function startUpkeep(upkeep: Upkeep): { stop(): void } {
  const { outbox, log, alarm, incidents, maildir, purgeAfterDays, wake } = upkeep
  let last: { wall: number; steady: number } | undefined
  let retention: number | undefined
  let following: Promise<void> | undefined

  // One at a time: each goes by when the one before it looked.
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
    // Files first: a record that is left behind finds them again.
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
    `The server's clock was set ${step > 0 ? 'ahead' : 'back'} by ${hours} hours, or the server was off for as long. ` +
    "No inquiry is lost. See docs/operations.md, 'When something is wrong'."
  )
}
