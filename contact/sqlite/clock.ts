import { longestWait } from '../delivery/faults.ts'
import type { ClockLook, ClockReading } from '../outbox.ts'
import type { Connection } from './connection.ts'

// Difference between wall clock and monotonic clock, in ms, that is ignored.
const tolerance = 60_000
// How much downtime counts towards retention, in ms. A wrong clock at the start looks like a long downtime.
const longestPause = 24 * 60 * 60_000

/**
 * Reads the wall clock and corrects the times that a jump would distort; call it in a transaction.
 * @param now the wall clock, in ms since 1970
 * @param last this process's previous reading; null for its first, which uses the one in the store
 * @param lease duration of a lease in ms
 */
export function followClock(
  { run }: Connection,
  now: number,
  last: ClockReading | null,
  lease: number,
): ClockLook {
  const before = run.readClock.get() ?? { retention: now, wall: now }
  // Time that another process counted already.
  const uncounted = now - Number(before.wall)
  const walked = last ? now - last.wall : uncounted
  const passed = last ? last.elapsed : Math.min(Math.max(walked, 0), longestPause)
  const difference = walked - passed
  const step = Math.abs(difference) > tolerance ? Math.round(difference) : 0
  const agreed = Math.max(0, Math.min(walked, passed, uncounted))
  const retention = Math.round(Number(before.retention) + agreed)
  run.writeClock.run({ retention, wall: now })
  // Downtime does not count towards giving up.
  const pause = last ? step : Math.round(walked)
  const isSet = step !== 0 || Math.abs(pause) > tolerance
  const shifted = isSet ? Number(run.shiftWaits.run({ now, step, pause, lease }).changes) : 0
  const capped = Number(run.capWaits.run({ now, lease, longest: longestWait }).changes)
  return { retention, step, moved: Math.max(step === 0 ? 0 : shifted, capped) }
}
