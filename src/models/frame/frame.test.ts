import { expect, test, vi } from 'vitest'
import { frame } from './frame.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('the language switch leads to the same page, or home from the not-found page', () => {
  const { languages } = frame('about', 'ja')
  expect(languages.current.language).toBe('ja')
  expect(languages.other).toMatchObject({ language: 'en', href: '/en/about' })
  expect(frame('about', 'en').languages.other).toMatchObject({ language: 'ja', href: '/about' })
  expect(frame(null, 'en').languages.other.href).toBe('/')
  expect(frame(null, 'ja').languages.other.href).toBe('/en')
})

test('the banner leads to the contact page, and there to the form', () => {
  expect(frame('about', 'en').banner.href).toBe('/en/contact')
  expect(frame('contact', 'en').banner.href).toBe('#form')
})
