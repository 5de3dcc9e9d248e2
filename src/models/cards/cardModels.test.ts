import { expect, test, vi } from 'vitest'
import { decorativePicture } from '../pictures/pictureModels.ts'
import { articleIds } from '../site/routes.ts'
import { articleCards, businessCards, pageCard, serviceCards } from './cardModels.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })
  return fixtureSite(({ writeData }) => {
    const card = (page: string) => ({
      page,
      picture: 'exit',
      title: both(`title-${page}`),
      text: both(`text-${page}`),
    })
    const cards = ['recruiting', 'templates', 'sales', 'succession'].map(card)
    writeData('home', {
      business: { heading: both('heading'), more: both('more'), cards },
    })
  })
})

test('articles are sorted newest first, then by topic, then by file name', () => {
  const cards = articleCards('en', articleIds)
  expect(cards.map(({ id }) => id)).toEqual(['second-article', 'first-article', 'third-article'])
  expect(cards[1]).toMatchObject({
    href: '/en/first-article',
    topic: 'dx',
    tag: 'topics-topics-dx-en',
    title: ['first-card-en'],
    date: '2025-01-31',
    dateText: '31 January 2025',
    minutes: '1 min',
  })
  expect(cards[0]?.title, 'without a card text, the title').toEqual(['second-article-title-en'])
})

test("a card's picture is decorative and shows the scene of the page's figure", () => {
  const [card] = articleCards('ja', articleIds)
  expect(card?.picture).toEqual(decorativePicture('house', { framing: 'card', file: 'x' }))
  expect(card?.picture.alt).toBe('')
})

test('business and service cards link to their pages', () => {
  const business = businessCards('en')
  expect(business.map(({ href }) => href)).toEqual([
    '/en/recruiting',
    '/en/templates',
    '/en/sales',
    '/en/succession',
  ])
  expect(business[0]).toMatchObject({
    title: ['title-recruiting-en'],
    text: 'text-recruiting-en',
    more: 'more-en',
  })
  expect(serviceCards('ja').map(({ href, text }) => [href, text])).toEqual([
    ['/strategy-planning', 'text-strategy-planning-ja'],
    ['/strategy-execution', 'text-strategy-execution-ja'],
    ['/dd-support', 'text-dd-support-ja'],
  ])
})

test('a plain card breaks only its Japanese title between phrases', () => {
  const { title, ...card } = pageCard('about', '会社の将来を考える', 'text', 'ja')
  expect(card).toEqual({ href: '/about', text: 'text' })
  expect(title.join('')).toBe('会社の将来を考える')
  expect(title.length).toBeGreaterThan(1)
})
