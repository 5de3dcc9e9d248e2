import { expect, test, vi } from 'vitest'
import { profileRows } from './profileRows.ts'
import { testimonials } from './testimonials.ts'

vi.mock(import('./site.ts'), async () => {
  const { fixtureSite } = await import('../../tests/support/site.ts')
  const both = (text: string) => ({ ja: `${text}-ja`, en: `${text}-en` })
  const words = { name: both('name'), company: both('trade'), content: both('content') }
  return fixtureSite(({ writeData }) => {
    const items = [{ sample: true }, { sample: false }, {}].map((sample, at) => ({
      ...words,
      id: `client-${at}`,
      picture: 'house',
      ...sample,
    }))
    writeData('testimonials', { items })
  })
})

test('the row of a sample is labelled, and a real one is not', () => {
  expect(profileRows('en')).toEqual([
    { id: 'name', label: 'row-name-en', value: 'row-value-en', values: [], sample: 'sample-en' },
    { id: 'work', label: 'row-work-en', value: null, values: ['one-en', 'two-en'], sample: null },
  ])
})

test('a testimonial that is a sample is labelled, and a real one is not', () => {
  const labels = testimonials('ja').map(({ sample }) => sample)
  expect(labels).toEqual(['sample-ja', null, null])
  expect(testimonials('en')[1]).toMatchObject({
    id: 'client-1',
    name: 'name-en',
    company: 'trade-en',
    content: 'content-en',
    picture: { alt: 'house-en' },
  })
})
