import { expect, test } from '@playwright/test'
import { feedAddress, sitemapAddress } from '../../../src/models/site/fileAddresses.ts'
import { siteName, siteUrl, words } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { inTestAll } from '../support/pages.ts'
import { fileAt } from '../support/publicAddresses.ts'
import { vocabularyErrors } from '../support/schemaVocabulary.ts'
import { graphOf, isReference, type Node, nodeOf, thingsIn } from '../support/structuredData.ts'
import { faults, pictureSize, rules } from '../support/structuredDataRules.ts'
import { valuesOf } from '../support/xml.ts'

const pageTypes = ['WebPage', 'AboutPage', 'ContactPage', 'FAQPage']

async function graphs() {
  return [...(await documents())].map(([path, page]) => ({
    path,
    ...page,
    ...graphOf(page.document),
  }))
}

test("every page's structured data fits schema.org's vocabulary", async () => {
  const all = (await graphs()).map(({ path, text }) => [path, JSON.parse(text)] as const)
  expect(all.length).toBeGreaterThan(60)
  expect(vocabularyErrors(new Map(all))).toEqual([])
})

test('errors against the vocabulary are found', inTestAll(), () => {
  const wrong = {
    type: { '@type': 'Articel', name: 'x' },
    property: { '@type': 'Article', headlin: 'x' },
    'property of another type': { '@type': 'Article', hasDefinedTerm: [] },
    value: { '@type': 'Article', author: 5 },
    input: { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', 'qery-input': 'x' } },
    'nested value': {
      '@type': 'WebPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', txt: 'x' } }],
    },
  }
  const all = Object.entries(wrong).map(
    ([name, node]) => [name, { '@context': 'https://schema.org', '@graph': [node] }] as const,
  )
  const found = vocabularyErrors(new Map(all)).map((error) => error.split(':')[0])
  expect(new Set(found)).toEqual(new Set(Object.keys(wrong)))
})

