import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startOfDay } from '../../../src/models/site/dates.ts'
import { siteName, siteUrl, words } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { inTestAll, site } from '../support/pages.ts'
import { vocabularyErrors } from '../support/schemaVocabulary.ts'
import { graphOf, isReference, type Node, nodeOf, thingsIn } from '../support/structuredData.ts'

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

/** What Google asks of each type: developers.google.com/search/docs/appearance/structured-data. */
const asked: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name', 'url', 'about'],
  Answer: ['text'],
  Article: ['headline', 'image', 'author', 'publisher', 'dateModified', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  DefinedTerm: ['name'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'provider'],
  WebPage: ['name', 'url', 'isPartOf'],
  WebSite: ['name', 'url', 'potentialAction'],
}

test('every node has what Google asks of its type', async () => {
  const seen = new Set<string>()
  for (const { path, nodes } of await graphs()) {
    for (const thing of thingsIn(nodes).filter((node) => !isReference(node))) {
      const type = String(thing['@type'])
      seen.add(type)
      const missing = asked[type]?.filter((name) => ['', 'undefined'].includes(`${thing[name]}`))
      expect(missing, `${type} on ${path}`).toEqual([])
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(asked))
})

/** The size of a picture of the site. @throws Error if it is none */
async function pictureSize(url: string) {
  const response = await fetch(site(url.slice(siteUrl.length)))
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, ratio: Number((width / height).toFixed(2)) }
}

test('errors against the vocabulary are found', inTestAll(), () => {
  const wrong = {
    property: { '@type': 'Article', headlin: 'x' },
    input: { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', 'qery-input': 'x' } },
  }
  const all = Object.entries(wrong).map(
    ([name, node]) => [name, { '@context': 'https://schema.org', '@graph': [node] }] as const,
  )
  const found = vocabularyErrors(new Map(all)).map((error) => error.split(':')[0])
  expect(new Set(found)).toEqual(new Set(Object.keys(wrong)))
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
  for (const { path, id, kind, language, nodes, document } of await graphs()) {
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
      expect(String(article.headline).length, path).toBeLessThanOrEqual(110)
      // The feed and the sitemap have the same dates: feed.spec.ts, sitemap.spec.ts.
      const { published, modified } = words.article(id as never)[language]
      const { datePublished, dateModified } = article
      expect([datePublished, dateModified], path).toEqual([published, modified].map(startOfDay))
      const times = document.querySelectorAll('main time').slice(0, 2)
      expect(
        times.map((time) => time.getAttribute('datetime')),
        path,
      ).toEqual([published, modified])
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
