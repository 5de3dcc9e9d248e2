import { expect, test } from 'vitest'
import { dayInJapan, stateOf } from './publication.ts'

test('a page is public from its day on, unless it is a draft or withdrawn', () => {
  const today = '2027-06-01'
  expect(stateOf({}, today)).toBe('public')
  expect(stateOf({ draft: false, withdrawn: false }, today)).toBe('public')
  expect(stateOf({ publish: '2027-06-01' }, today)).toBe('public')
  expect(stateOf({ publish: '2027-06-02' }, today)).toBe('scheduled')
  expect(stateOf({ draft: true, publish: '2027-05-01' }, today)).toBe('draft')
  expect(stateOf({ withdrawn: true, draft: true }, today)).toBe('withdrawn')
})

test("the day is Japan's, which begins at 15:00 UTC", () => {
  expect(dayInJapan(new Date('2027-05-31T14:59:59Z'))).toBe('2027-05-31')
  expect(dayInJapan(new Date('2027-05-31T15:00:00Z'))).toBe('2027-06-01')
})
