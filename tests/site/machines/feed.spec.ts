import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { languages } from '../../../routing/language.ts'
import { startOfDay } from '../../../src/models/site/dates.ts'
import { feedAddress } from '../../../src/models/site/fileAddresses.ts'
import { absoluteHref } from '../../../src/models/site/links.ts'
import { articleIds } from '../../../src/models/site/routes.ts'
import { siteUrl, words } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'
import { attributesOf, valuesOf, xmlErrors } from '../support/xml.ts'

const newest = articleIds.slice(0, 20)

for (const language of languages) {
  test(`${language}: the feed is valid Atom with the newest articles first`, async () => {
    const { status, type, text } = await fileAt(feedAddress(language))
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(await xmlErrors(text, 'atom.rng')).toEqual([])
    expect(text).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`)
    const address = siteUrl + feedAddress(language)
    const addresses = newest.map((id) => absoluteHref(siteUrl, id, language))
    expect(valuesOf(text, 'id')).toEqual([address, ...addresses])
    expect(attributesOf(text, 'href')).toEqual([
      address,
      absoluteHref(siteUrl, 'insights', language),
      ...addresses,
    ])
    expect(await unanswered(attributesOf(text, 'href'))).toEqual([])
    const articles = newest.map((id) => words.article(id)[language])
    expect(valuesOf(text, 'published')).toEqual(
      articles.map(({ published }) => startOfDay(published)),
    )
    const changes = articles.map(({ modified }) => startOfDay(modified))
    expect(valuesOf(text, 'updated')).toEqual([changes.toSorted().at(-1), ...changes])
    expect(valuesOf(text, 'title').slice(1)).toEqual(articles.map(({ title }) => title))
  })

  test(`${language}: a feed entry has the full text of its article`, async () => {
    const { text } = await fileAt(feedAddress(language))
    const all = await documents()
    const contents = valuesOf(text, 'content')
    expect(contents.length).toBe(newest.length)
    for (const [at, html] of contents.entries()) {
      const entry = parse(html)
      const id = newest[at]
      const page = [...all.values()].find((each) => each.id === id && each.language === language)
      const shown = page?.document.querySelectorAll(
        'main article p:not([class]), main article table, main article h2:not(nav h2)',
      )
      expect(shown?.length, id).toBeGreaterThan(0)
      const said = entry.textContent.replace(/\s/g, '')
      for (const each of shown ?? []) {
        for (const drawing of each.querySelectorAll('svg')) drawing.remove()
        // Word joiners only prevent line breaks on the page.
        expect(said, id).toContain(each.textContent.replace(/[\s\u2060]/g, ''))
      }
      expect(html, id).not.toMatch(/<(script|style|svg|button|nav|form|wbr)|class=| style=|data-/)
      const links = ['href', 'src'].flatMap((name) =>
        entry.querySelectorAll(`[${name}]`).map((link) => link.getAttribute(name) ?? ''),
      )
      expect(await unanswered(links), id).toEqual([])
    }
  })
}

test('the schema rejects invalid Atom', async () => {
  const { text } = await fileAt(feedAddress('ja'))
  for (const wrong of [
    text.replace('<entry>', '<entry><description>x</description>'),
    text.replace(/<name>[^<]*<\/name>/, ''),
  ]) {
    expect(wrong).not.toBe(text)
    expect(await xmlErrors(wrong, 'atom.rng')).not.toEqual([])
  }
})

test('home, the article index and the articles link to the feed of their language', async () => {
  for (const [path, { document, kind, language }] of await documents()) {
    const link = document.querySelector('head link[type="application/atom+xml"]')
    const has = ['home', 'insights', 'article'].includes(kind)
    expect(link?.getAttribute('href'), path).toBe(has ? feedAddress(language) : undefined)
    expect(link?.getAttribute('rel'), path).toBe(has ? 'alternate' : undefined)
  }
})
