import { expect, test } from '@playwright/test'
import { languages } from '../../routing/language.ts'
import { everyFirstPage, site } from '../site/support/pages.ts'

/** As build/pages/noBreaks.ts holds them together. */
const least = { ja: 3, en: 5 }

for (const width of [1440, 390]) {
  for (const language of languages) {
    test(`no last line of fewer than ${least[language]} characters at ${width} px in ${language}`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      const short: string[] = []
      for (const { path } of everyFirstPage.filter((each) => each.language === language)) {
        await page.goto(site(path))
        await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
        for (const line of await page.evaluate(shortLastLines, least[language]))
          short.push(`${path}: ${line}`)
      }
      expect(short).toEqual([])
    })
  }
}

/** Last lines of running text with fewer than so many characters (at most five). Runs in the page. */
function shortLastLines(least: number): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const found: string[] = []
  for (const block of document.querySelectorAll('main :is(p, li, dd, td, blockquote)')) {
    if (block.querySelector('p, ul, ol, dl, a[class], svg') || !block.checkVisibility()) continue
    // A breadcrumb is not running text.
    if (block.closest('form, [role="group"], nav:has([aria-current="page"])')) continue
    // Lines of their own, such as a name above a trade.
    const apart = (each: Element) => getComputedStyle(each).display === 'block'
    if ([...block.querySelectorAll('span, b, cite')].some(apart)) continue
    const characters: [Text, number][] = []
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('sup, small')) continue
      const all = text.textContent ?? ''
      for (let at = 0; at < all.length; at += 1) {
        if (all[at]?.trim()) characters.push([text as Text, at])
      }
    }
    const boxOf = ([text, at]: [Text, number]) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return [...range.getClientRects()].at(-1)
    }
    const together = (one?: DOMRect, other?: DOMRect) =>
      one && other && Math.abs(one.bottom - other.bottom) < other.height * 0.6
    // The last five characters are enough to measure.
    const [first, ...ending] = characters.slice(-5).map(boxOf)
    if (ending.length === 4 && ending.every((box) => together(first, box))) continue
    const lines: { box: DOMRect; text: string }[] = []
    for (const character of characters) {
      const box = boxOf(character)
      if (!box || box.width < 1) continue
      const last = lines.at(-1)
      const letter = character[0].data[character[1]]
      if (last && together(last.box, box)) last.text += letter
      else lines.push({ box, text: letter ?? '' })
    }
    const last = lines.at(-1)?.text ?? ''
    // Two words in a narrow cell cannot break elsewhere.
    const words = (block.textContent ?? '').trim().split(/\s+/)
    const onlyWay = lines.length === words.length && last === words.at(-1)
    if (lines.length > 1 && last.length < least && !onlyWay)
      found.push(`${lines.at(-2)?.text} / ${last}`)
  }
  return found
}
