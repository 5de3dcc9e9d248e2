import { expect, test, vi } from 'vitest'
import { sourceNote } from './sourceNote.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test("a source has publisher and date in the page's language", () => {
  expect(sourceNote('census', 'ja')).toEqual({ text: 'census-ja', date: '、2024年11月公表' })
  expect(sourceNote('census', 'en').date).toBe(', published November 2024')
})

test('a law has an address but no publication date', () => {
  const act = { text: 'act-en', url: 'https://law.example/act', date: undefined }
  expect(sourceNote('act', 'en')).toEqual(act)
})

test('an unknown source throws', () => {
  expect(() => sourceNote('none', 'ja')).toThrow('There is no source "none".')
})
