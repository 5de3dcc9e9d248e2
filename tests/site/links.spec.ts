import { expect, test } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { languages } from '../../routing/language.ts'
import { href } from '../../src/models/links.ts'
import { siteName, siteUrl } from '../../src/models/site.ts'
import { documents } from './support/documents.ts'
import { orphans } from './support/orphans.ts'
import { site } from './support/pages.ts'

const attribute = (root: HTMLElement, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name) ?? ''

test('every internal link leads to a page, and every anchor to a place on it', async () => {
  const all = await documents()
  const broken: string[] = []
  let links = 0
  for (const [path, { document }] of all) {
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', site(path))
      if (url.origin !== new URL(site()).origin) continue
      links += 1
      const target = all.get(url.pathname)
      const id = decodeURIComponent(url.hash.slice(1))
      if (!target) broken.push(`${path}: ${url.pathname} is no page`)
      else if (id && !target.document.getElementById(id)) {
        broken.push(`${path}: ${url.pathname} has no #${id}`)
      }
    }
  }
  expect(links).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('every page has a title and a description of its own', async () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path, { document }] of await documents()) {
    const title = document.querySelector('title')?.textContent ?? ''
    const description = attribute(document, 'meta[name="description"]', 'content')
    expect(title, path).toContain(siteName)
    expect(description.length, path).toBeGreaterThan(40)
    expect(titles.get(title), `title of ${path}, which is another page's too`).toBeUndefined()
    expect(descriptions.get(description), `description of ${path}`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
  }
})

test('alternate-language links are absolute, reciprocal, and include x-default in Japanese', async () => {
  const all = await documents()
  for (const [path, { document, id, language, listed }] of all) {
    const canonical = attribute(document, 'link[rel="canonical"]', 'href')
    expect(canonical, path).toBe(siteUrl + path)
    const alternates = Object.fromEntries(
      document
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
    expect(Object.keys(alternates).sort(), path).toEqual(['en', 'ja', 'x-default'])
    expect(alternates[language], path).toBe(canonical)
    expect(alternates['x-default'], path).toBe(alternates.ja)
    for (const other of ['ja', 'en']) {
      const target = all.get(new URL(alternates[other] ?? '').pathname)
      expect(target?.id, `${path} in ${other}`).toBe(id)
      expect(target?.language).toBe(other)
    }
    for (const name of [
      'og:image',
      'og:title',
      'og:description',
      'og:url',
      'og:locale',
      'og:type',
    ]) {
      const value = attribute(document, `meta[property="${name}"]`, 'content')
      expect(value, `${name} of ${path}`).not.toBe('')
    }
    expect(attribute(document, 'meta[name="robots"]', 'content'), path).toBe(
      listed ? 'index, follow' : 'noindex, follow',
    )
    expect(attribute(document, 'meta[name="twitter:card"]', 'content')).not.toBe('')
  }
})

for (const language of languages) {
  test(`${language}: every page is reached from home by links of menu, footer and texts`, async () => {
    const all = [...(await documents())].filter(([, page]) => page.language === language)
    const pages = new Map(all.map(([path, { document }]) => [path, document]))
    const answers = all.filter(([, { listed }]) => !listed).map(([path]) => path)
    expect(orphans(pages, href('home', language))).toEqual(answers)
  })
}

test('no page holds text of the other language, names aside', async () => {
  const foreign: string[] = []
  for (const [path, { document, language }] of await documents()) {
    const other = language === 'ja' ? 'en' : 'ja'
    for (const part of document.querySelectorAll(
      `[lang="${other}"], script, style, [translate=no]`,
    )) {
      part.remove()
    }
    const text = document.querySelector('body')?.textContent ?? ''
    const found =
      language === 'en'
        ? text.match(/[\u3040-\u30ff\u4e00-\u9fff]+/g)
        : text.match(/(?:[a-z]{2,}[ ,]+){4,}[a-z]+/gi)
    if (found) foreign.push(`${path}: ${found.join(' … ')}`)
  }
  expect(foreign).toEqual([])
})
