import { expect, test } from '@playwright/test'
import { documents } from './support/documents.ts'
import { fontsSettled } from './support/pageLayout.ts'
import { inTestAll, pages, site } from './support/pages.ts'

test('no English page has straight quotation marks or apostrophes', async () => {
  const found: string[] = []
  for (const [path, { language, document }] of await documents()) {
    if (language !== 'en') continue
    for (const element of document.querySelectorAll('script, style')) element.remove()
    const described = document
      .querySelectorAll('[alt], [aria-label], [content]:not([http-equiv])')
      .map((each) =>
        ['alt', 'aria-label', 'content'].map((name) => each.getAttribute(name) ?? '').join(' '),
      )
    for (const text of [document.textContent, ...described]) {
      const straight = /.{0,30}["'].{0,30}/.exec(text)?.[0]
      if (straight) found.push(`${path}: ${straight}`)
    }
  }
  expect(found).toEqual([])
})

for (const width of [360, 390, 430])
  test(
    `no Japanese line on a phone of ${width} px breaks between a number and its unit`,
    inTestAll(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const parted: string[] = []
      for (const { path } of pages.filter(({ language }) => language === 'ja')) {
        await page.goto(site(path))
        // The final lines: digits are wider in the late fonts.
        await fontsSettled(page)
        for (const found of await page.evaluate(partedAmounts)) parted.push(`${path}: ${found}`)
      }
      expect(parted).toEqual([])
    },
  )

/** Amounts in running text that are broken over two lines, with context. Runs in the page. */
function partedAmounts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const amounts =
    /(?:[約第]|\d[〜,.]?)(?=\d)|\d(?=[〜年月日時分歳名人社件円万億兆割倍つ版条項号回]|か[月所])|\d[年月万億か](?=[度間円人社月])/g
  const parted: string[] = []
  for (const block of document.querySelectorAll('main :is(p, li, dd)')) {
    // Text rendered by scripts has the browser's own phrases; table columns are narrow.
    const script = block.closest('astro-island, astro-slot')?.localName === 'astro-island'
    if (script || block.closest('td') || block.querySelector('p, li, dd')) continue
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const letters: { text: Text; at: number }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (let at = 0; at < text.length; at += 1) letters.push({ text, at })
    }
    const boxOf = (place: number) => {
      const { text, at } = letters[place] as (typeof letters)[number]
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const whole = letters.map(({ text, at }) => text.data[at]).join('')
    for (const { 0: found, index } of whole.matchAll(amounts)) {
      const [before, after] = [boxOf(index + found.length - 1), boxOf(index + found.length)]
      if (after.top > before.top + before.height / 2 && after.left < before.left)
        parted.push(whole.slice(Math.max(index - 5, 0), index + 9))
    }
  }
  return parted
}

test('no text on a phone is smaller than 14 px, but the numbers of notes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  for (const { path } of pages) {
    await page.goto(site(path))
    for (const found of await page.evaluate(smallTexts)) small.push(`${path}: ${found}`)
  }
  expect(small).toEqual([])
})

/** Runs in the page. */
function smallTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (!data.trim() || !parentElement?.checkVisibility()) continue
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
    if (size < 14 && !parentElement.closest('sup')) found.push(`${data.trim()} ${size}`)
  }
  return found
}
