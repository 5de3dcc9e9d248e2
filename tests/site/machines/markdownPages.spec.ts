import { expect, test } from '@playwright/test'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { languages } from '../../../routing/language.ts'
import { llmsAddress, markdownAddress } from '../../../src/models/site/fileAddresses.ts'
import { newestArticles } from '../../../src/models/site/newest.ts'
import { siteName, siteUrl, words } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { everyFirstPage, inTestAll, site } from '../support/pages.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'

const read = unified().use(remarkParse).use(remarkGfm)
const bare = (text: string) => text.replace(/[\s\u200b\u2060]/g, '')

test('every listed page has a Markdown version with the same content', inTestAll(), async () => {
  const links: string[] = []
  for (const [path, { document, id, language, listed, number }] of await documents()) {
    if (!listed || number > 1) continue
    const address = markdownAddress(id, language)
    const { status, type, text, response } = await fileAt(address)
    expect([status, type], path).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex')
    const link = document.querySelector('head link[type="text/markdown"]')
    expect([link?.getAttribute('rel'), link?.getAttribute('href')]).toEqual(['alternate', address])
    const negotiated = await fetch(site(path), { headers: { accept: 'text/markdown, */*;q=0.1' } })
    expect(await negotiated.text(), path).toBe(text)
    expect(text.startsWith(`# `), path).toBe(true)
    expect(text.endsWith(`\n<${siteUrl}${path}>\n`), path).toBe(true)
    expect(text, path).not.toMatch(/<(script|div|span|a|p|svg)\b|\]\((?!https?:)/)
    expect(text, path).not.toContain('\u2060')
    const said = bare(textOf(read.parse(text), { includeHtml: false }))
    const shown = document.querySelectorAll('main h1, main h2:not(nav h2), main :not(form) > p')
    // Neither progress messages nor what is drawn for the eye beside a table are content.
    for (const each of shown.filter(
      (part) => !part.closest('form, [hidden], [inert], [role=status], [aria-hidden=true]'),
    )) {
      const words = bare(each.textContent)
      // Links that are a whole block, and those of pictures, are compared with their block.
      expect(said.includes(words), `"${words.slice(0, 60)}" of ${path}`).toBe(true)
    }
    links.push(...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link))
  }
  expect(links.length).toBeGreaterThan(500)
  expect(await unanswered(links.filter((link) => link.startsWith(siteUrl)))).toEqual([])
})

test('only Markdown versions are excluded from search engines', async () => {
  for (const path of [
    '/',
    '/succession',
    '/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/en/llms.txt',
  ]) {
    const { headers } = await fetch(site(path), { method: 'HEAD' })
    expect(headers.get('x-robots-tag'), path).toBeNull()
  }
})

for (const language of languages) {
  test(`${language}: llms.txt links to every Markdown version, with the page's description`, async () => {
    const { status, type, text } = await fileAt(llmsAddress(language))
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    const tree = read.parse(text)
    const [title, summary] = tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(title && textOf(title)).toBe(siteName)
    expect(summary?.type).toBe('blockquote')
    const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)(?:: (.+))?$/gm)]
    const newest = newestArticles as readonly string[]
    const listed = everyFirstPage.filter(
      (page) =>
        page.language === language &&
        page.indexed &&
        (page.kind !== 'article' || newest.includes(page.id)),
    )
    for (const { id } of listed) {
      const page = words.page(id)[language]
      const address = siteUrl + markdownAddress(id, language)
      const found = links.find(([, , link]) => link === address)
      expect(found?.[1], address).toBe(page.title)
      expect(found?.[3], address).toBe(page.description)
    }
    expect(await unanswered(links.map(([, , link = '']) => link))).toEqual([])
  })
}
