import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { orphans } from '../site/support/orphans.ts'

test('pages are orphans that no link from home leads to; the language switch does not count', () => {
  const links = {
    '/': '<a href="/a#place">A</a><a data-language href="/alone">English</a>',
    '/a': '<a href="/b">B</a><a href="https://elsewhere.example/alone">Alone</a>',
    '/b': '<a href="/">Home</a>',
    '/alone': '<a href="/twin">Twin</a><a href="/">Home</a>',
    '/twin': '<a href="/alone">Alone</a>',
  }
  const pages = new Map(Object.entries(links).map(([path, html]) => [path, parse(html)]))
  expect(orphans(pages, '/')).toEqual(['/alone', '/twin'])
})
