import { describe, expect, it } from 'vitest'
import { addressKey, createRateLimiter } from '../../contact/rateLimiter.ts'

const minute = 60_000

describe('rate limit', () => {
  it('allows ten a minute, says how long to wait, and allows again', () => {
    const limit = createRateLimiter({ perMinute: 10, perHour: 60 })
    for (let i = 0; i < 10; i += 1) expect(limit('a', i * 1000)).toBe(0)
    expect(limit('a', 10_000)).toBe(50)
    expect(limit('b', 10_000)).toBe(0)
    expect(limit('a', minute)).toBe(0)
  })

  it('allows sixty an hour', () => {
    const limit = createRateLimiter({ perMinute: 10, perHour: 60 })
    for (let i = 0; i < 60; i += 1) expect(limit('a', i * 10_000)).toBe(0)
    expect(limit('a', 600_000)).toBe(3000)
    expect(limit('a', 60 * minute)).toBe(0)
  })

  it('holds a bounded number of addresses', () => {
    const limit = createRateLimiter({ perMinute: 1, perHour: 1 }, 2)
    limit('a', 0)
    limit('b', 0)
    limit('c', 0)
    expect(limit('c', 1)).toBeGreaterThan(0)
    expect(limit('a', 1)).toBe(0)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
