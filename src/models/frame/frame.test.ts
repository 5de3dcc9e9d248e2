import { expect, test, vi } from 'vitest'
import { frame } from './frame.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('from the not-found page the language switch leads home', () => {
  expect(frame(null, 'en').languages.other.href).toBe('/')
  expect(frame(null, 'ja').languages.other.href).toBe('/en')
})

test('on the contact page the banner leads to the form', () => {
  expect(frame('contact', 'en').banner.href).toBe('#form')
})
