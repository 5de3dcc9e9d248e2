import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { orphans } from '../site/support/orphans.ts'

/** Orphans among pages with these links; the language switch links each page to its translation. */
function find(links: Record<string, string[]>, home = '/') {
  const language = (path: string) => (/^\/en(?![^/])/.test(path) ? 'en' : 'ja')
  const pages = Object.entries(links)
    .filter(([path]) => language(path) === language(home))
    .map(([path, hrefs]) => {
      const twin = language(path) === 'en' ? path.slice(3) || '/' : `/en${path === '/' ? '' : path}`
      const anchors = hrefs.map((href) => `<a href="${href}">x</a>`).join('')
      return [path, parse(`<main>${anchors}</main><a data-language href="${twin}">x</a>`)] as const
    })
  return orphans(new Map(pages), home)
}

test('a page that is linked step by step is no orphan', () => {
  expect(find({ '/': ['/a'], '/a': ['/b#place', '/'], '/b': [] })).toEqual([])
})

test('an orphan is found although it has links and a translation', () => {
  const pages = {
    '/': ['/a'],
    '/a': [],
    '/alone': ['/', '/a', '/alone'],
    '/en': ['/en/a', '/en/alone'],
    '/en/a': [],
    '/en/alone': [],
  }
  expect(find(pages)).toEqual(['/alone'])
  expect(find(pages, '/en')).toEqual([])
})

test('pages that link only to each other are orphans', () => {
  expect(find({ '/': [], '/a': ['/b'], '/b': ['/a'] })).toEqual(['/a', '/b'])
})

test('links from the other language and the language switch do not count', () => {
  const pages = { '/': [], '/a': [], '/en': ['/en/a', '/a'], '/en/a': [] }
  expect(find(pages)).toEqual(['/a'])
  expect(find({ '/': ['/en'], '/a': [], '/en': ['/a'] })).toEqual(['/a'])
})

test('links to other hosts do not count', () => {
  expect(find({ '/': ['https://elsewhere.example/a'], '/a': [] })).toEqual(['/a'])
})
