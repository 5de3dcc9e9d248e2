import { expect, test, vi } from 'vitest'
import type { ArticleId } from '../../../routing/table.ts'
import { graph, graphText } from './graph.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { pageFile } = await import('../../../tests/support/content.ts')
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })
  return fixtureSite(({ write, writeData }) => {
    const row = (id: string, sample?: boolean) => ({
      id,
      label: both('label'),
      value: both(id),
      sample,
    })
    writeData('company', { rows: [row('name'), row('location', true), row('legal-number', false)] })
    for (const language of ['ja', 'en'] as const) {
      const faq = [{ question: 'Why </script>?', answer: 'Because' }]
      write(`pages/sales.${language}.md`, pageFile('sales', language, { offered: true }))
      const sample = pageFile('succession', language, { offered: true, sample: true, faq })
      write(`pages/succession.${language}.md`, sample)
      const more = { address: '/asked', parent: 'insights', topic: 'dx', figure: 'house', faq }
      const dates = { published: '2025-10-29', modified: '2025-10-30' }
      write(`articles/asked.${language}.md`, pageFile('asked', language, { ...more, ...dates }))
    }
  })
})

const nodes = (id: string) => graph(id as ArticleId, 'en')['@graph'] as unknown as object[]

test('pages about the firm have its facts, without samples', () => {
  const firm = { '@type': 'Organization', name: 'Firm', url: 'https://firm.example/' }
  const facts = { legalName: 'name-en', identifier: 'legal-number-en' }
  expect(nodes('about').at(-1)).toEqual({
    ...firm,
    ...facts,
    '@id': 'https://firm.example/#firm',
    logo: 'https://firm.example/icon-512.png',
  })
  expect(nodes('sales').at(-1)).not.toMatchObject(facts)
})

test('a page that offers a service says so unless its words are samples', () => {
  expect(nodes('sales')).toContainEqual({
    '@type': 'Service',
    '@id': 'https://firm.example/en/sales#service',
    name: 'sales-title-en',
    description: 'sales-description-en',
    provider: { '@id': 'https://firm.example/#firm' },
  })
  expect(JSON.stringify(nodes('succession'))).not.toMatch(/Service|Question/)
})

test('an article with questions is an FAQ page, and no text can end the script', () => {
  const [page] = nodes('asked')
  expect(page).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why </script>?' }] })
  const text = graphText('asked' as ArticleId, 'en')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(graph('asked' as ArticleId, 'en'))
})
