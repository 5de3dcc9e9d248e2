/** The questions that owners come with (owners.yaml) are answered by following visible links from home. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { site } from '../site/support/pages.ts'

interface Question {
  readonly question: string
  readonly way: readonly { readonly in: keyof typeof places; readonly page: PageId }[]
  readonly answer: Readonly<Record<Language, readonly string[]>>
}

const places = {
  questions: 'nav[aria-labelledby="questions"]',
  talk: 'section[aria-labelledby="first-talk"]',
  menu: '#menu',
  main: 'main',
}

const file = new URL('owners.yaml', import.meta.url)
const questions: readonly Question[] = parse(readFileSync(file, 'utf8'))

/** The first lines of text below the page's title, in the lead and the facts below it. */
function firstLines(page: Page, count: number): Promise<string[]> {
  return page.evaluate((count) => {
    const lines: { bottom: number; text: string }[] = []
    const blocks = [...document.querySelectorAll('main article :is(p, dt, dd)')]
    for (const block of blocks) {
      if (block.closest('nav, section')) continue
      // A block starts a line.
      lines.push({ bottom: Number.NEGATIVE_INFINITY, text: '' })
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('sup')) continue
        for (const [at, character] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const box = range.getBoundingClientRect()
          const last = lines.at(-1)
          if (!last) continue
          // White space at a line's end has no width.
          if (box.width === 0) last.text += character
          else if (last.text.trim() === '' || box.bottom - last.bottom < box.height * 0.6)
            Object.assign(last, { bottom: box.bottom, text: last.text + character })
          else lines.push({ bottom: box.bottom, text: character })
        }
      }
      if (lines.length > count) break
    }
    return lines.slice(0, count).map(({ text }) => text)
  }, count)
}

test('there are twenty-one questions, none more than two links from home', () => {
  expect(questions).toHaveLength(21)
  for (const { question, way } of questions) expect([1, 2], question).toContain(way.length)
})

for (const language of languages) {
  for (const { question, way, answer } of questions) {
    test(`${language}: ${question}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(site(href('home', language)))
      for (const step of way) {
        if (step.in === 'menu') {
          const name = words.site.openMenu[language]
          await page.getByRole('button', { name, exact: true }).click()
        }
        const address = href(step.page, language)
        const link = page.locator(`${places[step.in]} a[href="${address}"]`).first()
        await expect(link).toBeVisible()
        await link.click()
        await expect(page).toHaveURL(site(address))
      }
      const lines = await firstLines(page, 3)
      // Words of an English answer may be on two lines.
      const text = lines.map((line) => line.trim()).join(language === 'en' ? ' ' : '')
      for (const part of answer[language]) expect(text, lines.join(' / ')).toContain(part)
    })
  }
}
