import { expect, test } from '@playwright/test'
import { lastChanges } from '../../../build/feeds/lastChanges.ts'
import { localAddress } from '../../../routing/address.ts'
import { languages } from '../../../routing/language.ts'
import { sitemapAddress } from '../../../src/models/site/fileAddresses.ts'
import { siteUrl, words } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { everyFirstPage as pages } from '../support/pages.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'
import { attributesOf, valuesOf, xmlErrors } from '../support/xml.ts'

test('the sitemap has exactly the indexable pages', async () => {
  const { status, type, text } = await fileAt(sitemapAddress)
  expect([status, type]).toEqual([200, 'text/xml; charset=utf-8'])
  expect(await xmlErrors(text, 'sitemap.xsd')).toEqual([])
  const listed = pages.filter((page) => page.indexed).map(({ path }) => siteUrl + path)
  expect(valuesOf(text, 'loc').sort()).toEqual(listed.sort())
  expect(await unanswered([...valuesOf(text, 'loc'), ...attributesOf(text, 'href')])).toEqual([])
})

test('the schema rejects invalid sitemaps', async () => {
  const { text } = await fileAt(sitemapAddress)
  for (const wrong of [
    text.replace('<loc>', '<loc> </loc><loc>'),
    text.replace('hreflang="en"', 'hreflang="fr"'),
  ]) {
    expect(wrong).not.toBe(text)
    expect(await xmlErrors(wrong, 'sitemap.xsd')).not.toEqual([])
  }
})

test("a page's alternates in the sitemap are those in its head", async () => {
  const { text } = await fileAt(sitemapAddress)
  const all = await documents()
  const entries = text.match(/<url>.*?<\/url>/g) ?? []
  expect(entries.length).toBeGreaterThan(60)
  for (const entry of entries) {
    const [loc = ''] = valuesOf(entry, 'loc')
    const head = all
      .get(new URL(loc).pathname)
      ?.document.querySelectorAll('link[hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
    const [languages, addresses] = [attributesOf(entry, 'hreflang'), attributesOf(entry, 'href')]
    expect(
      languages.map((language, at) => [language, addresses[at]]),
      loc,
    ).toEqual(head)
  }
})

test('every address has the day on which its words changed; an article says it itself', async () => {
  // Without the history of content/, as in an archive, only articles know their day.
  const known = lastChanges(process.cwd()).size > 0
  const { text } = await fileAt(sitemapAddress)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  for (const entry of text.match(/<url>.*?<\/url>/g) ?? []) {
    const [loc = ''] = valuesOf(entry, 'loc')
    const page = pages.find(({ path }) => siteUrl + path === loc)
    const [day = '', ...others] = valuesOf(entry, 'lastmod')
    expect(day, loc).toMatch(known || page?.kind === 'article' ? /^20\d\d-\d\d-\d\d$/ : /^$/)
    expect([day <= tomorrow, others], loc).toEqual([true, []])
    if (page?.kind !== 'article') continue
    expect(day, loc).toBe(words.article(page.id as never)[page.language].modified)
  }
})

// With notes: the tests of the editor's build.
if (words.newsIds.length === 0) {
  test('without notes there is no page of news, no link to it and no feed of it', async () => {
    for (const language of languages) {
      for (const name of ['/news', '/news.xml'] as const) {
        expect((await fileAt(localAddress(name, language))).status).toBe(404)
      }
      expect((await fileAt(sitemapAddress)).text).not.toContain(localAddress('/news', language))
    }
    for (const [path, { document }] of await documents()) {
      expect(document.querySelector('[href*="/news"]'), path).toBeNull()
    }
  })
}
