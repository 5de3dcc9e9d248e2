import { longestWait } from '../delivery/faults.ts'
import type { ClockLook, ClockReading } from '../outbox.ts'
import type { Connection } from './connection.ts'

// What the wall clock may differ from the steady one, in ms, without anybody being told.
const tolerance = 60_000
// How much of the time that the server was off counts towards removal, in ms. A wrong clock at the start looks the
// same as a long pause.
const longestPause = 24 * 60 * 60_000

/**
 * Looks at the wall clock and sets right what a step of it would delay or remove; to be called in a transaction.
 * @param now the wall clock, in ms since 1970
 * @param last when this process last looked; null for its first look, which goes by what the store remembers
 * @param lease how long a lease holds, in ms
 */
export function followClock(
  { run }: Connection,
  now: number,
  last: ClockReading | null,
  lease: number,
): ClockLook {
  const before = run.readClock.get() ?? { retention: now, wall: now }
  // What another process counted already does not count again.
  const uncounted = now - Number(before.wall)
  const walked = last ? now - last.wall : uncounted
  const passed = last ? last.elapsed : Math.min(Math.max(walked, 0), longestPause)
  const difference = walked - passed
  const step = Math.abs(difference) > tolerance ? Math.round(difference) : 0
  const agreed = Math.max(0, Math.min(walked, passed, uncounted))
  const retention = Math.round(Number(before.retention) + agreed)
  run.writeClock.run({ retention, wall: now })
  // A pause is no time of trying: none of it counts towards giving up.
  const pause = last ? step : Math.round(walked)
  const isSet = step !== 0 || Math.abs(pause) > tolerance
  const shifted = isSet ? Number(run.shiftWaits.run({ now, step, pause, lease }).changes) : 0
  const capped = Number(run.capWaits.run({ now, lease, longest: longestWait }).changes)
  return { retention, step, moved: Math.max(step === 0 ? 0 : shifted, capped) }
}
