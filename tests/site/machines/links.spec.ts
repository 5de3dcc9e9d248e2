import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { siteUrl } from '../../../src/models/site/site.ts'
import { documents, templateDocuments } from '../support/documents.ts'
import { orphans } from '../support/orphans.ts'
import { site } from '../support/pages.ts'
import { unanswered } from '../support/publicAddresses.ts'

test('every internal link leads to a page, and every anchor exists', async () => {
  const all = new Map([...(await documents()), ...(await templateDocuments())])
  const broken: string[] = []
  const files = new Set<string>()
  let links = 0
  for (const [path, { document }] of all) {
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', site(path))
      if (url.origin !== new URL(site()).origin) continue
      links += 1
      // Not a page, but a file beside it, such as a chart as a picture.
      if (/\.[a-z]+$/.test(url.pathname)) {
        files.add(siteUrl + url.pathname)
        continue
      }
      const target = all.get(url.pathname)
      // A text for the form and the numbers of a tool are no anchors.
      const id = url.hash.includes('=') ? '' : decodeURIComponent(url.hash.slice(1))
      if (!target) broken.push(`${path}: ${url.pathname} is no page`)
      else if (id && !target.document.getElementById(id)) {
        broken.push(`${path}: ${url.pathname} has no #${id}`)
      }
    }
  }
  expect(links).toBeGreaterThan(100)
  expect(broken).toEqual([])
  expect(await unanswered([...files])).toEqual([])
})

/** Link texts that say nothing to those who go from link to link. */
const emptyName =
  /^(read more|learn more|more|here|click here|details|continue|(詳|くわ)しく(読む|見る)?|(詳|くわ)しくはこちら|こちら|続きを読む|もっと見る)$/i

test('every link text says where it leads', async () => {
  const empty: string[] = []
  let links = 0
  for (const [path, { document }] of [...(await documents()), ...(await templateDocuments())]) {
    for (const link of document.querySelectorAll('a[href]')) {
      links += 1
      for (const unheard of link.querySelectorAll('[aria-hidden="true"]')) unheard.remove()
      const name = link.getAttribute('aria-label') ?? link.text.trim()
      if (emptyName.test(name)) empty.push(`${path}: "${name}" to ${link.getAttribute('href')}`)
    }
  }
  expect(links).toBeGreaterThan(1000)
  expect(empty).toEqual([])
})

for (const language of languages) {
  test(`${language}: every page is reachable from home by links in texts and footer, without the menu`, async () => {
    const all = [...(await documents())].filter(([, page]) => page.language === language)
    const pages = new Map(all.map(([path, { document }]) => [path, document]))
    for (const document of pages.values()) document.querySelector('#menu')?.remove()
    // The list of all pages does not count either.
    pages.get(href('search', language))?.querySelector('main')?.remove()
    const answers = all.filter(([, { listed }]) => !listed).map(([path]) => path)
    expect(orphans(pages, href('home', language))).toEqual(answers)
  })
}

test('no page shows Markdown syntax', async () => {
  const found: string[] = []
  for (const [path, { document }] of await documents()) {
    const text = document.querySelector('main')?.textContent ?? ''
    const signs = /.{0,10}(?:\*\*|\]\((?:page|http)|\{(?:figure|source|quote)).{0,20}/.exec(text)
    if (signs) found.push(`${path}: ${signs[0]}`)
  }
  expect(found).toEqual([])
})

test('English on a Japanese page is marked with lang="en"', async () => {
  const unsaid: string[] = []
  let said = 0
  for (const [path, { document, language }] of await documents()) {
    if (language !== 'ja') continue
    said += document.querySelectorAll('main span[lang="en"]').length
    for (const part of document.querySelectorAll(
      '[lang="en"], script, style, svg, noscript, [data-tool]',
    )) {
      part.remove()
    }
    for (const text of document.querySelector('body')?.structuredText.split('\n') ?? []) {
      const found = /[A-Z][a-z]+(?: [A-Z][a-z]+)+/.exec(text)
      if (found) unsaid.push(`${path}: ${found[0]}`)
    }
  }
  expect(said).toBeGreaterThan(2)
  expect(unsaid).toEqual([])
})

test('no page has text in the other language, except names', async () => {
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
