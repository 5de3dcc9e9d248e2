import { expect, test, vi } from 'vitest'
import { words } from '../site/site.ts'
import { frame } from './frame.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('the menu marks the current page', () => {
  const { menu } = frame('about', 'en')
  expect(menu.items).toEqual([
    { label: 'menu-about-en', href: '/en/about', current: true },
    { label: 'menu-contact-en', href: '/en/contact', current: false },
  ])
  expect(menu.button).toEqual({ label: 'menu-button-en', href: '/en/contact', current: false })
})

test('the footer names pages, marks the current one and ends with all pages', () => {
  const [firm, reading] = frame('insights', 'ja').footer.columns
  expect(firm?.heading).toBe('footer-firm-ja')
  expect(reading?.links.map(({ label }) => label)).toEqual([
    'insights-title-ja',
    'glossary-title-ja',
    words.search.allPages.ja,
  ])
  expect(reading?.links.map(({ current }) => current)).toEqual([true, false, false])
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
