/** The search index covers every section of every page, however much of its text is cut away to stay small. */
import { expect, test } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Language, languages } from '../../../routing/language.ts'
import type { SearchIndex } from '../../../src/models/search/searchIndex.ts'
import { wordsIn } from '../../../src/models/search/shorten.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { searchable } from '../../../src/search/searchable.ts'
import { everyFirstPage } from '../support/pages.ts'
import { fileAt } from '../support/publicAddresses.ts'

/** Words of passages, as they are searched. */
function wordsOf(passages: readonly string[], language: Language): string[] {
  const plain = passages.join('\n').replace(/[\u00ad\u200b\u2060]/g, '')
  return [...wordsIn(plain, language).keys()]
}

async function indexed(language: Language): Promise<Map<string, string>> {
  const { text } = await fileAt(href('search', language))
  const address = /\/_astro\/search\.[^"&]+\.json/.exec(text)?.[0]
  const { pages }: SearchIndex = JSON.parse((await fileAt(address ?? '')).text)
  return new Map(
    pages.map(({ href: address, title, question, description, sections }) => [
      address,
      searchable(
        [
          title,
          question,
          description,
          ...sections.flatMap(({ heading, text, words = '' }) => [heading, text, words]),
        ].join('\n'),
      ),
    ]),
  )
}

/**
 * Not indexed: repeated on every page, leading away, computed from an example, or shown only after an
 * interaction.
 */
const notIndexed =
  'nav, form, search, [data-tool], button, sup, a[href^="#r"], [data-no-template], [aria-live], [role="status"]'
const blocks = 'h2'

/** The passages of a page: the content of its blocks, without nested blocks. */
function passages(main: HTMLElement, language: Language): string[] {
  const { article, readMore } = words.site
  const more = new RegExp(`^${readMore[language].replace('{page}', '.+')}$`)
  for (const each of main.querySelectorAll(notIndexed)) each.remove()
  for (const time of main.querySelectorAll('time')) time.parentNode?.remove()
  for (const link of main.querySelectorAll('a')) {
    // A paragraph that is only a link, and "Read more", belong to the other page.
    const { parentNode } = link
    const alone = parentNode?.tagName === 'P' && parentNode.text.trim() === link.text.trim()
    if (alone || more.test(link.text.trim())) link.remove()
  }
  const minutes = new RegExp(`^${article.minutes[language].replace('{minutes}', '\\d+')}$`)
  return main
    .querySelectorAll(blocks)
    // Headings of cards are other pages' titles.
    .filter((block) => !block.closest('a, article') && !block.querySelector('a'))
    .map(({ text }) => text.trim())
    .filter((text) => text !== '' && text !== article.faq[language])
    .filter((text) => !text.startsWith(article.service[language]))
    .filter((text) => !minutes.test(text))
}

for (const language of languages) {
  test(`${language}: every section of a page can be found by the words of its heading`, async () => {
    const index = await indexed(language)
    let compared = 0
    for (const { path, kind, listed, language: its } of everyFirstPage) {
      // Home consists of other pages' texts; the thank-you texts belong to the form.
      if (!listed || its !== language || ['search', 'home', 'contact'].includes(kind)) continue
      const main = parse((await fileAt(path)).text).querySelector('main')
      const said = main ? passages(main, language) : []
      const all = index.get(path) ?? ''
      const words = wordsOf(said, language)
      expect(
        words.filter((word) => !all.includes(word)),
        path,
      ).toEqual([])
      compared += said.length
    }
    expect(compared).toBeGreaterThan(150)
  })
}
