/** /value: what reaches the owner, and links to a case. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { formatYen, roundedYen } from '../../../calculators/money/format.ts'
import { noAdjustments } from '../../../calculators/value/adjustments.ts'
import { bestRetirement } from '../../../calculators/value/bestRetirement.ts'
import { computeValue } from '../../../calculators/value/computeValue.ts'
import type { ValueInputs } from '../../../calculators/value/valueFields.ts'
import { secondSteps } from '../../../calculators/value/waysOfSelling.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import { words } from '../../../src/models/site/site.ts'
import { inTestAll, violations } from '../support/pages.ts'
import {
  actionOf,
  answer,
  arrived,
  fieldOf,
  openAllNumbers,
  openFolded,
  openTool,
  toolAddress,
  toolOn,
} from '../support/tools.ts'

const { everyTool, value } = words.tools
// The other language has the same code, and other words: tools.spec.ts and oracle.spec.ts open both.
const language = 'ja'
const example = { ...noAdjustments, ...value.example } as ValueInputs
const about = (amount: number) =>
  fill(everyTool.about[language], { amount: formatYen(roundedYen(amount), language) })
const remains = (page: Page) => toolOn(page).locator('section:has(h4) strong')

test(
  'a business transfer ends with the owner, by the second step that is chosen',
  inTestAll(),
  async ({ page }) => {
    await openAllNumbers(page, language)
    await openFolded(page)
    const steps = toolOn(page).getByRole('table', { name: value.steps.heading[language] })
    for (const step of secondSteps) {
      await answer(page, 'step', step)
      const { ways, steps: compared } = computeValue(example, step)
      const left = ways.map(({ high }) => about(high.remains))
      await expect(remains(page)).toHaveText(left)
      const cells = steps.getByRole('row').filter({ hasText: value.steps[step].label[language] })
      await expect(cells).toContainText(value.steps.chosen[language])
      for (const each of compared) {
        await expect(steps).toContainText(about(each.remains.high))
      }
    }
    await expect(page).toHaveURL(/step=dividends/)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await arrived(page)
    await expect(toolOn(page).locator('input[value=dividends]')).toBeChecked()
    await actionOf(page, language, 'reset').click()
    await expect(fieldOf(page, 'entry').first()).toBeChecked()
    await answer(page, 'entry', 'all')
    await expect(toolOn(page).locator('input[value=liquidation]')).toBeChecked()
  },
)

test('an address of an older version keeps its numbers, says so and waits for the rest', async ({
  page,
}) => {
  await openAllNumbers(page, language)
  await fieldOf(page, 'netAssets').fill('123456789')
  await expect(page).toHaveURL(/123456789/)
  const address = page.url()
  const other = await page.context().newPage()
  await other.goto(address.slice(0, address.indexOf('&otherIncome=')))
  await arrived(other)
  await expect(toolOn(other).getByRole('alert')).toHaveText(everyTool.partRead[language])
  await expect(fieldOf(other, 'netAssets')).toHaveValue(formatYen(123_456_789, language))
  await expect(remains(other)).toHaveCount(0)
  await expect(actionOf(other, language, 'inquiry')).toHaveCount(0)
  for (const name of ['year', 'dividendYears'])
    await fieldOf(other, name).fill(String(example[name as 'year']))
  await expect(remains(other)).toHaveCount(3)
  await expect(actionOf(other, language, 'inquiry')).toHaveCount(1)
})

test(
  'numbers without a unit are read in the unit that is chosen, others as they are written',
  inTestAll(),
  async ({ page }) => {
    await openAllNumbers(page, 'ja')
    const profit = fieldOf(page, 'profit')
    const leaves = async (typed: string, amount: number) => {
      await profit.fill(typed)
      await profit.blur()
      await expect(profit, typed).toHaveValue(formatYen(amount, 'ja'))
    }
    const small = fill(everyTool.units.small.ja, { amount: formatYen(5_000, 'ja') })
    await leaves('5000', 5_000)
    await expect(profit).toHaveAccessibleDescription(new RegExp(small.slice(0, 12)))
    await answer(page, 'unit', 'thousand')
    await expect(profit).toHaveValue(formatYen(5_000, 'ja'))
    await leaves('5000', 5_000_000)
    await expect(toolOn(page)).not.toContainText(small)
    await leaves('△１２３，４５６', -123_456_000)
    await leaves('5000円', 5_000)
    await answer(page, 'unit', 'tenThousand')
    await leaves('4,000', 40_000_000)
    await page.reload()
    await arrived(page)
    await expect(profit).toHaveValue(formatYen(40_000_000, 'ja'))
    expect(await violations(page)).toEqual([])
  },
)

test('the bar of each card is the price: what is left, taxes and costs, without a gap', async ({
  page,
}) => {
  await openAllNumbers(page, 'ja')
  const cards = toolOn(page).locator('section:has(h4)')
  for (const [at, { high }] of computeValue(example, 'liquidation').ways.entries()) {
    const parts = await cards
      .nth(at)
      .locator('svg rect')
      .evaluateAll((all) =>
        all.map((each) => ({
          kind: each.getAttribute('data-kind'),
          x: Number.parseFloat(each.getAttribute('x') ?? ''),
          width: Number.parseFloat(each.getAttribute('width') ?? ''),
        })),
      )
    parts.sort((one, other) => one.x - other.x)
    let end = 0
    for (const { x, width } of parts) {
      expect(x).toBeCloseTo(end, 1)
      end = x + width
    }
    expect(end).toBeCloseTo(100, 1)
    const share = (kind: string) =>
      parts.filter((part) => part.kind === kind).reduce((sum, { width }) => sum + width, 0)
    expect(share('left')).toBeCloseTo((high.remains / high.price) * 100, 1)
    expect(share('taxes')).toBeCloseTo((high.taxTotal / high.price) * 100, 1)
    expect(share('expenses')).toBeCloseTo((high.expenses / high.price) * 100, 1)
  }
})

test('the slider changes the retirement pay, and a button takes the amount that leaves most', async ({
  page,
}) => {
  await openAllNumbers(page, 'ja')
  const slider = toolOn(page).getByRole('slider')
  const figure = toolOn(page).locator('figure').first()
  await expect(slider).toHaveAttribute('aria-valuetext', formatYen(50_000_000, 'ja'))
  await slider.press('ArrowLeft')
  await expect(fieldOf(page, 'retirement')).toHaveValue(formatYen(49_900_000, 'ja'))
  const choose = figure.getByRole('button', { name: value.split.choose.ja })
  await choose.press('Enter')
  await expect(choose, 'who works by keyboard goes on from here').toBeFocused()
  const best = bestRetirement(example.price ?? 0, example)
  await expect(fieldOf(page, 'retirement')).toHaveValue(formatYen(best, 'ja'))
  const { ways } = computeValue({ ...example, retirement: best }, 'liquidation')
  await expect(remains(page).nth(1)).toHaveText(about(ways[1]?.high.remains ?? 0))
  await figure.locator('summary').click()
  const row = figure.getByRole('row').filter({ hasText: formatYen(best, 'ja') })
  await expect(row).toContainText(formatYen(roundedYen(ways[1]?.high.remains ?? 0), 'ja'))
})

test(
  'curves by price say the same as a table, and the numbers can be saved as CSV',
  inTestAll(),
  async ({ page }) => {
    await openAllNumbers(page, 'en')
    const curves = toolOn(page).getByRole('table', { name: value.curves.heading.en })
    await toolOn(page).locator('figure').last().locator('summary').click()
    const price = 600_000_000
    const { ways } = computeValue({ ...example, price }, 'liquidation')
    const row = curves.getByRole('row').filter({ hasText: formatYen(price, 'en') })
    await expect(row.getByRole('cell')).toHaveText(
      ways.map(({ high }) => formatYen(roundedYen(high.remains), 'en')),
    )
    const saved = page.waitForEvent('download')
    await toolOn(page).getByRole('button', { name: value.csv.en }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    const owner = computeValue(example, 'liquidation').ways.map(({ high }) => high.remains)
    for (const amount of owner) {
      expect(file).toContain(`"${value.ways.owner.en}",${amount},${amount}\r\n`)
    }
  },
)

test('the years can be weighted, and the address keeps it', inTestAll(), async ({ page }) => {
  await openAllNumbers(page, 'ja')
  await toolOn(page).getByText(value.adjustments.heading.ja).click()
  await fieldOf(page, 'profitBefore').fill('20000000')
  await answer(page, 'newestWeight', '3')
  const { adjusted } = computeValue(
    { ...example, profitBefore: 20_000_000, newestWeight: 3 },
    'liquidation',
  )
  const used = `${value.value.usedProfit.ja} ${formatYen(roundedYen(adjusted.profit), 'ja')}`
  await expect(toolOn(page)).toContainText(used)
  await expect(page).toHaveURL(/newestWeight=3/)
  await page.reload()
  await arrived(page)
  await expect(toolOn(page)).toContainText(used)
  await toolOn(page).locator('summary').first().click()
  await answer(page, 'newestWeight', '')
  await expect(page).not.toHaveURL(/newestWeight/)
})

test(
  'adjustments are closed at first, act on both methods, and their sum is shown',
  inTestAll(),
  async ({ page }) => {
    await openAllNumbers(page, 'ja')
    const land = fieldOf(page, 'land')
    await expect(land).toBeHidden()
    const sheet = toolOn(page).locator('details', { has: page.locator('input[name=land]') })
    await sheet.locator('summary').click()
    await land.fill('5000万')
    await fieldOf(page, 'hiddenTax').fill('34')
    await fieldOf(page, 'profitBefore').fill('3000万')
    await fieldOf(page, 'ownerPay').fill('600万')
    const given = { land: 50_000_000, hiddenTax: 34, profitBefore: 30_000_000, ownerPay: 6_000_000 }
    const { whole, adjusted } = computeValue({ ...example, ...given }, 'liquidation')
    const scale = toolOn(page).getByRole('table', { name: value.value.heading.ja })
    await expect(scale).toContainText(formatYen(roundedYen(whole.high), 'ja'))
    await expect(sheet.locator('summary')).toContainText(
      fill(value.adjustments.changes.ja, {
        profit: `+${formatYen(roundedYen(adjusted.profitChange), 'ja')}`,
        netAssets: `+${formatYen(roundedYen(adjusted.assetsChange), 'ja')}`,
      }),
    )
    expect(await violations(page)).toEqual([])
    await page.reload()
    await arrived(page)
    await expect(land).toHaveValue(formatYen(50_000_000, 'ja'))
    const saved = page.waitForEvent('download')
    await toolOn(page).getByRole('button', { name: value.csv.ja }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`"${value.fields.land.label.ja}",50000000\r\n`)
    expect(file).toContain(`"${value.value.usedProfit.ja}",${adjusted.profit}\r\n`)
    await page.emulateMedia({ media: 'print' })
    await expect(land).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await actionOf(page, 'ja', 'reset').click()
    await answer(page, 'entry', 'all')
    await expect(sheet.locator('summary')).toHaveText(value.adjustments.heading.ja)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeHidden()
  },
)

const fields = (page: Page) => toolOn(page).locator('form input:not([type=radio], [type=checkbox])')

test('a visitor finds four fields, fills them from the accounts and reads what the company is worth and what remains', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'value', 'ja')
  await expect(fields(page)).toHaveCount(4)
  await expect(toolOn(page)).toContainText(everyTool.fictional.ja)
  const labels = ['簿価純資産', '営業利益（1年）', '有利子負債', '現預金']
  for (const [at, text] of ['8,000万', '1,200万', '5,000万', '2,000万'].entries()) {
    await toolOn(page)
      .getByLabel(labels[at] ?? '', { exact: true })
      .fill(text)
  }
  // 80 million plus one to five times 12; three to five times 12, less 50, plus 20.
  const scale = toolOn(page).getByRole('table', { name: value.value.heading.ja })
  await expect(scale).toContainText('約9,200万円〜1億4,000万円')
  await expect(scale).toContainText('約600万円〜3,000万円')
  await expect(scale).toContainText('約600万円〜1億4,000万円')
  // Of the shares, 95 % are gain, taxed at 20.315 %.
  await expect(remains(page)).toHaveCount(2)
  await expect(remains(page).first()).toHaveText('約484万円〜1億1,298万円')
  await expect(toolOn(page)).toContainText(everyTool.yours.ja)
  await expect(toolOn(page).getByText(everyTool.fictional.ja, { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/entry=four/)
  await actionOf(page, 'ja', 'inquiry').click()
  const message = page.locator('textarea[name=message]')
  await expect(message).toHaveValue(/約484万円〜1億1,298万円/)
  await expect(message, 'what was not asked').not.toHaveValue(
    new RegExp(value.ways.retirement.label.ja),
  )
})

test('an address from before the short form came first opens all numbers, and going back to the example asks for four', async ({
  page,
}) => {
  const old =
    'netAssets=180000000&unrealised=0&profit=40000000&depreciation=10000000&yearsLow=1&yearsHigh=5&multipleLow=3&multipleHigh=5&debt=150000000&cash=100000000&price=310000000&cost=10000000&expenses=15000000&retirement=50000000&serviceYears=30&officerYears=30&monthlyPay=1000000&year=2027&otherIncome=0&losses=0&capital=10000000&dividendYears=10&step=dividends&v=1'
  await page.goto(`${toolAddress('value', 'en')}#${old}`)
  await arrived(page)
  await expect(fieldOf(page, 'price')).toHaveValue('310 million yen')
  await expect(fieldOf(page, 'retirement')).toHaveValue('50 million yen')
  await expect(toolOn(page).locator('input[name=entry][value=all]')).toBeChecked()
  await expect(toolOn(page).locator('input[value=dividends]')).toBeChecked()
  await expect(remains(page)).toHaveCount(3)
  await expect(toolOn(page).getByRole('alert')).toHaveCount(0)
  await actionOf(page, 'en', 'reset').click()
  await expect(fields(page)).toHaveCount(4)
  await expect(page).toHaveURL(toolAddress('value', 'en'))
})

test('four numbers that were entered are all that the long form begins with', async ({ page }) => {
  await openTool(page, 'value', language)
  await fieldOf(page, 'netAssets').fill('9000万')
  await answer(page, 'entry', 'all')
  await expect(fieldOf(page, 'netAssets')).toHaveValue(formatYen(90_000_000, language))
  for (const name of ['price', 'cost', 'monthlyPay', 'capital'])
    await expect(fieldOf(page, name), name).toHaveValue('')
  for (const name of ['expenses', 'retirement', 'depreciation'])
    await expect(fieldOf(page, name), name).toHaveValue(formatYen(0, language))
})

test('four numbers suffice, what is not asked is said, and all that was entered comes back', async ({
  page,
}) => {
  await openTool(page, 'value', 'ja')
  await answer(page, 'entry', 'all')
  await expect(actionOf(page, 'ja', 'inquiry'), 'a choice alone is no case').toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
  await answer(page, 'entry', 'four')
  await expect(actionOf(page, 'ja', 'inquiry')).toHaveCount(0)
  await answer(page, 'entry', 'all')
  await fieldOf(page, 'cost').fill('2000万')
  await answer(page, 'entry', 'four')
  await expect(toolOn(page).locator('form input[type=text], form input:not([type])')).toHaveCount(4)
  await fieldOf(page, 'netAssets').fill('1億')
  const four = { netAssets: 100_000_000, profit: example.profit, debt: example.debt }
  const neutral = { unrealised: 0, depreciation: 0, price: null, cost: null, expenses: 0 }
  const { whole, ways } = computeValue(
    { ...example, ...four, ...neutral, retirement: 0, capital: null },
    'liquidation',
  )
  const scale = toolOn(page).getByRole('table', { name: value.value.heading.ja })
  await expect(scale).toContainText(formatYen(roundedYen(whole.low), 'ja'))
  await expect(scale).toContainText(formatYen(roundedYen(whole.high), 'ja'))
  await expect(remains(page)).toHaveCount(2)
  await expect(remains(page).first()).toContainText(
    formatYen(roundedYen(ways[0]?.high.remains ?? 0), 'ja'),
  )
  await expect(toolOn(page).locator('form')).toContainText(String(example.year))
  expect(await violations(page)).toEqual([])
  await answer(page, 'entry', 'all')
  await expect(fieldOf(page, 'cost')).toHaveValue(formatYen(20_000_000, 'ja'))
  await expect(fieldOf(page, 'netAssets')).toHaveValue(formatYen(100_000_000, 'ja'))
  await answer(page, 'entry', 'four')
  await page.reload()
  await arrived(page)
  await expect(toolOn(page).locator('input[name=entry][value=four]')).toBeChecked()
  await expect(fieldOf(page, 'cost')).toHaveCount(0)
})

test(
  'numbers that were held stand beside those that follow, to one scale',
  inTestAll(),
  async ({ page }) => {
    const said = words.tools.value.scenarios
    const { retirement } = words.tools.value.fields
    const scenarios = toolOn(page).locator('section', {
      has: page.getByRole('heading', { name: said.heading[language], exact: true }),
    })
    await openAllNumbers(page, language)
    await expect(scenarios, 'of the example').toHaveCount(0)
    await fieldOf(page, 'price').fill('200000000')
    await scenarios.getByRole('button', { name: said.hold[language] }).click()
    await expect(scenarios).toContainText(said.same[language])
    await fieldOf(page, 'price').fill('400000000')
    await fieldOf(page, 'retirement').fill('80000000')
    await expect(scenarios.getByRole('figure')).toHaveCount(2)
    const table = scenarios.locator('> [role="table"] table')
    const row = table.getByRole('row', { name: retirement.label[language] })
    await expect(row.getByRole('cell')).toHaveText([
      formatYen(example.retirement, language),
      formatYen(80_000_000, language),
    ])
    const tops = scenarios.locator('figure > svg:first-of-type > text:first-of-type')
    const [held, present] = await tops.allTextContents()
    expect(held, 'one scale').toBe(present)
    expect(await violations(page)).toEqual([])
    await scenarios.getByRole('button', { name: said.forget[language] }).click()
    await expect(scenarios.getByRole('figure')).toHaveCount(0)
  },
)

test('what an example can answer is folded and says so; own numbers open it, and it stays open', async ({
  page,
}) => {
  await openAllNumbers(page, language)
  const years = fieldOf(page, 'serviceYears')
  const fold = toolOn(page).locator('summary').filter({ hasText: value.groups.owner[language] })
  await expect(years).toBeHidden()
  const said = `${value.fields.serviceYears.label[language]}：.?${example.serviceYears}`
  await expect(fold).toContainText(new RegExp(said))
  await fold.click()
  await years.fill('35')
  await expect(fold).toContainText('35')
  await years.fill(`${example.serviceYears}`)
  await expect(years).toBeVisible()
  await years.fill('35')
  await expect(page).toHaveURL(/serviceYears=35/)
  await page.reload()
  await arrived(page)
  await expect(years).toBeVisible()
  await expect(fieldOf(page, 'losses')).toBeHidden()
})

test('a fold shows what stands in its fields, and is not shut over a fault', async ({ page }) => {
  await openAllNumbers(page, language)
  const years = fieldOf(page, 'yearsLow')
  const fold = toolOn(page).locator('summary').filter({ hasText: value.groups.methods[language] })
  await fold.click()
  await years.fill('0')
  await expect(fold).toContainText(new RegExp(`${value.fields.yearsLow.label[language]}：.?0`))
  await years.fill('abc')
  await fold.click()
  await expect(years).toHaveAttribute('aria-invalid', 'true')
  await expect(years).toBeVisible()
  await fold.click()
  await expect(years).toBeVisible()
  await years.fill('2')
  await fold.click()
  await expect(years).toBeHidden()

  const address = page.url()
  await page.goto(address.slice(0, address.indexOf('serviceYears')))
  await page.reload()
  await arrived(page)
  await expect(toolOn(page).getByRole('alert')).toHaveText(everyTool.partRead[language])
  const owner = toolOn(page).locator('summary').filter({ hasText: value.groups.owner[language] })
  await expect(owner).not.toContainText(String(example.serviceYears))
})

test('a wrong entry stays when more fields are asked for', async ({ page }) => {
  await openTool(page, 'value', language)
  await fieldOf(page, 'profit').fill('x9')
  await answer(page, 'entry', 'all')
  await expect(fieldOf(page, 'profit')).toHaveValue('x9')
  await expect(fieldOf(page, 'profit')).toHaveAttribute('aria-invalid', 'true')
})
