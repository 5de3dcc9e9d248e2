import { expect, test, vi } from 'vitest'
import { footerColumns } from './footer.ts'

vi.mock(import('./site.ts'), async () => {
  const { fixtureSite } = await import('../../tests/support/site.ts')
  const { pageFile } = await import('../../tests/support/content.ts')
  return fixtureSite(({ write }) => {
    for (const language of ['ja', 'en'] as const) {
      for (const id of ['privacy', 'glossary']) {
        write(`pages/${id}.${language}.md`, pageFile(id, language, { footer: 'reading' }))
      }
    }
  })
})

const [firm, reading] = footerColumns()

test('a column lists its pages in its order', () => {
  expect(firm?.heading).toEqual({ ja: 'footer-firm-ja', en: 'footer-firm-en' })
  expect(firm?.pages).toEqual(['about', 'contact'])
})

test('pages that name their column follow their parent, newest first, or are last; none is there twice', () => {
  expect(reading?.pages).toEqual([
    'insights',
    'second-article',
    'first-article',
    'glossary',
    'privacy',
    'third-article',
  ])
})
