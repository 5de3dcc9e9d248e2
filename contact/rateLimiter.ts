import { isIPv6 } from 'node:net'

const minute = 60_000
const hour = 60 * minute

/** How many submissions one address may make. */
export interface Rates {
  perMinute: number
  perHour: number
}

/**
 * Counts a submission.
 * @param key whose it is: see `addressKey`
 * @param now the time, in ms since 1970
 * @returns 0 when it is allowed, else the seconds to wait
 */
export type RateLimiter = (key: string, now: number) => number

/**
 * Makes a limiter that remembers one hour of allowed submissions per key, in memory: a restart forgives.
 * @param maxKeys how many addresses it holds; beyond that the longest silent is forgotten, so that a flood
 *   from many addresses cannot fill the memory
 */
export function createRateLimiter(rates: Rates, maxKeys = 20_000): RateLimiter {
  const seen = new Map<string, number[]>()
  return (key, now) => {
    const times = (seen.get(key) ?? []).filter((time) => time > now - hour)
    const wait = Math.max(
      waitFor(times, rates.perMinute, minute, now),
      waitFor(times, rates.perHour, hour, now),
    )
    if (wait === 0) times.push(now)
    // Deleting first moves the key to the end, which keeps the map in order of last use.
    seen.delete(key)
    seen.set(key, times)
    const oldest = seen.keys().next()
    if (seen.size > maxKeys && !oldest.done) seen.delete(oldest.value)
    return Math.ceil(wait / 1000)
  }
}

function waitFor(times: readonly number[], limit: number, span: number, now: number): number {
  const blocking = times.at(-limit)
  return blocking === undefined ? 0 : Math.max(0, blocking + span - now)
}

/**
 * What the limiter counts an IP address by: an IPv4 address itself, also when it is written inside IPv6,
 * and the /64 of an IPv6 address, which is what one household or office holds.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%', 1)[0] ?? address
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::', 2)
  const left = head.split(':').filter(Boolean)
  // '::' means as many zero groups as are missing; only the first four groups count.
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
