import { expect, test, vi } from 'vitest'
import { model } from './pageModel.ts'
import { checkUnusedWords } from './unusedWords.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  const { pageFile } = await import('../../../tests/support/content.ts')
  const parts = (...shows: string[]) => ({
    parts: shows.map((show) => ({ show, after: 'introduction' })),
  })
  return fixtureSite(({ write }) => {
    const page = (id: string, more: object, body: string) =>
      write(`pages/${id}.en.md`, pageFile(id, 'en', more, body)) ??
      write(`pages/${id}.ja.md`, pageFile(id, 'ja', more, body))
    const everything = 'A.\n\n## B {#b}\n\nC.\n\n---\n\nD.\n'
    page('contact', {}, everything)
    page('recruiting', { next: { page: 'about', text: 'T' } }, 'A.')
    page('home', parts('articles'), '')
    page('sales', parts('coaching', 'exits'), everything)
    page('succession', parts('exits', 'services', 'profile'), everything)
    page('business', { faq: [{ question: 'Q', answer: 'A' }], related: ['about'] }, everything)
    page('about', parts('profile'), everything)
    const facts = { audience: 'A', duration: 'B', result: 'C', fee: 'D' }
    page('dd-support', { facts, figure: 'house' }, everything)
  })
})

const problem = (idle: string, kind: string) =>
  `${idle}: a page of the kind "${kind}" does not show it; take it out.`

test('words that a kind of page does not show stop the build with its name', () => {
  expect(() => checkUnusedWords('contact', 'contact', 'en')).toThrow(
    `content/pages/contact.en.md: ${problem('sections, conclusion', 'contact')}`,
  )
  expect(() => checkUnusedWords('notice', 'recruiting', 'ja')).toThrow(problem('next', 'notice'))
  expect(() => checkUnusedWords('essay', 'business', 'ja')).toThrow(
    problem('faq, related', 'essay'),
  )
})

test('a part that the kind does not show stops it too', () => {
  expect(() => checkUnusedWords('home', 'home', 'ja')).toThrow(problem('parts: articles', 'home'))
  expect(() => checkUnusedWords('essay', 'sales', 'ja')).toThrow(problem('parts: exits', 'essay'))
  expect(() => checkUnusedWords('succession', 'succession', 'en')).toThrow(
    problem('parts: profile', 'succession'),
  )
})

test('only a service shows facts, with their labels', () => {
  expect(() => checkUnusedWords('essay', 'dd-support', 'en')).toThrow(problem('facts', 'essay'))
  const { facts } = model('service', 'dd-support', 'en')
  expect(facts?.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D'])
})

test('no model is made of such a page', () => {
  expect(() => model('essay', 'sales', 'ja')).toThrow(problem('parts: exits', 'essay'))
})

test('words that the kind shows are accepted and are in its model', () => {
  checkUnusedWords('profile', 'about', 'en')
  const about = model('profile', 'about', 'en')
  expect(about.parts).toMatchObject([{ show: 'profile', after: 'introduction' }])
  expect(about.sections.map(({ anchor }) => anchor)).toEqual(['b'])
})
