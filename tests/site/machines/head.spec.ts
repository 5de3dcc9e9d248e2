import { expect, test } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { siteName, siteUrl } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { notFoundPages, site } from '../support/pages.ts'

const attribute = (root: HTMLElement, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name) ?? ''

const property = (root: HTMLElement, name: string) =>
  attribute(root, `meta[property="${name}"]`, 'content')

const named = (root: HTMLElement, name: string) =>
  attribute(root, `meta[name="${name}"]`, 'content')

test('every page has a unique title and description', async () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path, { document }] of await documents()) {
    const title = document.querySelector('title')?.textContent ?? ''
    const description = named(document, 'description')
    expect(title, path).toContain(siteName)
    expect(description, path).not.toBe('')
    expect(titles.get(title), `title of ${path}, which is another page's too`).toBeUndefined()
    expect(descriptions.get(description), `description of ${path}`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
  }
})

test('alternate-language links are absolute, reciprocal, and have the Japanese page as x-default', async () => {
  const all = await documents()
  for (const [path, { document, id, language, indexed }] of all) {
    const canonical = attribute(document, 'link[rel="canonical"]', 'href')
    expect(canonical, path).toBe(siteUrl + path)
    const alternates = Object.fromEntries(
      document
        .querySelectorAll('link[rel="alternate"][hreflang]')
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
    expect(named(document, 'robots'), path).toBe(indexed ? 'index, follow' : 'noindex, follow')
  }
})

test('link previews match the page', async () => {
  const locales = { ja: 'ja_JP', en: 'en_US' }
  for (const [path, { document, language, kind }] of await documents()) {
    const other = language === 'ja' ? 'en' : 'ja'
    const title = document.querySelector('title')?.textContent
    const description = named(document, 'description')
    expect(property(document, 'og:title'), path).toBe(title)
    expect(property(document, 'og:description'), path).toBe(description)
    expect(property(document, 'og:site_name'), path).toBe(siteName)
    expect(property(document, 'og:url'), path).toBe(siteUrl + path)
    expect(property(document, 'og:locale'), path).toBe(locales[language])
    expect(property(document, 'og:locale:alternate'), path).toBe(locales[other])
    expect(property(document, 'og:type'), path).toBe(kind === 'article' ? 'article' : 'website')

    const picture = property(document, 'og:image')
    expect(picture.startsWith(`${siteUrl}/`), picture).toBe(true)
    expect(property(document, 'og:image:width'), path).toBe('1200')
    expect(property(document, 'og:image:height'), path).toBe('630')
    expect(property(document, 'og:image:alt'), path).not.toBe('')

    expect(named(document, 'twitter:card'), path).toBe('summary_large_image')
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      expect(named(document, `twitter:${name}`), path).toBe(property(document, `og:${name}`))
    }
  }
})

test('the 404 pages are noindex, without canonical links', async () => {
  for (const { path } of notFoundPages) {
    const html = await (await fetch(site(path))).text()
    expect(html, path).toContain('<meta name="robots" content="noindex, follow">')
    expect(html, path).not.toMatch(/rel="canonical"|rel="alternate"|og:url/)
  }
})
