import { expect, test } from 'vitest'
import { digits, hands, isOpen, timeThere } from './time.ts'

const nine = { hours: 9, minutes: 0 }

test('the time elsewhere follows the distance to UTC, over midnight too', () => {
  const there = [8, 5.5, 1, -3, -6].map((offset) => digits(timeThere(nine, 9, offset)))
  expect(there).toEqual(['08:00', '05:30', '01:00', '21:00', '18:00'])
})

test('the hour hand moves on between the hours', () => {
  expect(hands({ hours: 17, minutes: 30 })).toEqual({ hour: 165, minute: 180 })
})

test('offices open at nine and close at six, and not at weekends', () => {
  const open = [8, 9, 17, 18].map((hours) => isOpen({ hours, minutes: 59 }))
  expect(open).toEqual([false, true, true, false])
  expect(isOpen({ ...nine, weekend: true })).toBe(false)
})
