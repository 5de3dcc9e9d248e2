import { expect, test, vi } from 'vitest'
import { languages } from '../../routing/language.ts'
import { metadata } from './metadata.ts'

vi.mock(import('./site.ts'), async () => {
  const { fixtureSite } = await import('../../tests/support/site.ts')
  return fixtureSite()
})

const page = { title: 'Title', description: 'Description' }

test("a page's title ends with the firm's name; home begins with it", () => {
  expect(metadata('about', 'en', page).title).toBe('Title | Firm')
  expect(metadata('about', 'ja', page).title).toBe('Title｜Firm')
  expect(metadata('home', 'en', page).title).toBe('Firm | Title')
})

test('canonical and alternate addresses are absolute and the same in both languages', () => {
  for (const language of languages) {
    const { canonical, alternates, robots } = metadata('about', language, page)
    expect(canonical).toBe(`https://firm.example${language === 'ja' ? '' : '/en'}/about`)
    expect(alternates).toEqual([
      { hreflang: 'ja', href: 'https://firm.example/about' },
      { hreflang: 'en', href: 'https://firm.example/en/about' },
      { hreflang: 'x-default', href: 'https://firm.example/about' },
    ])
    expect(robots).toBe('index, follow')
  }
})

test('Open Graph says what the head says', () => {
  expect(metadata('about', 'en', page).openGraph).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Firm',
    'og:title': 'Title | Firm',
    'og:description': 'Description',
    'og:url': 'https://firm.example/en/about',
    'og:locale': 'en_US',
    'og:locale:alternate': 'ja_JP',
    'og:image': expect.stringMatching(/^https:\/\/firm\.example\/previews\/about-en-\w+\.jpg$/),
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

test('a page that is only an answer is not to be listed, and shows the preview of home', () => {
  const head = metadata('contact-sent', 'en', page)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBe('https://firm.example/en/contact/sent')
  expect(head.openGraph['og:image']).toBe(metadata('home', 'en', page).openGraph['og:image'])
})

test('a page that is not found has no address and is not to be listed', () => {
  const head = metadata(null, 'ja', page)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBeUndefined()
  expect(head.alternates).toEqual([])
  expect(head.openGraph).not.toHaveProperty('og:url')
})
