import { expect, test, vi } from 'vitest'
import { exitModels } from './exitModels.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('an expansion is only shown where it says more than the name', () => {
  const [one, two] = exitModels('en')
  expect(one?.expansion).toBeNull()
  expect(two).toMatchObject({ name: 'exit-two-en', expansion: 'long-two-en', text: 'text-two-en' })
})

test('a Japanese door label may break after its middle dot', () => {
  expect(exitModels('ja')[0]?.door).toEqual(['扉・', '名'])
  expect(exitModels('en')[0]?.door).toEqual(['door-one'])
})

test('an exit links to its page', () => {
  const [one, two] = exitModels('en')
  expect(one?.more).toEqual({ href: '/en/business', label: 'business-title-en: more-en' })
  expect(two?.more).toEqual({ href: '/en/succession', label: 'succession-title-en: more-en' })
})
