import { expect, test, vi } from 'vitest'
import { firstTalk } from '../firm/firstTalk.ts'
import { exitFrame } from './exitFrame.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test("an exit's frame has its name and eight points in order", () => {
  const [exit, ...rows] = exitFrame('two', 'en')
  expect(exit).toMatchObject({ label: 'exit-en', value: 'exit-two-en (long-two-en)' })
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatchObject({ label: 'point-suits-en', value: 'two-suits-en', sample: false })
  expect(rows.at(-1)).toMatchObject({ label: 'point-unfit-en', value: 'two-unfit-en' })
})

test('an exit that is unknown or has no frame throws an error naming it', () => {
  expect(() => exitFrame('one', 'ja')).toThrow('data/exits.yaml: the exit "one" has no "frame"')
  expect(() => exitFrame('elsewhere', 'ja')).toThrow('"elsewhere"')
})

test('the short version of the first talk has the chosen rows and links to its page', () => {
  expect(firstTalk('en')).toMatchObject({
    heading: ['first-talk-en'],
    rows: [{ label: 'fee-en', value: 'free-en' }],
    more: { href: '/en/first-talk', label: 'more-en' },
  })
})
