/** The search index covers every section of every page, however much of its text is cut away to stay small. */
import { expect, test } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Language, languages } from '../../../routing/language.ts'
import type { SearchIndex } from '../../../src/models/search/searchIndex.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { searchable } from '../../../src/search/searchable.ts'
import { everyFirstPage } from '../support/pages.ts'
import { fileAt } from '../support/publicAddresses.ts'

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
const blocks = 'section[id] > h2'
/** The kinds of pages that consist of sections of their own, not of cards or facts. */
const ofSections: readonly string[] = ['article', 'essay', 'plain', 'service', 'succession', 'tool']

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
  return (
    main
      .querySelectorAll(blocks)
      // Headings of cards are other pages' titles.
      .filter((block) => !block.closest('a') && !block.querySelector('a'))
      .map(({ text }) => text.trim())
      .filter((text) => text !== '' && text !== article.faq[language])
      .filter((text) => !text.startsWith(article.service[language]))
      .filter((text) => !minutes.test(text))
  )
}

for (const language of languages) {
  test(`${language}: every section of a page can be found by its heading`, async () => {
    const index = await indexed(language)
    let compared = 0
    for (const { path, kind, listed, language: its } of everyFirstPage) {
      if (!listed || its !== language || !ofSections.includes(kind)) continue
      const main = parse((await fileAt(path)).text).querySelector('main')
      const said = main ? passages(main, language) : []
      const all = index.get(path) ?? ''
      // Without the characters for line breaks and the label of samples; the second line is the text without kana.
      const plain = said
        .map((text) =>
          text.replace(/[\u00ad\u200b\u2060]/g, '').replace(words.site.sample[language], ''),
        )
        .map((text) => searchable(text).split('\n')[0]?.trim() ?? '')
      expect(
        plain.filter((heading) => !all.includes(heading)),
        path,
      ).toEqual([])
      compared += said.length
    }
    expect(compared).toBeGreaterThan(150)
  })
}
