import { expect, test, vi } from 'vitest'
import { decorativePicture } from '../pictures/pictureModels.ts'
import { articleIds } from '../site/routes.ts'
import { articleCards, pageCard } from './cardModels.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('articles are sorted newest first, then by topic, then by file name', () => {
  const cards = articleCards('en', articleIds)
  expect(cards.map(({ id }) => id)).toEqual(['second-article', 'first-article', 'third-article'])
  expect(cards[1]).toMatchObject({
    href: '/en/first-article',
    topic: 0,
    tag: 'dx-en',
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

test('a plain card breaks only its Japanese title between phrases', () => {
  const { title, ...card } = pageCard('about', '会社の将来を考える', 'text', 'ja')
  expect(card).toEqual({ href: '/about', text: 'text' })
  expect(title.join('')).toBe('会社の将来を考える')
  expect(title.length).toBeGreaterThan(1)
})
