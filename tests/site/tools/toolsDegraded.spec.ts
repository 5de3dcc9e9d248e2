/** The tools without storage, scripts or a valid URL. */
import { expect, test } from '@playwright/test'
import { formatYen } from '../../../calculators/money/format.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tools } from '../../../src/models/tools/toolModels.ts'
import { hold } from '../support/pageLayout.ts'
import {
  actionOf,
  answer,
  arrived,
  change,
  fieldOf,
  openTool,
  toolAddress,
  toolOn,
} from '../support/tools.ts'
import { watchPage } from '../support/watchPage.ts'

const { everyTool } = words.tools
/** The other has the same code. */
const language = 'en'

for (const tool of tools) {
  test(`${tool}: it opens and fills an inquiry when the browser blocks storage`, async ({
    page,
  }) => {
    const troubles = watchPage(page)
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, { get })
      }
    })
    await openTool(page, tool, language)
    await expect(actionOf(page, language, 'inquiry'), 'before anything is entered').toHaveCount(0)
    await change(page, tool, 0)
    await actionOf(page, language, 'inquiry').click()
    await page.waitForURL((url) => url.pathname === href('contact', language))
    await expect(page.locator('textarea[name=message]')).toHaveValue(
      new RegExp(words.tools[tool === 'exit-finder' ? 'exitFinder' : tool].name[language]),
    )
    expect(troubles.errors).toEqual([])
  })

  test(`${tool}: a URL of which nothing can be read opens the example, and says so`, async ({
    page,
  }) => {
    const troubles = watchPage(page)
    await page.goto(`${toolAddress(tool, 'ja')}#v=1%E0%A4%A`)
    await arrived(page)
    await expect(toolOn(page).locator('input').first()).toBeVisible()
    await expect(toolOn(page).getByRole('alert')).toHaveText(everyTool.nothingRead.ja)
    await actionOf(page, 'ja', 'reset').click()
    await expect(toolOn(page).getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(toolAddress(tool, 'ja'))
    expect(troubles.errors).toEqual([])
  })
}

for (const tool of ['value', 'fees'] as const) {
  test(`${tool}: the largest price that the field accepts has a result, also from its URL`, async ({
    page,
  }) => {
    const troubles = watchPage(page)
    await openTool(page, tool, 'ja')
    if (tool === 'value') await answer(page, 'entry', 'all')
    await fieldOf(page, 'price').fill('1兆')
    await expect(page).toHaveURL(/price=1000000000000/)
    await page.reload()
    await arrived(page)
    await expect(fieldOf(page, 'price')).toHaveValue(formatYen(1_000_000_000_000, 'ja'))
    expect(troubles.errors).toEqual([])
  })
}

test('an incomplete URL is not completed with the example, nor when something else is chosen', async ({
  page,
}) => {
  for (const [tool, fragment, choice] of [
    ['planner', 'exit=mbo&handover=2029-03', null],
    ['value', 'netAssets=123000000&unrealised=-7000000&profit=45000000&de', 'dividends'],
  ] as const) {
    const address = `${toolAddress(tool, 'ja')}#${fragment}`
    await page.goto(address)
    await arrived(page)
    if (choice) await answer(page, 'step', choice)
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(address)
    await page.reload()
    await arrived(page)
    await expect(toolOn(page).getByRole('alert'), tool).toHaveText(everyTool.partRead.ja)
  }
})

test('without its quotes, a URL of /fees brings none', async ({ page }) => {
  await openTool(page, 'fees', 'ja')
  await change(page, 'fees', 0)
  await expect(page).toHaveURL(/quotes=/)
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address.slice(0, address.indexOf('&v=') - 2))
  await arrived(page)
  await expect(toolOn(page).getByRole('alert')).toHaveText(everyTool.partRead.ja)
  await expect(toolOn(page).locator('[name^="a-"]')).toHaveCount(0)
  await expect(fieldOf(page, 'price')).toHaveValue(formatYen(123_456_789, 'ja'))
})

/** What tools run on. */
const client = '**/_astro/client.*.js'

for (const tool of tools) {
  test(`${tool}: input before hydration is kept and applied`, async ({ page }) => {
    const troubles = watchPage(page)
    const release = await hold(page, client)
    await page.goto(toolAddress(tool, 'ja'))
    const before = await toolOn(page).textContent()
    const typed = await change(page, tool, 0)
    expect(page.url()).not.toContain(typed)
    release()
    await arrived(page)
    await expect(page).toHaveURL(new RegExp(typed))
    await expect.poll(() => toolOn(page).textContent()).not.toBe(before)
    const input =
      tool === 'exit-finder'
        ? toolOn(page).locator(`input[value="${typed}"]`)
        : toolOn(page).locator('input:not([type=radio])').first()
    if (tool === 'exit-finder') await expect(input).toBeChecked()
    else await expect(input).toBeFocused()
    expect(troubles.errors).toEqual([])
  })

  test(`${tool}: when its script does not load it says so, and another touch tries again`, async ({
    page,
  }) => {
    const script = '**/_astro/client.*.js*'
    await page.route(script, (route) => route.abort())
    await page.goto(toolAddress(tool, 'ja'))
    const failed = toolOn(page).getByRole('alert')
    await expect(failed).toBeHidden()
    await toolOn(page).locator('input').first().focus()
    await expect(failed).toHaveText(everyTool.failed.ja)
    await page.unroute(script)
    await toolOn(page).locator('form').first().hover()
    await arrived(page)
    await expect(failed).toBeHidden()
    await change(page, tool, 0)
  })
}

test('value: all numbers and a unit, chosen before hydration, hold for what is typed', async ({
  page,
}) => {
  const release = await hold(page, client)
  await page.goto(toolAddress('value', 'ja'))
  await answer(page, 'entry', 'all')
  await answer(page, 'unit', 'thousand')
  await fieldOf(page, 'netAssets').fill('60,000')
  release()
  await arrived(page)
  await expect(page).toHaveURL(/netAssets=60000000&/)
  await expect(fieldOf(page, 'expenses'), "nothing of the example's").toHaveValue(
    formatYen(0, 'ja'),
  )
})

test('fees: a button pressed before hydration works once the script loads', async ({ page }) => {
  const release = await hold(page, client)
  await page.goto(toolAddress('fees', 'ja'))
  await toolOn(page).getByText(words.tools.fees.groups.table.ja, { exact: true }).click()
  const rates = toolOn(page).locator('details').nth(1).locator('tbody tr')
  const before = await rates.count()
  await rates.first().locator('input').last().fill('10')
  await toolOn(page).getByRole('button', { name: words.tools.fees.bands.add.ja }).click()
  release()
  await expect(rates).toHaveCount(before + 1)
  await expect(toolOn(page).locator('table strong').first()).toHaveText('3,000万円')
})