test('every node keeps the rules that Google has for its type', async () => {
  const seen = new Set<string>()
  for (const { path, nodes } of await graphs()) {
    const byId = new Map(nodes.map((node) => [node['@id'], node]))
    for (const thing of thingsIn(nodes).filter((node) => !isReference(node))) {
      seen.add(String(thing['@type']))
      expect(faults(thing, byId), path).toEqual([])
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(rules).sort())
})

test('breaches of the rules are found', () => {
  const article = { '@type': 'Article', headline: ' ', datePublished: '2025-10-29', image: [] }
  const found = faults({ ...article, dateModified: '2024-01-01T00:00:00+09:00' }, new Map())
  expect(found).toEqual([
    'headline of Article: no text',
    'image of Article: nothing in it',
    'Article has no author',
    'Article has no publisher',
    'datePublished of Article: no date with time and zone',
    'dateModified of Article: before datePublished',
    'Article has no mainEntityOfPage',
  ])
})

test("an article's picture has the three shapes of search results, the logo a size they show", async () => {
  const all = await graphs()
  for (const { path, nodes, kind } of all.filter((page) => page.kind === 'article')) {
    const addresses = nodeOf(nodes, 'Article')?.image as readonly string[]
    const sizes = await Promise.all(addresses.map(pictureSize))
    expect(
      sizes.map(({ ratio }) => ratio),
      `${kind} ${path}`,
    ).toEqual([1.78, 1.33, 1])
    for (const { width, height } of sizes) expect(width * height).toBeGreaterThan(50_000)
  }
  const logo = String(nodeOf(all[0]?.nodes ?? [], 'Organization')?.logo)
  expect((await pictureSize(logo)).width).toBeGreaterThanOrEqual(112)
})

test("an article's dates are the same on its page, in its data, in feed and sitemap", async () => {
  const sitemap = (await fileAt(sitemapAddress)).text.match(/<url>.*?<\/url>/g) ?? []
  for (const { path, nodes, kind, language, document } of await graphs()) {
    if (kind !== 'article') continue
    const feed = (await fileAt(feedAddress(language))).text.match(/<entry>.*?<\/entry>/gs) ?? []
    const entry = feed.find((each) => valuesOf(each, 'id')[0] === siteUrl + path) ?? ''
    const shown = document
      .querySelectorAll('main time')
      .map((time) => time.getAttribute('datetime'))
    const { datePublished, dateModified } = nodeOf(nodes, 'Article') ?? {}
    const dates = [datePublished, dateModified]
    expect([...valuesOf(entry, 'published'), ...valuesOf(entry, 'updated')], path).toEqual(dates)
    expect(shown.slice(0, 2), path).toEqual(dates.map((date) => String(date).slice(0, 10)))
    const place = sitemap.find((each) => valuesOf(each, 'loc')[0] === siteUrl + path) ?? ''
    expect(valuesOf(place, 'lastmod'), path).toEqual([String(dateModified).slice(0, 10)])
  }
})

test('the graph is connected: every referenced id exists, and every node is reachable', async () => {
  for (const { path, nodes } of await graphs()) {
    const byId = new Map(nodes.map((node) => [node['@id'], node]))
    expect(byId.size, path).toBe(nodes.length)
    const page = nodeOf(nodes, ...pageTypes)
    expect(page?.['@id'], path).toBe(siteUrl + path)
    const named = (node: Node) =>
      thingsIn(node)
        .filter(isReference)
        .map((each) => each['@id'])
    const reached = new Set<Node>(page ? [page] : [])
    for (const node of reached) {
      for (const id of named(node)) {
        const found = byId.get(id)
        expect(found, `${id} on ${path}`).toBeDefined()
        if (found) reached.add(found)
      }
      // An article refers to the page that it is on.
      for (const other of nodes) if (named(other).includes(node['@id'])) reached.add(other)
    }
    expect(reached.size, path).toBe(nodes.length)
  }
})

test('every page below home has a breadcrumb, the same in the structured data and on the page', async () => {
  for (const { path, id, nodes, document } of await graphs()) {
    const list = nodeOf(nodes, 'BreadcrumbList')
    const visible = document.querySelectorAll('nav li:has(> a), nav li[aria-current="page"]')
    const trail = visible.filter((item) =>
      item.parentNode?.querySelector('li[aria-current="page"]'),
    )
    if (id === 'home') {
      expect([list, trail.length]).toEqual([undefined, 0])
      continue
    }
    const steps = list?.itemListElement as readonly Node[]
    expect(steps.length, path).toBeGreaterThan(1)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
    expect(
      steps.map(({ name }) => name),
      path,
    ).toEqual(trail.map((item) => item.textContent))
    const addresses = trail.map((item) => item.querySelector('a')?.getAttribute('href') ?? path)
    expect(
      steps.map(({ item }) => item),
      path,
    ).toEqual(addresses.map((each) => siteUrl + each))
  }
})

test('questions, headlines and terms are those on the page', async () => {
  for (const { path, kind, language, nodes, document } of await graphs()) {
    const main = document.querySelector('main')?.textContent ?? ''
    const questions = thingsIn(nodes).filter(({ '@type': type }) => type === 'Question')
    expect(questions.length, path).toBe(document.querySelectorAll('#faq ~ details').length)
    for (const { name, acceptedAnswer } of questions) {
      expect(main, path).toContain(name)
      expect(main, path).toContain((acceptedAnswer as Node).text)
    }
    const article = nodeOf(nodes, 'Article')
    expect(article !== undefined, path).toBe(kind === 'article')
    if (article) {
      expect(article.headline, path).toBe(document.querySelector('h1')?.textContent)
      for (const date of [article.datePublished, article.dateModified]) {
        expect(date, path).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+09:00$/)
        expect(main).toContain(
          document.querySelector(`time[datetime="${String(date).slice(0, 10)}"]`)?.textContent,
        )
      }
    }
    const terms = nodeOf(nodes, 'DefinedTermSet')?.hasDefinedTerm as readonly Node[] | undefined
    expect(
      terms?.map(({ name }) => name),
      path,
    ).toEqual(
      kind === 'glossary' ? words.glossary.terms.map(({ term }) => term[language]) : undefined,
    )
  }
})

test("the specification's types are on their pages", async () => {
  const all = await graphs()
  const typeOf = (path: string) =>
    nodeOf(all.find((page) => page.path === path)?.nodes ?? [], ...pageTypes)?.['@type']
  expect([typeOf('/about-legatus'), typeOf('/en/contact')]).toEqual(['AboutPage', 'ContactPage'])
  for (const { path, nodes, language } of all) {
    const website = nodeOf(nodes, 'WebSite')
    const home = language === 'ja' ? `${siteUrl}/` : `${siteUrl}/en`
    const below = language === 'ja' ? siteUrl : `${siteUrl}/en`
    expect([website?.name, website?.url], path).toEqual([siteName, home])
    expect(website?.potentialAction, path).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${below}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    })
  }
})

test('the four articles of the specification are dated 2025-10-29', async () => {
  const { longArticles } = await import('../../support/specification.ts')
  const all = await graphs()
  for (const address of longArticles) {
    const article = nodeOf(all.find(({ path }) => path === address)?.nodes ?? [], 'Article')
    expect([article?.datePublished, article?.dateModified], address).toEqual([
      '2025-10-29T00:00:00+09:00',
      '2025-10-29T00:00:00+09:00',
    ])
  }
})

test('no sample is in structured data', async () => {
  const samples = [
    ...words.company.rows.filter(({ sample }) => sample).map(({ value }) => value),
    ...words.testimonials.items.filter(({ sample }) => sample).map(({ content }) => content),
    ...Object.values(words.settings.inquiries)
      .filter((fact) => typeof fact === 'object' && fact.sample)
      .map((fact) => (fact as { value: unknown }).value)
      .filter((value) => typeof value === 'object'),
  ].flatMap((text) => Object.values(text ?? {}) as string[])
  for (const { path, text } of await graphs()) {
    for (const sample of samples) expect(text, path).not.toContain(sample)
  }
})
