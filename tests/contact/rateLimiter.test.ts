import { describe, expect, it } from 'vitest'
import { createRateLimiter, type Rates } from '../../contact/limits/rateLimiter.ts'
import { senderOf } from '../../contact/limits/sender.ts'

const minute = 60_000
const rates: Rates = { perMinute: 10, perHour: 60, perMinuteInAll: 3, perHourInAll: 5 }

function limiter(changes: Partial<Rates> = {}, maxKeys?: number) {
  const made = createRateLimiter({ ...rates, ...changes }, maxKeys)
  return {
    ...made,
    take: (name: string, now: number) => made.take(sender(name), now),
    wait: (name: string, now: number) => made.take(sender(name), now).seconds,
    giveBack: (name: string, now: number) => made.giveBack(sender(name), now),
  }
}

const sender = (name: string) => ({ address: name, network: name })

describe('rate limit per address', () => {
  it('allows ten a minute, says how long to wait, and allows again', () => {
    const { wait } = limiter()
    for (let i = 0; i < 10; i += 1) expect(wait('a', i * 1000)).toBe(0)
    expect(wait('a', 10_000)).toBe(50)
    expect(wait('b', 10_000)).toBe(0)
    expect(wait('a', minute)).toBe(0)
  })

  it('allows sixty an hour', () => {
    const { wait } = limiter()
    for (let i = 0; i < 60; i += 1) expect(wait('a', i * 10_000)).toBe(0)
    expect(wait('a', 600_000)).toBe(3000)
    expect(wait('a', 60 * minute)).toBe(0)
  })

  it('counts refusals until it allows again', () => {
    const { take } = limiter({ perMinute: 1 })
    const refusals = [0, 1, 2, minute, minute + 1].map((now) => take('a', now).refusals)
    expect(refusals).toEqual([0, 1, 2, 0, 1])
  })

  it('makes nobody wait because the clock was set back', () => {
    const { wait } = limiter({ perMinute: 1 })
    expect(wait('a', 100 * minute)).toBe(0)
    expect(wait('a', 0)).toBe(0)
    expect(wait('a', 1)).toBe(60)
  })

  it('forgets what is given back', () => {
    const { wait, giveBack } = limiter({ perMinute: 1 })
    expect(wait('a', 0)).toBe(0)
    giveBack('b', 0)
    expect(wait('a', 1)).toBeGreaterThan(0)
    giveBack('a', 0)
    expect(wait('a', 2)).toBe(0)
  })

  it('holds a limited number of addresses', () => {
    const { wait } = limiter({ perMinute: 1, perHour: 1 }, 2)
    wait('a', 0)
    wait('b', 0)
    wait('c', 0)
    expect(wait('c', 1)).toBeGreaterThan(0)
    expect(wait('a', 1)).toBe(0)
  })
})

describe('rate limit of all addresses together', () => {
  it('has a limit per minute and per hour', () => {
    const { takeForAll } = limiter()
    const waits = [0, 0, 0, 1000, minute, minute, 2 * minute].map((now, index) =>
      takeForAll(sender(`${index}`), now),
    )
    expect(waits).toEqual([0, 0, 0, 59, 0, 0, 3480])
  })

  it('forgets what was not stored', () => {
    const { takeForAll, giveBackForAll } = limiter({ perMinuteInAll: 1 })
    const one = sender('one')
    expect(takeForAll(one, 0)).toBe(0)
    giveBackForAll(one, 0)
    expect([takeForAll(one, 1), takeForAll(one, 2)]).toEqual([0, 60])
  })

  it('reserves a third for networks without an inquiry within the hour', () => {
    const { takeForAll } = limiter({ perMinuteInAll: 30, perHourInAll: 200 })
    let now = 0
    const from = (name: string, times: number) =>
      Array.from({ length: times }, () => takeForAll(sender(name), now++)).filter(
        (wait) => wait === 0,
      ).length
    expect(from('flood', 60)).toBe(21)
    expect(from('honest', 1)).toBe(1)
    expect(from('others', 60)).toBe(1)
  })
})

describe('the sender of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['', '', ''],
  ])('%s is %s in %s', (ip, address, network) => {
    expect(senderOf(ip)).toEqual({ address, network })
  })
})
