import { expect, test, vi } from 'vitest'
import { metadata, metadataAt } from './metadata.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

const page = { title: 'Title', description: 'Description' }

test("a title ends with the firm's name; home's begins with it", () => {
  expect(metadata('about', 'en', page).title).toBe('Title | Firm')
  expect(metadata('about', 'ja', page).title).toBe('Title｜Firm')
  expect(metadata('home', 'en', page).title).toBe('Firm | Title')
})

test('a title too long for search engines is replaced by its shorter one', () => {
  const long = { ...page, metaTitle: 'Short' }
  expect(metadata('about', 'en', long).title).toBe('Short | Firm')
})

test("a result page is not indexed and uses home's preview", () => {
  const head = metadata('contact-sent', 'en', page)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBe('https://firm.example/en/contact/sent')
  expect(head.openGraph['og:image']).toBe(metadata('home', 'en', page).openGraph['og:image'])
})

test('a page outside the route table has its own address and the given preview', () => {
  const place = { path: '/templates/x', indexed: false, preview: 'about' } as const
  const head = metadataAt(place, 'en', page)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBe('https://firm.example/en/templates/x')
  expect(head.alternates[0]?.href).toBe('https://firm.example/templates/x')
  expect(head.openGraph['og:image']).toBe(metadata('about', 'en', page).openGraph['og:image'])
})
