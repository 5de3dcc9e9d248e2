import { expect, test, vi } from 'vitest'
import { breadcrumb } from '../frame/breadcrumb.ts'
import { frame } from '../frame/frame.ts'
import { menuThemes } from '../frame/menuThemes.ts'
import { metadata } from '../frame/metadata.ts'
import { graph } from '../graph/graph.ts'
import { insightsModel } from '../pages/insightsModel.ts'
import { articlesOn, numbersOf } from './insightsPages.ts'
import { latestArticles, newestArticles } from './newest.ts'
import { articleIds } from './routes.ts'
import { words } from './site.ts'

// With the fixture's own three, sixty articles on three pages.
vi.mock(import('./site.ts'), async () => {
  const { pageFile } = await import('../../../tests/support/content.ts')
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite(({ write }) => {
    for (const language of ['ja', 'en'] as const) {
      const parts = [{ show: 'articles', after: 'introduction' }]
      write(`pages/insights.${language}.md`, pageFile('insights', language, { parts }))
      for (let at = 10; at < 67; at += 1) {
        const day = `20${at}-01-01`
        const more = { parent: 'insights', topic: 'dx', figure: 'house' }
        const head = { ...more, address: `/of-${at}`, published: day, modified: day }
        write(`articles/of-${at}.${language}.md`, pageFile(`of-${at}`, language, head))
      }
    }
  })
})

const idsOn = (number: number) => {
  const [part] = insightsModel('insights', 'en', number).parts
  return part?.show === 'articles' ? part.articles.map(({ id }) => id) : []
}

test('every article is on one page of the index, newest first, at most 24 per page', () => {
  expect(numbersOf('insights')).toEqual([1, 2, 3])
  expect(numbersOf('insights').flatMap(idsOn)).toEqual(articleIds)
  expect(numbersOf('insights').map((number) => idsOn(number).length)).toEqual([24, 24, 12])
  expect(articlesOn(1)[0]).toBe('of-66')
  expect(numbersOf('about')).toEqual([1])
})

test('the index pages link to each other', () => {
  expect(insightsModel('insights', 'en', 2).pager).toMatchObject({
    pages: [
      { number: 1, href: '/en/insights' },
      { number: 2, href: '/en/insights/2' },
      { number: 3, href: '/en/insights/3' },
    ],
    current: 2,
  })
  expect(frame('insights', 'ja', 2).languages.other.href).toBe('/en/insights/2')
  const { links, current } = breadcrumb('insights', 'en', 2)
  expect(links.at(-1)?.href).toBe('/en/insights')
  expect(current).toBe('insights-title-en (2)')
})

test('a further page has its number in its title and metadata', () => {
  const head = metadata('insights', 'ja', words.page('insights').ja, 2)
  expect(head.title).toBe('insights-title-ja（2）｜Firm')
  expect(head.canonical).toBe('https://firm.example/insights/2')
  expect(head.alternates[1]).toEqual({ hreflang: 'en', href: 'https://firm.example/en/insights/2' })
  expect(graph('insights', 'ja', 2)['@graph'][0]).toMatchObject({
    '@id': 'https://firm.example/insights/2',
    name: 'insights-title-ja（2）',
  })
})

test('home and menu name the four latest articles, feeds and lists the newest twenty', () => {
  expect(latestArticles).toEqual(articleIds.slice(0, 4))
  expect(newestArticles).toEqual(articleIds.slice(0, 20))
  const [, reading] = menuThemes()
  const named = reading?.pages.filter((id) => (articleIds as readonly string[]).includes(id))
  expect(named).toEqual(latestArticles)
})
