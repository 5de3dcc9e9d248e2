import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { languages } from '../../routing/language.ts'
import { layOutWithinBoxes, textsCut } from './support/clippedText.ts'
import { laidOut } from './support/pageLayout.ts'
import { firstPages, site } from './support/pages.ts'
import { setStyles, textSpacing } from './support/textSettings.ts'

/** Text spacing, and double text size (WCAG 1.4.4). */
const settings = {
  'text spacing': textSpacing,
  'text at 200 %': ':root { font-size: 200% }',
}

for (const language of languages) {
  test(`no text is cut off with readers' text settings, in ${language}`, async ({ page }) => {
    test.slow()
    const lost: string[] = []
    for (const { path, kind } of firstPages.filter((each) => each.language === language)) {
      // The gallery has its own spec.
      if (kind === 'templates') continue
      await page.goto(site(path))
      for (const [name, css] of Object.entries(settings)) {
        await page.evaluate(setStyles, css)
        for (const width of [390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.evaluate(layOutWithinBoxes)
          for (const text of await page.evaluate(textsCut)) {
            lost.push(`${path} ${width}, ${name}: ${text}`)
          }
        }
      }
    }
    expect(lost).toEqual([])
  })
}

for (const language of languages) {
  test(`headings break after a colon first, in ${language}`, async ({ page }) => {
    const parted: string[] = []
    const some = firstPages.filter((each) => each.language === language && each.kind === 'service')
    for (const { path } of some) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site(path))
        await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
        for (const each of await page.evaluate(partedClauses)) parted.push(`${path}: ${each}`)
      }
    }
    expect(parted).toEqual([])
  })
}

/**
 * Headings whose parts before and after a colon share a line or take more lines than needed. Runs in the
 * page.
 */
function partedClauses(): string[] {
  const found: string[] = []
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h2, nav li > a)')) {
    const [first = '', second] = heading.textContent.split(/(?<=：|: )/)
    if (!second || !heading.checkVisibility()) continue
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const characters: { text: string; box: DOMRect }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        if (range.toString().trim())
          characters.push({ text: range.toString(), box: range.getBoundingClientRect() })
      }
    }
    const lines: string[] = []
    let before: DOMRect | undefined
    for (const { text, box } of characters) {
      if (!before || box.top >= before.bottom - 4) lines.push('')
      // A space is at least a fifth of the letters' height.
      else if (box.left - before.right > box.height / 8) lines.push(`${lines.pop() ?? ''} `)
      lines.push((lines.pop() ?? '') + text)
      before = box
    }
    // Both fit on one line, or the first part ends a line.
    const ends = lines.some((_, at) => lines.slice(0, at + 1).join(' ') === first.trim())
    const apart = !first.endsWith(' ') || lines.join(' ').includes(first)
    if ((lines.length > 1 && !ends) || !apart) found.push(lines.join(' / '))
  }
  return found
}

test('lines are filled in narrow columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, selector] of [
    ['/testimonials', 'main blockquote p + p'],
    ['/succession', 'main dl dd'],
  ] as const) {
    await page.goto(site(path))
    const texts = await page.locator(selector).all()
    expect(texts.length, path).toBeGreaterThan(0)
    for (const text of texts) {
      const shares = await text.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const lines = new Map<number, number>()
        for (const { bottom, right } of range.getClientRects()) {
          const line = Math.round(bottom / 8)
          lines.set(line, Math.max(lines.get(line) ?? 0, right))
        }
        const { left, width } = element.getBoundingClientRect()
        return [...lines.values()].slice(0, -2).map((right) => (right - left) / width)
      })
      for (const share of shares) expect(share, path).toBeGreaterThan(0.8)
    }
  }
})

test('a table that scrolls sideways has a shadow at the right until its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(site('/succession'))
  await laidOut(page)
  const region = page.locator('section:has(> table[data-kind="matrix"])').first()
  await region.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }))
  /** How much darker the right edge is than the background, in the empty strip above the head. */
  const darkness = async () => {
    const box = await region.boundingBox()
    if (!box) throw new Error('the matrix is not shown')
    const edge = { x: box.x + box.width - 2, y: box.y + 4, width: 1, height: 1 }
    const { data } = await sharp(await page.screenshot({ clip: edge }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return 255 - (data[0] ?? 0)
  }
  expect(await darkness()).toBeGreaterThan(30)
  await region.evaluate((each) => each.scrollTo({ left: 1000, behavior: 'instant' }))
  await expect.poll(darkness).toBeLessThan(15)
})
