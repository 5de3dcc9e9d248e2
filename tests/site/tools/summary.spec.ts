/** The summary of a case: what was entered in the four tools, dated, on two sheets at most, and nothing else. */
import { expect, type Page, test } from '@playwright/test'
import { lehman } from '../../../calculators/fees/lehman.ts'
import { costOfQuote, type Quote } from '../../../calculators/fees/quotes.ts'
import { formatYen, roundedYen } from '../../../calculators/money/format.ts'
import { formatDay } from '../../../calculators/planner/formatDay.ts'
import { toFragment } from '../../../calculators/state/addressState.ts'
import { type Carried, caseFor } from '../../../calculators/state/caseAddress.ts'
import { type FeeState, feeState } from '../../../calculators/state/feeState.ts'
import { plannerState } from '../../../calculators/state/toolStates.ts'
import { type ValueState, valueState } from '../../../calculators/state/valueState.ts'
import { noAdjustments } from '../../../calculators/value/adjustments.ts'
import { computeValue } from '../../../calculators/value/computeValue.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import { type Language, languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tools } from '../../../src/models/tools/toolModels.ts'
import { inTestAll, site, violations } from '../support/pages.ts'
import { arrived, change, openTool, requestsFrom, toolOn } from '../support/tools.ts'

const { everyTool, summary, value, fees, planner, exitFinder } = words.tools
/** The longer one; the other has the same code. */
const language = 'en'

const company = {
  ...noAdjustments,
  ...value.example,
  netAssets: 181_000_000,
  price: 234_560_000,
  entry: null,
  step: 'dividends',
} as ValueState
const quote: Quote = {
  base: 'assetsMoved',
  minimum: 17_000_000,
  retainer: 1_500_000,
  interim: 3_000_000,
  monthly: 200_000,
  months: 10,
  taxed: false,
  table: lehman,
}
const deal: FeeState = {
  ...fees.example,
  table: lehman,
  quotes: [quote, { ...quote, base: 'sharePrice', taxed: true }, { ...quote, minimum: 9_000_000 }],
}
const plan = { exit: 'ma', handover: '2040-03-30', done: [] } as const
const answers = { ...exitFinder.example, family: 'willing' }

const all: Carried = {
  value: toFragment(valueState, { ...company, price: null, land: 20_000_000, ownerPay: 1_234_000 }),
  fees: toFragment(feeState, deal),
  'exit-finder': `v=1&${new URLSearchParams(answers)}`,
  planner: toFragment(plannerState([], []), plan),
}

async function openSummary(page: Page, language: Language, carried: Carried): Promise<void> {
  await page.goto(`${site(href('summary', language))}#${caseFor('summary', carried)}`)
  await arrived(page)
}
const part = (page: Page, heading: string) =>
  toolOn(page).locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  })

test('what was entered in one tool is summed up, and the others say that they were not used', async ({
  page,
}) => {
  const seen = requestsFrom(page)
  await openSummary(page, language, { value: all.value ?? '' })
  const shown = part(page, summary.value[language])
  await expect(shown).toContainText(formatYen(company.netAssets, language))
  // As in the example, and marked.
  const { label } = value.fields.depreciation
  const same = shown.locator('dl > div', { hasText: label[language] })
  await expect(same).toContainText('＊')
  await expect(shown.locator('dl > div').first()).not.toContainText('＊')
  for (const [tool, heading] of [
    ['exit-finder', summary.exits],
    ['fees', summary.fees],
    ['planner', summary.plan],
  ] as const) {
    const unused = part(page, heading[language])
    await expect(unused).toContainText(summary.unused[language])
    await expect(unused.locator('table')).toHaveCount(0)
    const address = await unused.getByRole('link').getAttribute('href')
    expect(address).toMatch(new RegExp(`${href(tool, language)}#with\\.value=`))
  }
  expect(await violations(page)).toEqual([])
  expect(seen.filter((url) => url.split('#')[0]?.includes('181000000'))).toEqual([])
})

test('the sums are those of the tools', async ({ page }) => {
  await openSummary(page, language, { ...all, value: toFragment(valueState, company) })
  const { ways } = computeValue(company, 'dividends')
  const remains = part(page, summary.value[language]).locator('tr[data-sum] td')
  await expect(remains).toHaveText(
    ways.map(({ remains: { low } }) => formatYen(roundedYen(low), language)),
  )
  const paid = part(page, summary.fees[language]).locator('tr[data-sum] td')
  await expect(paid).toHaveText(
    deal.quotes.map((each) => formatYen(costOfQuote(each, deal).withTax, language)),
  )
  const terms = part(page, summary.fees[language]).locator('tr', {
    hasText: fees.fields.minimum.label[language],
  })
  await expect(terms.first()).toContainText(formatYen(17_000_000, language))
  await expect(part(page, summary.plan[language])).toContainText(formatDay(plan.handover, language))
})

test('it says when the plan is for another year than the taxes', inTestAll(), async ({ page }) => {
  for (const [year, said] of [
    [2026, true],
    [2027, false],
  ] as const) {
    for (const language of languages) {
      await page.goto('about:blank')
      await openSummary(page, language, {
        value: toFragment(valueState, { ...company, year }),
        planner: toFragment(plannerState([], []), { ...plan, handover: '2027-03-30' }),
      })
      const text = fill(summary.otherYear[language], { year, planned: 2027 })
      await expect(part(page, summary.value[language]).locator('tr[data-sum]')).toHaveCount(1)
      await expect(toolOn(page).getByText(text)).toHaveCount(said ? 1 : 0)
    }
  }
})

