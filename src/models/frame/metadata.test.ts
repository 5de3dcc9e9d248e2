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

test("a result page uses home's preview, a page outside the route table the given one", () => {
  const previewOf = (id: 'home' | 'about' | 'contact-sent') =>
    metadata(id, 'en', page).openGraph['og:image']
  expect(previewOf('contact-sent')).toBe(previewOf('home'))
  const place = { path: '/templates/x', indexed: false, preview: 'about' } as const
  expect(metadataAt(place, 'en', page).openGraph['og:image']).toBe(previewOf('about'))
})
