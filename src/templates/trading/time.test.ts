import { expect, test } from 'vitest'
import { digits, hands, isOpen, timeThere } from './time.ts'

const nine = { hours: 9, minutes: 0 }

test('local time follows the UTC offset, across midnight too', () => {
  const there = [8, 5.5, 1, -3, -6].map((offset) => digits(timeThere(nine, 9, offset)))
  expect(there).toEqual(['08:00', '05:30', '01:00', '21:00', '18:00'])
})

test('the hour hand moves between the hours', () => {
  expect(hands({ hours: 17, minutes: 30 })).toEqual({ hour: 165, minute: 180 })
})

test('offices are open from nine to six, except at weekends', () => {
  const open = [8, 9, 17, 18].map((hours) => isOpen({ hours, minutes: 59 }))
  expect(open).toEqual([false, true, true, false])
  expect(isOpen({ ...nine, weekend: true })).toBe(false)
})
