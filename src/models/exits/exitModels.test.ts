import { expect, test, vi } from 'vitest'
import { exitModels } from './exitModels.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('the exits keep the order of their doors', () => {
  const exits = exitModels('en')
  expect(exits.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  expect(exits.map(({ succession }) => succession)).toEqual([true, true, true, true, true, false])
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

test('an exit has labelled facts and a link to its list entry', () => {
  const [one] = exitModels('en')
  expect(one?.facts).toEqual([
    { label: 'time-en', text: 'time-one-en' },
    { label: 'money-en', text: 'money-one-en' },
    { label: 'decides-en', text: 'decides-one-en' },
  ])
  expect(one?.href).toBe('#exit-one')
  expect(exitModels('en', true)[0]?.href).toBe('/en/succession#exit-one')
})
