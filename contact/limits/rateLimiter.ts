import { createWindow, type Limits, type Window } from './rateWindow.ts'
import { createRefusedOften, type RefusedOften } from './refusedOften.ts'
import type { Sender } from './sender.ts'

/** How many submissions one address may make, and how many inquiries are stored in all. */
export interface Rates {
  perMinute: number
  perHour: number
  perMinuteInAll: number
  perHourInAll: number
}

export interface Wait {
  /** Seconds to wait; 0 when the submission is allowed. */
  seconds: number
  /** Refused submissions of the address since the last allowed one, including this one. */
  refusals: number
}

/** Counts submissions. Times in ms since 1970. */
export interface RateLimiter {
  /** Counts a submission, before its body is read. */
  take(sender: Sender, now: number): Wait
  /** Takes back a submission that `take` allowed and that should not count. */
  giveBack(sender: Sender, time: number): void
  /**
   * Counts an inquiry that is about to be stored.
   * @returns 0 when it is allowed, else the seconds to wait
   */
  takeForAll(sender: Sender, now: number): number
  /** Takes back an inquiry that `takeForAll` allowed but that was not stored. */
  giveBackForAll(sender: Sender, time: number): void
  refusedOften: RefusedOften
}

/** Allows everything, for tests and benchmarks. */
export const unlimited: RateLimiter = {
  take: () => ({ seconds: 0, refusals: 0 }),
  giveBack: () => {},
  takeForAll: () => 0,
  giveBackForAll: () => {},
  refusedOften: { note: () => {}, wait: () => 0 },
}

// A whole network may send this many times as much as one address.
const networkFactor = 2
// Share of the total limit for networks that sent an inquiry within the last hour. The rest is reserved for
// new ones, so that nobody can block the form for everybody.
const knownShare = 2 / 3
const hour = 60 * 60_000

interface Known {
  window: Window
  refusals: number
  storedAt: number
}

/**
 * Remembers one hour, in memory only: a restart resets it.
 * @param maxKeys how many addresses and networks it holds; then the least recently used is dropped, so that
 *   a flood from many addresses cannot fill the memory
 */
export function createRateLimiter(rates: Rates, maxKeys = 20_000): RateLimiter {
  const own: Limits = { perMinute: rates.perMinute, perHour: rates.perHour }
  const inAll: Limits = { perMinute: rates.perMinuteInAll, perHour: rates.perHourInAll }
  const all = createWindow(inAll)
  const ofKnown = createWindow(times(inAll, knownShare))
  const seen = new Map<string, Known>()

  function look(key: string, limits: Limits): Known {
    const known = seen.get(key) ?? {
      window: createWindow(limits),
      refusals: 0,
      storedAt: Number.NEGATIVE_INFINITY,
    }
    // Delete and set again, which keeps the map in order of last use.
    seen.delete(key)
    seen.set(key, known)
    const oldest = seen.keys().next()
    if (seen.size > maxKeys && !oldest.done) seen.delete(oldest.value)
    return known
  }

  function count(known: Known, now: number): number {
    const seconds = known.window.take(now)
    known.refusals = seconds === 0 ? 0 : known.refusals + 1
    return seconds
  }

  return {
    take({ address, network }, now) {
      const one = look(address, own)
      const seconds = count(one, now)
      if (network === address || seconds > 0) return { seconds, refusals: one.refusals }
      const whole = look(network, times(own, networkFactor))
      const wait = count(whole, now)
      if (wait > 0) one.window.giveBack(now)
      return { seconds: wait, refusals: whole.refusals }
    },
    giveBack({ address, network }, time) {
      for (const key of new Set([address, network])) seen.get(key)?.window.giveBack(time)
    },
    takeForAll({ address, network }, now) {
      const known = look(network, network === address ? own : times(own, networkFactor))
      const again = now - known.storedAt < hour
      const seconds = again ? ofKnown.take(now) : 0
      if (seconds > 0) return seconds
      const wait = all.take(now)
      if (wait > 0 && again) ofKnown.giveBack(now)
      if (wait === 0) known.storedAt = now
      return wait
    },
    giveBackForAll(_sender, time) {
      all.giveBack(time)
      ofKnown.giveBack(time)
    },
    refusedOften: createRefusedOften(),
  }
}

function times({ perMinute, perHour }: Limits, factor: number): Limits {
  return { perMinute: Math.ceil(perMinute * factor), perHour: Math.ceil(perHour * factor) }
}
