/** What answers in short above the results, and the nearest question if there are none. */
import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { languages } from '../../../routing/language.ts'
import { phone } from '../../../src/models/firm/phone.ts'
import { searchIndex } from '../../../src/models/search/searchIndex.ts'
import { href } from '../../../src/models/site/links.ts'
import { openSearch } from '../../../src/search/openSearch.ts'
import { inTestAll, site } from '../support/pages.ts'
import { fileAt } from '../support/publicAddresses.ts'

for (const language of languages) {
  const { index } = searchIndex(language)
  const { find } = openSearch(index)

  test(`${language}: each card is found by one of its words, and leads to a place that there is`, async () => {
    for (const { said, link } of index.cards) {
      expect(
        said.some((each) => find(each).card?.link.href === link.href),
        link.label,
      ).toBe(true)
      if (!link.href.startsWith('/')) continue
      const [path = '', section] = link.href.split('#')
      const page = parse((await fileAt(path)).text)
      if (section) expect(page.querySelector(`[id="${section}"]`), link.href).not.toBeNull()
    }
  })

  // Staff may remove all cards.
  for (const card of index.cards.slice(0, 1)) {
    test(
      `${language}: a card stands above the results, is reached by the arrow keys, and needs no JavaScript`,
      inTestAll(language === 'en'),
      async ({ page, browser }) => {
        const { said, text, link } = card
        const query = said.find((each) => find(each).card?.link.href === link.href) ?? ''
        const address = site(`${href('search', language)}?q=${encodeURIComponent(query)}`)
        const context = await browser.newContext({ javaScriptEnabled: false })
        const plain = await context.newPage()
        // A busy server answers with the page of all pages.
        await expect(async () => {
          await plain.goto(address)
          await expect(plain.locator('#results ~ aside')).toContainText(text, { timeout: 1000 })
        }).toPass()
        await context.close()
        await page.goto(address)
        await expect(page.locator('[data-answers]')).toHaveCount(0)
        await page.locator('main input[type=search]').focus()
        await page.keyboard.press('ArrowDown')
        await expect(page.locator(`#results ~ aside a[href="${link.href}"]`)).toBeFocused()
      },
    )
  }
}

test(
  'a word of a card that means something else there shows none, and a telephone that is a sample is in none',
  inTestAll(),
  () => {
    const { find } = openSearch(searchIndex('en').index)
    expect(find('cost of winding up').card).toBeUndefined()
    expect(JSON.stringify(searchIndex('en').index.cards).includes('tel:')).toBe(phone() !== null)
  },
)
