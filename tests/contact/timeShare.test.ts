import { expect, test } from 'vitest'
import { timeShare } from '../../server/static/timeShare.ts'

test('work is done until it takes more than its share of the time, and again later', () => {
  let time = 0
  const within = timeShare(0.25, () => time)
  const work = () => {
    time += 100
    return 'done'
  }
  const answers = Array.from({ length: 20 }, () => within(work))
  const done = answers.filter((each) => each === 'done').length
  expect(done).toBeGreaterThan(4)
  expect(done).toBeLessThan(10)
  expect(answers.at(-1)).toBeUndefined()
  time += 1000
  expect(within(work)).toBe('done')
})

test('work that fails counts too', () => {
  let time = 0
  const within = timeShare(0.1, () => time)
  const fail = () => {
    time += 1000
    throw new Error('failed')
  }
  expect(() => within(fail)).toThrow('failed')
  expect(within(() => 'done')).toBeUndefined()
})
