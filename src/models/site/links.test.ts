import { expect, test, vi } from 'vitest'
import type { ArticleId } from '../../../routing/table.ts'
import { ancestors, href, pageLink, pageName } from './links.ts'

vi.mock(import('./site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

const article = 'first-article' as ArticleId

test('a page has an address in each language, with an optional anchor', () => {
  expect(href('about', 'en', 'rows')).toBe('/en/about#rows')
  expect(href(article, 'en')).toBe('/en/first-article')
  expect(href('home', 'ja', 'top')).toBe('/#top')
})

test('a page is named by its label, or by its title if it has none', () => {
  expect(pageName('home', 'ja')).toBe('home-label')
  expect(pageName('about', 'ja')).toBe('about-title-ja')
  expect(pageLink(article, 'en')).toEqual({
    label: 'first-article-title-en',
    href: '/en/first-article',
  })
})

test('the ancestors of a page begin at home', () => {
  expect(ancestors('home')).toEqual([])
  expect(ancestors('dd-support')).toEqual(['home', 'business', 'succession'])
  expect(ancestors(article)).toEqual(['home', 'insights'])
})

test('an unknown page throws', () => {
  expect(() => href('nowhere' as ArticleId, 'ja')).toThrow(/There is no page "nowhere"/)
})
