import { expect, test, vi } from 'vitest'
import { routes } from '../../src/models/site/routes.ts'
import { redirects } from './redirects.ts'

vi.mock(import('../../src/models/site/site.ts'), async () => {
  const { fixtureSite } = await import('../../tests/support/site.ts')
  const { pageFile } = await import('../../tests/support/content.ts')
  return fixtureSite(({ write, writeData }) => {
    const moved = [
      { old: '/former', page: 'first-article' },
      { old: '/once' },
      // Still the page's own, and replaced by another page.
      { old: '/second-article', page: 'second-article' },
      { old: '/replaced', page: 'about' },
    ]
    writeData('redirects', { moved })
    for (const language of ['ja', 'en'] as const) {
      const article = (id: string, state: object) =>
        write(
          `articles/${id}.${language}.md`,
          pageFile(id, language, {
            ...{ address: `/${id}`, parent: 'insights', topic: 'dx' },
            ...{ published: '2025-01-31', modified: '2025-01-31', ...state },
          }),
        )
      article('third-article', { draft: true })
      article('later', { publish: '2999-01-01' })
      article('since', { publish: '2025-01-31' })
      article('taken-off', { withdrawn: true })
      article('replaced', { withdrawn: true })
      write(`pages/buyers.${language}.md`, pageFile('buyers', language, { withdrawn: true }))
    }
  })
})

test('drafts, pages before their day and withdrawn pages have no route', () => {
  const ids: readonly string[] = routes.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['first-article', 'second-article', 'since']))
  for (const id of ['third-article', 'later', 'taken-off', 'replaced', 'buyers']) {
    expect(ids).not.toContain(id)
  }
})

test('addresses that pages had lead on in both languages, those of withdrawn pages are gone', () => {
  const lines = redirects().trim().split('\n')
  expect(lines.slice(routes.length)).toEqual([
    '/former /first-article 301',
    '/ja/former /first-article 301',
    '/en/former /en/first-article 301',
    '/once /404.html 410',
    '/ja/once /404.html 410',
    '/en/once /en/404.html 410',
    '/replaced /about 301',
    '/ja/replaced /about 301',
    '/en/replaced /en/about 301',
    '/buyers /404.html 410',
    '/ja/buyers /404.html 410',
    '/en/buyers /en/404.html 410',
    '/taken-off /404.html 410',
    '/ja/taken-off /404.html 410',
    '/en/taken-off /en/404.html 410',
  ])
})
