/** The tools: calculated at once for the owner's own case, and nothing is sent. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatYen, roundedYen } from '../../../calculators/money/format.ts'
import { noAdjustments } from '../../../calculators/value/adjustments.ts'
import { computeValue } from '../../../calculators/value/computeValue.ts'
import { unasked } from '../../../calculators/value/shortForm.ts'
import type { ValueInputs } from '../../../calculators/value/valueFields.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import { type Language, languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tools, toolWords } from '../../../src/models/tools/toolModels.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { tooWide } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'
import {
  actionOf,
  answer,
  arrived,
  change,
  fieldOf,
  openAllNumbers,
  openFolded,
  openTool,
  requestsFrom,
  toolAddress,
  toolOn,
} from '../support/tools.ts'
import { watchPage } from '../support/watchPage.ts'

const { everyTool, faults, fees, value } = words.tools
/** Of the tests for which only words differ between languages; the others name theirs. */
const language = 'ja'
/** Tools with number fields, and one field of each. */
const numberTools = ['value', 'fees'] as const
const field = { value: 'netAssets', fees: 'price' } as const
const picture = {
  value: 'svg rect',
  fees: 'svg',
  planner: 'svg rect',
  'exit-finder': 'h4',
} as const
const typedInto = { ...field, planner: 'handover' } as const

