import { expect, test, vi } from 'vitest'
import { ContentErrors } from '../../../content-reader/error.ts'
import { checkModels } from './checkModels.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const { pageFile } = await import('../../../tests/support/content.ts')
  return fixtureSite(({ write, writeData }) => {
    writeData('pictures', { alt: {} })
    for (const language of ['ja', 'en'] as const) {
      const page = (id: string, more: object) =>
        write(`pages/${id}.${language}.md`, pageFile(id, language, more))
      page('about', { hero: 'no-such-hero', faq: [{ question: 'Q', answer: 'A' }] })
      page('sales', { figure: 'no-such-figure' })
    }
  })
})

test('missing pictures, descriptions and unused words are reported for all pages at once', () => {
  let found: readonly string[] = []
  try {
    checkModels()
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error
    found = error.errors.map(({ message }) => message)
  }
  expect(found.filter((message) => message.includes('alt.globe:'))).toEqual([
    'content/data/pictures.yaml: alt.globe: it is missing: write it.',
  ])
  for (const language of ['ja', 'en']) {
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`pages/about.${language}.md: there is no picture "no-such-hero"`),
        expect.stringContaining(`pages/about.${language}.md: faq: a page of the kind "profile"`),
        expect.stringContaining(`pages/sales.${language}.md: there is no picture "no-such-figure"`),
      ]),
    )
  }
})
