/** One case through the tools: what was entered in one is offered in the next, and goes with one press. */
import { expect, type Page, test } from '@playwright/test'
import { formatYen } from '../../../calculators/money/format.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../../../src/models/site/site.ts'
import type { Tool } from '../../../src/models/tools/toolModels.ts'
import { inTestAll, violations } from '../support/pages.ts'
import {
  actionOf,
  answer,
  arrived,
  fieldOf,
  openAllNumbers,
  openFolded,
  openTool,
  requestsFrom,
  toolOn,
} from '../support/tools.ts'

const { everyTool, value, fees, exitFinder, planner } = words.tools
const names = { value, fees, 'exit-finder': exitFinder, planner } as const
const { carried } = everyTool
const language = 'en'

const onward = (page: Page, language: Language) =>
  toolOn(page).getByRole('navigation', { name: carried.onward[language] })
async function go(page: Page, tool: Tool, language: Language): Promise<void> {
  await onward(page, language).getByRole('link', { name: names[tool].name[language] }).click()
  await page.waitForURL(new RegExp(`/${tool}`))
  await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
  await arrived(page)
}
const take = (page: Page, language: Language) =>
  toolOn(page).getByRole('button', { name: carried.take[language] })
const drop = (page: Page, language: Language) =>
  toolOn(page).getByRole('button', { name: carried.drop[language] })

test('price and debt go from value to fees, the dearest quote and the year back, and all of it is kept', async ({
  page,
}) => {
  await openAllNumbers(page, language)
  await expect(onward(page, language)).toHaveCount(0)
  await fieldOf(page, 'price').fill('250000000')
  await fieldOf(page, 'debt').fill('70000000')
  const seen = requestsFrom(page)
  await go(page, 'fees', language)

  await expect(toolOn(page)).toContainText(formatYen(250_000_000, language))
  expect(await violations(page)).toEqual([])
  await take(page, language).click()
  await expect(fieldOf(page, 'price')).toHaveValue(formatYen(250_000_000, language))
  await expect(fieldOf(page, 'debt')).toHaveValue(formatYen(70_000_000, language))
  // Nothing of the example's, and no results before the rest is there.
  for (const name of ['cash', 'officerLoans']) {
    await expect(fieldOf(page, name)).toHaveValue('')
  }
  await expect(toolOn(page).locator('h3')).toHaveCount(0)
  await expect(actionOf(page, language, 'inquiry')).toHaveCount(0)
  await fieldOf(page, 'cash').fill('0')
  await fieldOf(page, 'officerLoans').fill('0')
  await fieldOf(page, 'otherLiabilities').fill('0')
  await expect(take(page, language)).toHaveCount(0)
  await toolOn(page).getByText(fees.quotes.heading[language], { exact: true }).click()
  await fieldOf(page, 'a-minimum').fill('44000000')
  await page.reload()
  await arrived(page)

  await go(page, 'planner', language)
  await fieldOf(page, 'handover').fill('2032-03-31')
  await go(page, 'value', language)
  await expect(fieldOf(page, 'price')).toHaveValue(formatYen(250_000_000, language))
  await take(page, language).click()
  await expect(fieldOf(page, 'year')).toHaveValue('2032')
  await expect(fieldOf(page, 'debt')).toHaveValue(formatYen(70_000_000, language))
  await expect(fieldOf(page, 'expenses')).not.toHaveValue(
    formatYen(value.example.expenses ?? 0, language),
  )
  await expect(fieldOf(page, 'cash')).toHaveValue(formatYen(0, language))
  expect(seen.map((url) => url.split('#')[0]).filter((url) => url?.includes('250000000'))).toEqual(
    [],
  )

  await drop(page, language).click()
  await expect(toolOn(page).getByRole('region', { name: carried.along[language] })).toHaveCount(0)
  await expect(page).not.toHaveURL(/with\./)
  await expect(page).toHaveURL(/price=250000000/)
})

test('answers go to the planner and back', inTestAll(), async ({ page }) => {
  await openTool(page, 'exit-finder', 'ja')
  await answer(page, 'family', 'willing')
  await go(page, 'planner', 'ja')
  await expect(take(page, 'ja')).toHaveCount(0)
  await go(page, 'exit-finder', 'ja')
  await expect(toolOn(page).locator('input[name=family][value=willing]')).toBeChecked()
})

test('the year of a sale is offered to the planner', inTestAll(), async ({ page }) => {
  await openAllNumbers(page, 'ja')
  await openFolded(page)
  await fieldOf(page, 'year').fill('2034')
  await go(page, 'planner', 'ja')
  await take(page, 'ja').click()
  await expect(page).toHaveURL(/handover=2034-12-31/)
})

test('a price from fees is offered to the four numbers, and taking it asks for the others', async ({
  page,
}) => {
  await openTool(page, 'fees', 'ja')
  await fieldOf(page, 'price').fill('2億5,000万')
  await go(page, 'value', 'ja')
  await expect(fieldOf(page, 'price')).toHaveCount(0)
  await take(page, 'ja').click()
  await expect(fieldOf(page, 'price')).toHaveValue(formatYen(250_000_000, 'ja'))
  await expect(fieldOf(page, 'netAssets'), "nothing of the example's").toHaveValue('')
})