/** Scrolls in steps, like a visitor. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  while (((await target.boundingBox())?.y ?? 0) > 200) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(100)
  }
}

const targets =
  'button:visible, input:not([type=radio], [type=checkbox]):visible, label:has(input):visible, summary:visible'
const lowOf = (all: Element[]) =>
  all.filter((each) => each.getBoundingClientRect().height < 44).length
const example = { ...noAdjustments, ...value.example } as ValueInputs
const exact = (amount: number, language: Language) => formatYen(amount, language)
const rounded = (amount: number, language: Language) => formatYen(roundedYen(amount), language)

for (const tool of tools) {
  for (const [language, width] of sample([
    ['ja', 320],
    ['en', 1280],
  ] as const)) {
    test(
      `${tool} ${language} ${width}: axe finds nothing in any state, nothing shifts, nothing is too wide`,
      inTestAll(tool !== 'planner'),
      async ({ page }) => {
        const troubles = watchPage(page)
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript(countShifts)
        await page.goto(toolAddress(tool, language))
        await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
        await scrollTo(page, toolOn(page).locator('form').first())
        await arrived(page)
        await expectFewShifts(page, 'when the tool comes')
        expect(await violations(page), 'the example').toEqual([])

        if (tool === 'value') await answer(page, 'entry', 'all')
        for (const each of await toolOn(page).locator('summary').all()) await each.click()
        expect(await violations(page), 'all open').toEqual([])
        expect(await tooWide(page), 'pixels too wide').toBeLessThanOrEqual(0)
        expect(await toolOn(page).locator(targets).evaluateAll(lowOf), 'below 44 px').toBe(0)

        if (tool !== 'exit-finder') {
          await fieldOf(page, typedInto[tool]).fill('???')
          await fieldOf(page, typedInto[tool]).blur()
          await expect(toolOn(page).locator('[aria-invalid=true]')).toHaveCount(1)
          expect(await violations(page), 'a field at fault').toEqual([])
        }
        expect(troubles.errors).toEqual([])
      },
    )
  }

  test(
    `${tool}: it shows its example, and its script loads when one scrolls near`,
    inTestAll(tool !== 'value'),
    async ({ page }) => {
      const seen = requestsFrom(page)
      await page.goto(toolAddress(tool, language))
      await page.waitForLoadState('networkidle')
      const scripts = () => seen.filter((url) => /client|react|tool|planner\.|finder\./i.test(url))
      expect(scripts().filter((url) => url.endsWith('.js'))).toEqual([])
      await expect(toolOn(page)).toContainText(toolWords(tool, language).notSent)
      await expect(toolOn(page).locator('input').first()).toBeVisible()
      await expect(toolOn(page).locator(picture[tool]).first()).toBeVisible()
      await page.mouse.wheel(0, 100)
      await toolOn(page).locator('form').first().scrollIntoViewIfNeeded()
      await arrived(page)
      expect(scripts()).not.toEqual([])
    },
  )

  test(
    `${tool}: nothing is requested during use, and no request contains a number`,
    inTestAll(tool !== 'planner'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openTool(page, tool, language)
      await page.waitForLoadState('networkidle')
      const seen = requestsFrom(page)
      const first = await change(page, tool, 0)
      await expect(page).toHaveURL(new RegExp(`#.*${first}.*v=1$`))
      for (const each of await toolOn(page).locator('summary').all()) await each.click()
      await actionOf(page, language, 'copy').click()
      await expect(toolOn(page).getByText(toolWords(tool, language).copied)).toBeVisible()
      await actionOf(page, language, 'reset').click()
      const second = await change(page, tool, 1)
      await expect(page).toHaveURL(new RegExp(second))
      await page.waitForTimeout(500)
      // Browsers request the icon whenever the URL changes; pictures are lazy.
      const asked = seen.filter((url) => !/\/(icon\.svg|pictures\/)/.test(url))
      expect(asked, 'while it is used').toEqual([])

      await actionOf(page, language, 'inquiry').click()
      await page.waitForURL(/\/contact/)
      await page.reload()
      await page.waitForLoadState('networkidle')
      const sent = seen.map((url) => url.split('#')[0])
      const told = new RegExp(`${first}|${second}`)
      expect(sent.filter((url) => told.test(url ?? ''))).toEqual([])
    },
  )

  test(
    `${tool}: a reload right after the last key loses nothing`,
    inTestAll(),
    async ({ page }) => {
      await openTool(page, tool, language)
      const typed = await change(page, tool, 0)
      await page.reload()
      await arrived(page)
      expect(page.url()).toContain(typed)
    },
  )

  test(
    `${tool}: without JavaScript it shows the example, says so, and sends nothing`,
    inTestAll(tool !== 'value'),
    async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(toolAddress(tool, language))
      const sentence = toolOn(page).locator('noscript p')
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText('JavaScript')
      await expect(toolOn(page).locator(picture[tool]).first()).toBeVisible()
      await expect(toolOn(page).getByRole('button')).toHaveCount(0)
      await toolOn(page).locator('input').last().press('Enter')
      await expect(page).toHaveURL(toolAddress(tool, language))
      await page.close()
    },
  )

  for (const language of sample(languages)) {
    test(
      `${tool} ${language}: its print button prints a few sheets and nothing else`,
      inTestAll(tool !== 'value'),
      async ({ page }) => {
        await page.addInitScript(() => {
          window.print = () => {}
        })
        // A Friday whose plan ends on a Saturday, which the planner remarks on.
        await page.clock.setFixedTime('2026-11-27T10:00:00')
        await openTool(page, tool, language)
        // The longer of its forms.
        if (tool === 'value') await answer(page, 'entry', 'all')
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('h1'), 'of a page that the browser prints').toBeVisible()
        await page.emulateMedia({ media: 'screen' })
        await actionOf(page, language, 'print').click()
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('h1')).toBeHidden()
        await expect(page.locator('footer')).toBeHidden()
        await expect(actionOf(page, language, 'reset')).toBeHidden()
        await expect(toolOn(page).locator('label:visible').first()).toBeVisible()
        await expect(toolOn(page).locator('table, h4').first()).toBeVisible()
        const paper = await page.pdf({
          format: 'A4',
          margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
        })
        const sheets = paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length
        const most = { planner: 1, 'exit-finder': 1, fees: 3, value: 3 }
        expect(sheets).toBeLessThanOrEqual(most[tool])
        const smallest = await toolOn(page)
          .locator('p, li, th, td, h4, h5, label')
          .evaluateAll((all) =>
            Math.min(
              ...all
                .filter((each) => each.checkVisibility())
                .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
            ),
          )
        // Eight points.
        expect(smallest).toBeGreaterThanOrEqual(10.6)
      },
    )
  }
  test(
    `${tool}: its scripts are compressed, with a warning above 75 kB`,
    inTestAll(),
    async ({ page }) => {
      const { scripts } = watchPage(page)
      await openTool(page, tool, 'ja')
      await page.waitForLoadState('networkidle')
      const sizes = await Promise.all(
        [...scripts].map(async (url) => {
          const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
          expect(headers.get('content-encoding')).toBe('br')
          return Number(headers.get('content-length'))
        }),
      )
      const whole = sizes.reduce((sum, each) => sum + each, 0)
      if (whole > 75_000) console.warn(`${tool}: ${whole} bytes of scripts, above 75 kB`)
    },
  )

  test(`${tool}: nothing moves with reduced motion`, inTestAll(), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTool(page, tool, 'ja')
    await change(page, tool, 0)
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length
    expect(await page.evaluate(moving)).toBe(0)
  })
}

for (const tool of numberTools) {
  test(
    `${tool}: a URL with numbers restores them; the example can be restored`,
    inTestAll(tool !== 'value'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openTool(page, tool, language)
      const example = await fieldOf(page, field[tool]).inputValue()
      await fieldOf(page, field[tool]).fill('１億２３４５万')
      await expect(page).toHaveURL(/123450000/)
      const result = await toolOn(page).locator('table').first().textContent()

      await page.reload()
      await arrived(page)
      await expect(fieldOf(page, field[tool])).toHaveValue(exact(123_450_000, language))
      expect(await toolOn(page).locator('table').first().textContent()).toBe(result)

      await actionOf(page, language, 'copy').click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const other = await context.newPage()
      await other.goto(copied)
      await arrived(other)
      await expect(fieldOf(other, field[tool])).toHaveValue(exact(123_450_000, language))
      await expect(toolOn(other)).toBeInViewport()

      await other.locator('nav[aria-labelledby=contents] a').first().click()
      await expect(fieldOf(other, field[tool]), 'a place on the page').toHaveValue(
        exact(123_450_000, language),
      )
      await actionOf(other, language, 'reset').click()
      await expect(fieldOf(other, field[tool])).toHaveValue(example)
    },
  )

  test(
    `${tool}: invalid input stays, and is reported on leaving the field, not at every key`,
    inTestAll(tool !== 'value'),
    async ({ page }) => {
      await openTool(page, tool, language)
      const input = fieldOf(page, field[tool])
      const result = await toolOn(page).locator('table').first().textContent()
      await input.fill('')
      await input.pressSequentially('abc', { delay: 40 })
      await expect(input).not.toHaveAttribute('aria-invalid')
      await expect(toolOn(page)).toContainText(everyTool.unfinished[language])
      await page.keyboard.press('Tab')
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveValue('abc')
      await expect(input).toHaveAccessibleDescription(
        new RegExp(faults.unreadable[language].slice(0, 12)),
      )
      expect(await toolOn(page).locator('table').first().textContent()).toBe(result)
      await input.fill('2億')
      await expect(input).not.toHaveAttribute('aria-invalid')
      await input.fill('2億億')
      // Also after a pause, without leaving the field.
      await expect(input).toHaveAttribute('aria-invalid', 'true')
    },
  )

  test(
    `${tool}: an inquiry starts with the result, and can be edited`,
    inTestAll(tool !== 'value'),
    async ({ page }) => {
      await openTool(page, tool, language)
      await fieldOf(page, field[tool]).fill('123450000')
      await actionOf(page, language, 'inquiry').click()
      await page.waitForURL((url) => url.pathname === href('contact', language))
      const message = page.locator('textarea[name=message]')
      await expect(message).toHaveValue(new RegExp(words.tools[tool].name[language]))
      await expect(message).toHaveValue(new RegExp(exact(123_450_000, language)))
      // Scrolled to where it can be edited.
      await expect(message).toBeInViewport({ ratio: 0.9 })
      await expect(page).toHaveURL(site(href('contact', language)))
      await message.press('End')
      await message.pressSequentially('!!')
      await expect(message).toHaveValue(/!!/)
    },
  )

  test(
    `${tool}: on paper are the day, the address to come back to, and whether a field is at fault`,
    inTestAll(),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-04-05T03:00:00Z'))
      await openTool(page, tool, language)
      await fieldOf(page, field[tool]).fill('1億2345万')
      await expect(page).toHaveURL(/123450000/)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const unfinished = toolOn(page).getByText(everyTool.unfinished[language], { exact: true })
      await expect(toolOn(page)).toContainText('2026年4月5日')
      await expect(toolOn(page).getByText(page.url())).toBeVisible()
      await expect(unfinished.filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      await expect(toolOn(page).getByText(page.url())).toBeHidden()
      await fieldOf(page, field[tool]).fill('abc')
      await page.emulateMedia({ media: 'print' })
      await expect(unfinished.filter({ visible: true }).first()).toBeVisible()
    },
  )

  test(`${tool}: works with the keyboard only`, inTestAll(tool !== 'value'), async ({ page }) => {
    await page.goto(toolAddress(tool, language))
    await fieldOf(page, field[tool]).focus()
    await arrived(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2oku')
    for (const summary of await toolOn(page).locator('summary').all()) {
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(summary.locator('..')).toHaveAttribute('open')
    }
    await expect(fieldOf(page, field[tool])).toHaveValue(exact(200_000_000, language))
    const seen = await toolOn(page)
      .locator('a:visible, button:visible, input:visible, summary:visible')
      .evaluateAll((all) => all.filter((each) => each.matches('[tabindex="-1"]')).length)
    expect(seen, 'what the keyboard cannot reach').toBe(0)
  })
}

for (const [tool, input, typed, result] of [
  ['value', 'netAssets', '5億', ''],
  ['fees', 'price', '5億', ''],
  ['planner', 'handover', '2040-03-31', words.tools.planner.allInTime.ja],
] as const) {
  test(
    `${tool}: screen readers hear the result after a typing pause`,
    inTestAll(),
    async ({ page }) => {
      await openTool(page, tool, 'ja')
      const heard = toolOn(page).locator('[role=status]').last()
      await expect(heard).toBeEmpty()
      await fieldOf(page, input).fill('')
      await fieldOf(page, input).pressSequentially(typed, { delay: 60 })
      await expect(heard).toBeEmpty()
      await expect(heard).toContainText(everyTool.updated.ja)
      await expect(heard).toContainText(result)
      await fieldOf(page, input).fill('?')
      await expect(heard).toHaveText(everyTool.unfinished.ja)
    },
  )
}

for (const [tool, result, folded] of [
  ['fees', formatYen(37_000_000, 'ja'), fees.quotes.heading.ja],
  ['planner', words.tools.planner.allInTime.ja, words.tools.planner.tableHeading.ja],
] as const) {
  test(
    `${tool}: on a phone the example's answer and its picture come before the form; long tables are folded, and open on paper`,
    inTestAll(tool !== 'fees'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openTool(page, tool, 'ja')
      const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
      const form = await top(toolOn(page).locator('form').first())
      const start = await top(toolOn(page))
      const said = await top(toolOn(page).getByText(result).first())
      const drawn = await top(toolOn(page).locator('svg').first())
      expect(drawn).toBeLessThan(form)
      expect(said).toBeLessThan(drawn)
      // In the first window of the tool, and marked as nobody's.
      expect(drawn - start).toBeLessThan(700)
      const whose = toolOn(page).getByText(everyTool.fictional.ja, { exact: true })
      await expect(whose).toBeVisible()
      const part = toolOn(page).locator('details', {
        has: page.getByRole('heading', { name: folded, exact: true }),
      })
      await expect(part.locator('table').first()).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(part.locator('table').last()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await change(page, tool, 0)
      await expect(whose).toHaveCount(0)
      await expect(toolOn(page)).toContainText(everyTool.yours.ja)
    },
  )
}

for (const language of languages) {
  test(`value ${language}: on a phone the first of its four fields is near its beginning, beside the example's answer; tables follow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTool(page, 'value', language)
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
    const first = fieldOf(page, 'netAssets')
    // In the window of someone who comes to the tool.
    expect((await top(first)) - (await top(toolOn(page)))).toBeLessThan(844 - 56)
    await first.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    const line = toolOn(page).locator('form > p').last()
    await expect(line).toBeInViewport({ ratio: 1 })
    const [shares] = computeValue({ ...example, ...unasked }, 'liquidation').ways
    await expect(line).toContainText(rounded(shares?.high.remains ?? 0, language))
    await expect(toolOn(page)).toContainText(everyTool.fictional[language])
    expect(await top(toolOn(page).locator('table').first())).toBeGreaterThan(await top(line))
    await answer(page, 'entry', 'all')
    await expect(toolOn(page)).toContainText(everyTool.fictional[language])
    const steps = toolOn(page).locator('details', {
      has: page.getByRole('heading', { name: value.steps.heading[language], exact: true }),
    })
    await expect(steps.locator('table').first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(steps.locator('table').last()).toBeVisible()
  })
}

const columns = (page: Page) => toolOn(page).locator('table strong').allTextContents()

test('fees: the columns are 15, 17.5, 25 and 37 million yen for the example', async ({ page }) => {
  await openTool(page, 'fees', 'ja')
  expect(await columns(page)).toEqual(['1,500万円', '1,750万円', '2,500万円', '3,700万円'])
  // The minimum fee applies to the two lowest bases of a smaller company.
  await fieldOf(page, 'price').fill('８０００万')
  const notes = toolOn(page)
    .getByRole('table', { name: fees.results.total.ja, exact: true })
    .getByText(fees.results.minimumCounts.ja)
  await expect(notes).toHaveCount(1)
})

test('fees: what all bases share is stated once', inTestAll(), async ({ page }) => {
  await openTool(page, 'fees', language)
  for (const name of ['debt', 'cash', 'officerLoans', 'otherLiabilities']) {
    await fieldOf(page, name).fill('0')
  }
  await fieldOf(page, 'price').fill('50000000')
  const line = toolOn(page).locator('form').first().locator('> p').last()
  const total = fees.results.total[language]
  await expect(line).toHaveText(`${total} ${exact(5_000_000, language)}`)
  const heard = toolOn(page).locator('[role=status]').last()
  await expect(heard).toContainText(
    fill(fees.results.same[language], { low: exact(5_000_000, language) }),
  )
  const least = toolOn(page).getByText(fees.results.least[language], { exact: true })
  await expect(least).toHaveCount(0)
  await fieldOf(page, 'debt').fill('500000000')
  await expect(least).toHaveCount(2)
})

test(
  'fees: the table of rates is read in the unit that is chosen',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, 'fees', 'ja')
    await openFolded(page)
    await answer(page, 'unit', 'thousand')
    await fieldOf(page, 'price').fill('600000')
    await fieldOf(page, 'minimum').fill('0')
    await fieldOf(page, 'upTo-0').fill('500000')
    await fieldOf(page, 'rate-0').fill('4')
    // 4% of 500 million and 4% of the next 100 million.
    await expect(toolOn(page).getByText(exact(24_000_000, 'ja')).first()).toBeVisible()
  },
)

test(
  'fees: quotes are compared with their own terms and consumption tax, and the curves follow',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, 'fees', 'ja')
    const table = toolOn(page).getByRole('table', { name: fees.quotes.heading.ja })
    await expect(table).toHaveCount(0)
    await toolOn(page).getByText(fees.quotes.heading.ja, { exact: true }).click()
    const sum = table.getByRole('row').last()
    await expect(sum.getByRole('cell')).toHaveText(['2,200万円', '4,180万円'])
    const curve = toolOn(page).locator('figure').last().locator('polyline').first()
    const drawn = await curve.getAttribute('points')
    await fieldOf(page, 'a-minimum').fill('500万')
    await expect(sum.getByRole('cell')).toHaveText(['1,650万円', '4,180万円'])
    expect(await curve.getAttribute('points')).not.toBe(drawn)
    await answer(page, 'b-taxed', 'taxed')
    await answer(page, 'b-base', 'enterpriseValue')
    await expect(sum.getByRole('cell')).toHaveText(['1,650万円', '2,600万円'])
    const add = toolOn(page).getByRole('button', { name: fees.quotes.add.ja })
    await add.press('Enter')
    await expect(sum.getByRole('cell')).toHaveText(['1,650万円', '2,600万円', '1,650万円'])
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add, 'who works by keyboard goes on from here').toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await arrived(page)
    await expect(sum.getByRole('cell')).toHaveText(['1,650万円', '2,600万円', '1,650万円'])
    await fieldOf(page, 'price').fill('1億')
    // 5 million at least, and 5% of 100 + 400 − 200 million with a retainer of one million.
    await expect(sum.getByRole('cell')).toHaveText(['550万円', '1,600万円', '550万円'])
  },
)

test(
  'fees: a custom rate table can be entered, and its errors are reported in their row',
  inTestAll(),
  async ({ page }) => {
    await openTool(page, 'fees', 'ja')
    const rate = (band: number, name: 'upTo' | 'rate') =>
      toolOn(page).getByLabel(`${fill(fees.bands.row.ja, { band })} ${fees.bands[name].ja}`, {
        exact: true,
      })
    await toolOn(page).getByText(fees.groups.table.ja, { exact: true }).click()
    await rate(1, 'rate').fill('１０')
    expect(await columns(page)).toEqual(['3,000万円', '3,500万円', '5,000万円', '6,200万円'])

    await rate(2, 'upTo').fill('1億')
    await rate(2, 'upTo').blur()
    await expect(toolOn(page)).toContainText(fill(fees.bands.faults.order.ja, { band: 2 }))
    await expect(rate(2, 'upTo')).toHaveValue('1億')
    expect(await violations(page)).toEqual([])
    await rate(2, 'upTo').fill('20億')
    await expect(rate(2, 'upTo')).not.toHaveAttribute('aria-invalid')

    const rows = toolOn(page).locator('details').nth(1).locator('tbody tr')
    const before = await rows.count()
    await toolOn(page).getByRole('button', { name: fees.bands.add.ja }).click()
    await expect(rows).toHaveCount(before + 1)
    await page.waitForURL(/table=([^_]*_){5}/)
    await page.reload()
    await arrived(page)
    await expect(rows).toHaveCount(before + 1)
    await toolOn(page).getByText(fees.groups.table.ja, { exact: true }).click()
    for (let left = before; left > 0; left -= 1) {
      const name = `${fill(fees.bands.row.ja, { band: 1 })} ${fees.bands.remove.ja}`
      await toolOn(page).getByRole('button', { name }).click()
    }
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(fees.bands.all.ja)
    await toolOn(page).getByRole('button', { name: fees.bands.usual.ja }).click()
    expect(await columns(page)).toEqual(['1,500万円', '1,750万円', '2,500万円', '3,700万円'])
  },
)

const remains = (page: Page) => toolOn(page).locator('section:has(h4) strong').allTextContents()

const about = ({ low, high }: { low: number; high: number }) => {
  const ends = [rounded(low, language), rounded(high, language)] as const
  const amount =
    ends[0] === ends[1] ? ends[0] : fill(everyTool.range[language], { low: ends[0], high: ends[1] })
  return fill(everyTool.about[language], { amount })
}

test('value: the range and what remains match the calculator', async ({ page }) => {
  await openAllNumbers(page, language)
  const expected = computeValue(example, 'liquidation')
  expect(await remains(page)).toEqual(expected.ways.map((way) => about(way.remains)))
  const scale = toolOn(page).getByRole('table', { name: value.value.heading[language] })
  await expect(scale).toContainText(about(expected.whole))
  await expect(scale).toContainText(about(expected.byNetAssets.value))

  // Without a price, both ends of the range are calculated.
  await fieldOf(page, 'price').fill('')
  await fieldOf(page, 'profit').fill('３千万')
  const other = computeValue({ ...example, price: null, profit: 30_000_000 }, 'liquidation')
  await expect(scale).toContainText(about(other.whole))
  expect(await remains(page)).toEqual(other.ways.map((way) => about(way.remains)))
})

test('value: each tax has its rule, its year and its source', inTestAll(), async ({ page }) => {
  await openAllNumbers(page, language)
  await fieldOf(page, 'price').fill('5億')
  for (const summary of await toolOn(page).locator('summary').all()) await summary.click()
  const outcome = computeValue({ ...example, price: 500_000_000 }, 'liquidation')
  for (const [at, { way, high }] of outcome.ways.entries()) {
    const card = toolOn(page).locator('section:has(h4)').nth(at)
    await expect(card.getByRole('heading')).toHaveText(value.ways[way].label[language])
    for (const { tax, law, year, amount } of high.taxes) {
      const row = card.getByRole('row').filter({ hasText: value.taxes[tax][language] })
      await expect(row).toContainText(String(year))
      await expect(row).toContainText(exact(amount, language))
      const rule = words.tools.laws[law]
      await expect(card).toContainText(rule?.rule[language] ?? 'no such law')
      await expect(card.locator(`a[href="${rule?.url}"]`).first()).toBeVisible()
    }
  }
  // 500 million is above the exemption of the minimum tax of 2027.
  await expect(toolOn(page)).toContainText(value.notes.minimumTaxDue[language])
  await fieldOf(page, 'year').fill('2026')
  await expect(toolOn(page)).not.toContainText(value.notes.minimumTaxDue[language])
  await fieldOf(page, 'cost').fill('')
  await expect(toolOn(page)).toContainText(value.notes.costEstimated[language])
  await expect(toolOn(page)).toContainText(value.ways.guide[language])
  await fieldOf(page, 'officerYears').fill('5')
  await expect(toolOn(page)).toContainText(value.notes.mixedService[language])
  // 50 million is above 1 million × 5 × 3.
  const above = `${value.ways.aboveGuide[language]} ${exact(15_000_000, language)}`
  await expect(toolOn(page)).toContainText(above)
  await fieldOf(page, 'retirement').fill('15000000')
  await expect(toolOn(page)).not.toContainText(value.ways.aboveGuide[language])
  await fieldOf(page, 'serviceYears').fill('5')
  await expect(toolOn(page)).toContainText(value.notes.notHalved[language])
  await expect(toolOn(page)).toContainText(value.value.caution[language])
})

test(
  'value: a lower end above the higher end is reported at the field',
  inTestAll(),
  async ({ page }) => {
    await openAllNumbers(page, 'ja')
    await openFolded(page)
    await fieldOf(page, 'yearsLow').fill('7')
    await fieldOf(page, 'yearsLow').blur()
    await expect(fieldOf(page, 'yearsHigh')).toHaveAttribute('aria-invalid', 'true')
    await expect(toolOn(page)).toContainText(faults.reversed.ja)
    await fieldOf(page, 'yearsLow').fill('2')
    await expect(fieldOf(page, 'yearsHigh')).not.toHaveAttribute('aria-invalid')
  },
)

test("text already in the message stays, and the tool's text follows it", async ({ page }) => {
  // Delays hydration, so that somebody may have started to write.
  await page.route('**/_astro/ContactForm.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const message = page.locator('textarea[name=message]')
  await page.goto(site(`${href('contact', 'ja')}#message=${encodeURIComponent('試算の要約')}`))
  await message.fill('先に書いたこと')
  await expect(message).toHaveValue('先に書いたこと\n\n試算の要約')
})
