import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countRefusals } from '../../contact/limits/refusalLog.ts'
import { memoryLog } from './support/config.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes the first refusal of a status at once, and the number of repeats once a minute', () => {
  const { log, events } = memoryLog()
  const counted = countRefusals(log)
  const refuse = (status: number, times: number) => {
    for (let i = 0; i < times; i += 1) counted('warn', { event: 'refused', status })
  }
  refuse(429, 44_522)
  refuse(413, 1)
  const first = { level: 'warn', event: 'refused' }
  expect(events).toEqual([
    { ...first, status: 429 },
    { ...first, status: 413 },
  ])
  vi.advanceTimersByTime(60_000)
  expect(events.slice(2)).toEqual([{ ...first, status: 429, more: 44_521, seconds: 60 }])
  refuse(429, 3)
  refuse(413, 1)
  expect(events.slice(3)).toEqual([{ ...first, status: 413 }])
  vi.advanceTimersByTime(60_000)
  expect(events.slice(4)).toEqual([{ ...first, status: 429, more: 3, seconds: 60 }])
  vi.advanceTimersByTime(120_000)
  refuse(429, 1)
  expect(events.slice(5)).toEqual([{ ...first, status: 429 }])
})

it('counts filled honeypots', () => {
  const { log, events } = memoryLog()
  const count = countRefusals(log)
  for (let i = 0; i < 5; i += 1) count('info', { event: 'honeypot' })
  vi.advanceTimersByTime(60_000)
  const honeypot = { level: 'info', event: 'honeypot' }
  expect(events).toEqual([honeypot, { ...honeypot, more: 4, seconds: 60 }])
})

it('writes other events unchanged', () => {
  const { log, events } = memoryLog()
  const counted = countRefusals(log)
  counted('info', { event: 'accepted', id: '1' })
  counted('info', { event: 'accepted', id: '2' })
  expect(events).toHaveLength(2)
})
