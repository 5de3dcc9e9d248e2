import { expect, test, vi } from 'vitest'
import { languages } from '../../../routing/language.ts'
import type { ArticleId } from '../../../routing/table.ts'
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

test('Open Graph has the same title and description as the head', () => {
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
    'og:image:alt': 'about-title-en',
  })
  const { openGraph, twitter } = metadata('about', 'ja', page)
  expect(twitter).toEqual({
    'twitter:card': 'summary_large_image',
    'twitter:title': openGraph['og:title'],
    'twitter:description': openGraph['og:description'],
    'twitter:image': openGraph['og:image'],
    'twitter:image:alt': 'about-title-ja',
  })
})

test('an article has the Open Graph type article', () => {
  expect(metadata('first-article' as ArticleId, 'en', page).openGraph).toMatchObject({
    'og:type': 'article',
  })
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

test('the not-found page has no address and is not indexed', () => {
  const head = metadata(null, 'ja', page)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBeUndefined()
  expect(head.alternates).toEqual([])
  expect(head.openGraph).not.toHaveProperty('og:url')
})
