import { expect, test } from 'vitest'
import { suggestionsOf } from './suggestions.ts'

const section = (anchor: string) => ({ anchor, heading: `heading of ${anchor}`, text: '' })
const page = (href: string, anchors: readonly string[]) => ({
  href,
  title: `title of ${href}`,
  question: '',
  description: '',
  also: '',
  sections: anchors.map(section),
})

test('a page is followed by its best section, and its beginning is the page itself', () => {
  expect(
    suggestionsOf([page('/a', ['', 'one']), page('/b', ['']), page('/c', ['two', 'three'])]),
  ).toEqual([
    { href: '/a', text: 'title of /a', of: '' },
    { href: '/a#one', text: 'heading of one', of: 'title of /a' },
    { href: '/b', text: 'title of /b', of: '' },
    { href: '/c', text: 'title of /c', of: '' },
    { href: '/c#two', text: 'heading of two', of: 'title of /c' },
  ])
})

test('of the glossary the terms are suggested', () => {
  const glossary = { ...page('/glossary', ['one', 'two']), terms: true }
  expect(suggestionsOf([glossary]).map(({ href }) => href)).toEqual([
    '/glossary#one',
    '/glossary#two',
  ])
})
