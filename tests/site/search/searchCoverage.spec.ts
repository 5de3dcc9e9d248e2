/** The search index covers every section of every page, however much of its text is cut away to stay small. */
import { expect, test } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Language, languages } from '../../../routing/language.ts'
import { searchable } from '../../../src/search/searchable.ts'
import { sentences } from '../../../src/search/sentences.ts'
import { everyFirstPage } from '../support/pages.ts'
import { fileAt } from '../support/publicAddresses.ts'
import { servedIndex } from '../support/search.ts'

async function indexed(language: Language): Promise<Map<string, string>> {
  const { pages } = await servedIndex(language)
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

/** The kinds of pages that consist of sections of their own, not of cards or facts. */
const ofSections: readonly string[] = ['article', 'essay', 'plain', 'service', 'succession', 'tool']

/** The headings of a page's sections, and the first sentence of those that begin with a paragraph. */
function beginnings(main: HTMLElement): string[] {
  for (const mark of main.querySelectorAll('sup')) mark.remove()
  return main.querySelectorAll('section[id] > h2').flatMap((heading) => {
    const first = heading.parentNode?.querySelector('h2 + div > :first-child')
    const [sentence = ''] = first?.tagName === 'P' ? sentences(plain(first.text)) : []
    return [plain(heading.text), sentence]
  })
}

/** Without the characters for line breaks. */
const plain = (text: string) => text.replace(/[\u00ad\u200b\u2060]/g, '').trim()

/** A text's English words in their order, and its runs of Japanese, as they are searched. */
function parts(text: string): string[] {
  const [words = '', ...runs] = searchable(text).split('\n')
  return [words.trim(), ...runs].filter(Boolean)
}

for (const language of languages) {
  test(`${language}: every section of a page can be found by its heading and its first sentence`, async () => {
    const index = await indexed(language)
    let compared = 0
    for (const { path, kind, listed, language: its } of everyFirstPage) {
      if (!listed || its !== language || !ofSections.includes(kind)) continue
      const main = parse((await fileAt(path)).text).querySelector('main')
      const said = main ? beginnings(main).flatMap(parts) : []
      const all = index.get(path) ?? ''
      expect(
        said.filter((part) => !all.includes(part)),
        path,
      ).toEqual([])
      compared += said.join(' ').split(' ').length
    }
    expect(compared).toBeGreaterThan(500)
  })
}