test(
  'what remains, the exit and the day come first, and inputs after what follows from them',
  inTestAll(),
  async ({ page }) => {
    await openSummary(page, language, { ...all, value: toFragment(valueState, company) })
    const first = toolOn(page).locator('section').first()
    await expect(first.getByRole('heading')).toHaveText(summary.inShort[language])
    const { ways } = computeValue(company, 'dividends')
    for (const { remains } of ways) {
      await expect(first).toContainText(formatYen(roundedYen(remains.low), language))
    }
    await expect(first).toContainText(formatDay(plan.handover, language))
    for (const heading of [summary.value, summary.fees, summary.exits]) {
      const kinds = await part(page, heading[language])
        .locator('table, dl')
        .evaluateAll((all) => all.map(({ tagName }) => tagName))
      expect(kinds.at(-1), 'inputs').toBe('DL')
      expect(kinds.slice(0, -1)).not.toContain('DL')
    }
  },
)

test(
  'on a phone tables are cards, without scrolling and with whole amounts',
  inTestAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSummary(page, language, all)
    const wrong = await toolOn(page).evaluate((tool) => {
      const cut = [...tool.querySelectorAll('[role="table"], section')]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => `wider than its place: ${each.textContent?.slice(0, 40)}`)
      const edge = [...tool.querySelectorAll('td [data-whole], dd [data-whole]')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth - 8)
        .map((each) => `beyond the edge: ${each.textContent}`)
      const broken = [...tool.querySelectorAll('tr[data-sum] [data-whole]')]
        .filter((each) => each.getClientRects().length > 1)
        .map((each) => `on two lines: ${each.textContent}`)
      return [...cut, ...edge, ...broken]
    })
    expect(wrong).toEqual([])
    const column = part(page, summary.value[language]).locator('tr[data-sum] td').first()
    const said = await column.evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(said).toContain(value.ways.shares.label[language])
  },
)

test('all four tools print on two sheets of A4, with the day and the address', async ({ page }) => {
  // A range of prices in English, or fees of every kind at once, can need a third.
  const usual = deal.quotes.map((each) => ({ ...each, interim: 0, monthly: 0, months: 0 }))
  await openSummary(page, language, {
    ...all,
    value: toFragment(valueState, company),
    fees: toFragment(feeState, { ...deal, quotes: usual }),
  })
  const pdf = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const date = await page.evaluate(
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
    'en-GB',
  )
  await expect(toolOn(page)).toContainText(date)
  const address = part(page, summary.comeBack[language]).getByRole('link')
  await expect(address).toHaveText(page.url())
})

/** Those of Chrome's print dialog. */
const margins = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }

test("quotes of the example are nobody's", inTestAll(), async ({ page }) => {
  const example = fees.exampleQuotes.map((each) => ({ ...each, table: lehman }))
  const entered = toFragment(feeState, { ...deal, price: 123_000_000, quotes: example })
  await openSummary(page, 'ja', { fees: entered })
  const shown = part(page, summary.fees.ja)
  await expect(shown).toContainText(summary.noQuotes.ja)
  await expect(shown.locator('table')).toHaveCount(0)
})

test('without a case, and without JavaScript, it leads to the tools and shows no example', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  for (const each of [page, await context.newPage()]) {
    await each.goto(site(href('summary', 'ja')))
    await expect(toolOn(each).getByRole('link')).toHaveCount(tools.length)
    for (const tool of tools) await expect(toolOn(each)).toContainText(summary.holds[tool].ja)
    await expect(toolOn(each).locator('table, dl')).toHaveCount(0)
  }
  await context.close()
})

test('a case that is cut off says so, and sums up what is whole', inTestAll(), async ({ page }) => {
  const address = caseFor('summary', all)
  const end = address.indexOf('with.planner=')
  await page.goto(`${site(href('summary', 'ja'))}#${address.slice(0, end + 20)}`)
  await arrived(page)
  await expect(toolOn(page).getByRole('alert')).toHaveText(summary.own.partRead.ja)
  await expect(part(page, summary.plan.ja)).toContainText(summary.unread.ja)
  await expect(part(page, summary.plan.ja).locator('table')).toHaveCount(0)
  await expect(part(page, summary.value.ja).locator('table')).not.toHaveCount(0)
})

test('each tool leads to the summary once something was entered', inTestAll(), async ({ page }) => {
  await openTool(page, 'planner', 'ja')
  const link = toolOn(page).getByRole('link', { name: summary.name.ja })
  await expect(link).toHaveCount(0)
  await change(page, 'planner', 0)
  await link.click()
  await page.waitForURL((url) => url.pathname === href('summary', 'ja'))
  await arrived(page)
  await expect(part(page, summary.plan.ja)).toContainText(formatDay('2041-03-31', 'ja'))
  // And back, with what was entered.
  await toolOn(page)
    .getByRole('navigation', { name: everyTool.carried.onward.ja })
    .getByRole('link', { name: planner.name.ja })
    .click()
  await page.waitForURL(/handover=2041-03-31/)
})
