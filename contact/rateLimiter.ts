import { createWindow, type Limits } from './rateWindow.ts'

/** How many submissions one address may make, and how many inquiries are stored, whoever sends them. */
export interface Rates {
  perMinute: number
  perHour: number
  perMinuteInAll: number
  perHourInAll: number
}

/** What an address that is over its limit is told. */
export interface Wait {
  /** Seconds to wait; 0 when the submission is allowed. */
  seconds: number
  /** How many submissions of the address were refused since the last that was allowed, this one included. */
  refusals: number
}

/** Counts submissions. All times are in ms since 1970. */
export interface RateLimiter {
  /**
   * Counts a submission of one address, before anything of it is read.
   * @param key whose it is: see `addressKey`
   */
  take(key: string, now: number): Wait
  /** Forgets one that `take` allowed at a time: it was nobody's who is to be limited. */
  giveBack(key: string, time: number): void
  /**
   * Counts an inquiry that is about to be stored, whoever sent it.
   * @returns 0 when it is allowed, else the seconds to wait
   */
  takeForAll(now: number): number
  /** Forgets one that `takeForAll` allowed at a time: it was not stored. */
  giveBackForAll(time: number): void
}

/** A limiter that allows everything, for tests and measurements. */
export const unlimited: RateLimiter = {
  take: () => ({ seconds: 0, refusals: 0 }),
  giveBack: () => {},
  takeForAll: () => 0,
  giveBackForAll: () => {},
}

/**
 * Makes a limiter that remembers one hour in memory: a restart forgives.
 * @param maxKeys how many addresses it holds; beyond that the longest silent is forgotten, so that a flood
 *   from many addresses cannot fill the memory
 */
export function createRateLimiter(rates: Rates, maxKeys = 20_000): RateLimiter {
  const own: Limits = { perMinute: rates.perMinute, perHour: rates.perHour }
  const all = createWindow({ perMinute: rates.perMinuteInAll, perHour: rates.perHourInAll })
  const seen = new Map<string, { window: ReturnType<typeof createWindow>; refusals: number }>()
  return {
    take(key, now) {
      const known = seen.get(key) ?? { window: createWindow(own), refusals: 0 }
      // Deleting first moves the key to the end, which keeps the map in order of last use.
      seen.delete(key)
      seen.set(key, known)
      const oldest = seen.keys().next()
      if (seen.size > maxKeys && !oldest.done) seen.delete(oldest.value)
      const seconds = known.window.take(now)
      known.refusals = seconds === 0 ? 0 : known.refusals + 1
      return { seconds, refusals: known.refusals }
    },
    giveBack: (key, time) => seen.get(key)?.window.giveBack(time),
    takeForAll: all.take,
    giveBackForAll: all.giveBack,
  }
}
