import type { Page } from '@playwright/test'
import type { PageId } from '../../routing/table.ts'
import { words } from '../../src/models/site/site.ts'

interface Interaction {
  readonly name: string
  readonly page: PageId
  /** Window width in CSS pixels. */
  readonly width: number
  readonly act: (page: Page) => Promise<void>
}

/** A person's pace, in ms. */
const pause = 300

async function press(page: Page, selector: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.locator(selector).first().click()
    await page.waitForTimeout(pause)
  }
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).first().click()
  await page.keyboard.type(text, { delay: 120 })
}

async function approachTool(page: Page): Promise<void> {
  await page.locator('[data-tool] form').scrollIntoViewIfNeeded()
  await page.locator('[data-tool] noscript').waitFor({ state: 'detached' })
  await page.waitForTimeout(pause)
}

async function pressMenu(page: Page): Promise<void> {
  await press(page, '[commandfor=menu][command=show-modal]')
  await page.waitForTimeout(1000)
  await press(page, '[commandfor=menu][command=close]')
}

export const interactions: readonly Interaction[] = [
  { name: 'menu opened and closed', page: 'home', width: 390, act: pressMenu },
  { name: 'menu opened and closed', page: 'succession', width: 1440, act: pressMenu },
  {
    name: 'carousel, next',
    page: 'home',
    width: 1440,
    async act(page) {
      const next = page.locator(`button[aria-label="${words.home.carousel.next.ja}"]`).first()
      await next.scrollIntoViewIfNeeded()
      await page.waitForTimeout(1000)
      for (let time = 0; time < 4; time += 1) {
        await next.click()
        await page.waitForTimeout(700)
      }
    },
  },
  {
    name: 'accordion opened',
    page: 'succession',
    width: 390,
    act: (page) => press(page, 'main summary', 3),
  },
  {
    name: 'form filled in and sent empty',
    page: 'contact',
    width: 390,
    async act(page) {
      await type(page, 'input[name=name]', 'Yamada')
      await type(page, 'textarea', 'Next year.')
      await press(page, 'form button[type=submit]')
    },
  },
  {
    name: 'search typed',
    page: 'search',
    width: 390,
    act: (page) => type(page, 'main input[type=search]', 'jigyo shokei'),
  },
  {
    name: 'filter of the gallery pressed',
    page: 'templates',
    width: 1440,
    async act(page) {
      for (const category of ['construction', 'finance', 'all']) {
        await press(page, `[role=group] button[value=${category}]`)
        await page.waitForTimeout(600)
      }
    },
  },
  {
    name: 'numbers typed into the value tool',
    page: 'value',
    width: 390,
    async act(page) {
      await approachTool(page)
      await type(page, '[data-tool] input[name=netAssets]', '25000')
    },
  },
  {
    name: 'numbers typed into the fee tool',
    page: 'fees',
    width: 390,
    async act(page) {
      await approachTool(page)
      await type(page, '[data-tool] input[name=price]', '25000')
    },
  },
  {
    name: 'questions of the exit finder answered',
    page: 'exit-finder',
    width: 390,
    async act(page) {
      await approachTool(page)
      for (const answer of ['willing', 'unsure', 'willing']) {
        await press(page, `[data-tool] label:has(input[name=family][value=${answer}])`)
      }
    },
  },
  {
    name: 'a day typed into the planner',
    page: 'planner',
    width: 390,
    async act(page) {
      await approachTool(page)
      const field = '[data-tool] input[name=handover]'
      await page.locator(field).fill('')
      await type(page, field, '2031-03-31')
    },
  },
]
