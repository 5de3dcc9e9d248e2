import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitQuery, longestQuery } from './longestQuery.ts'

test('a query within the limit is only trimmed', () => {
  expect(limitQuery('　M&A 後継者 ')).toBe('M&A 後継者')
})

test('any input becomes a query that an address can contain', () => {
  const unit = fc.constantFrom('後', 'a', ' ', '　', '👪', '👨‍👩‍👧')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 150 }), (typed) => {
      const query = limitQuery(typed)
      expect(query.length).toBeLessThanOrEqual(longestQuery)
      expect(query).toBe(query.trim())
      expect(typed).toContain(query)
      expect(query.isWellFormed()).toBe(true)
    }),
  )
})
