/** The cases of calculators/oracle/cases.yaml, typed into the pages. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { formatYen, roundedYen } from '../../../calculators/money/format.ts'
import { formatDay } from '../../../calculators/planner/formatDay.ts'
import type { SecondStep } from '../../../calculators/value/waysOfSelling.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../../../src/models/site/site.ts'
import { cases, type Typed } from '../../support/oracleCases.ts'
import { inTestAll } from '../support/pages.ts'
import { answer, fieldOf, openAllNumbers, openFolded, openTool, toolOn } from '../support/tools.ts'

/** English where the case writes so. */
const languageOf = (typed: Typed): Language =>
  Object.values(typed).some((text) => / (m|million|billion)$/.test(text)) ? 'en' : 'ja'

/** Chooses where there is a choice of that name and types elsewhere, folded or not. */
async function type(page: Page, typed: Typed): Promise<void> {
  await openFolded(page)
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(page, name)
    if ((await field.first().getAttribute('type')) === 'radio') await answer(page, name, text)
    else await field.fill(text)
  }
}

/** The numbers in the lines of the saved file, by the first cell of each line; the last of a name counts. */
async function saved(page: Page, language: Language): Promise<ReadonlyMap<string, number[]>> {
  const download = page.waitForEvent('download')
  await toolOn(page).getByRole('button', { name: words.tools.value.csv[language] }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  return new Map(
    text.split('\r\n').map((line) => {
      const [label = '', numbers = ''] = line.split(/(?<="),/)
      return [label.replaceAll('"', ''), numbers.split(',').map(Number)]
    }),
  )
}

/**
 * The cases that type into a field or make a choice that no earlier case does: whether the page passes it on.
 * calculators/oracle/oracle.test.ts has the numbers of all.
 */
function withNewInputs<C extends { readonly typed: Typed }>(all: readonly C[]): readonly C[] {
  const seen = new Set<string>()
  return all.filter(({ typed }) => {
    const before = seen.size
    for (const [name, text] of Object.entries(typed)) {
      seen.add(/^[a-z]+$/i.test(text) ? `${name} ${text}` : name)
    }
    return seen.size > before
  })
}

for (const { id, typed, company, remains } of withNewInputs(cases.value)) {
  test(`${id} through /value, to the yen`, inTestAll(), async ({ page }) => {
    const language = languageOf(typed)
    await openAllNumbers(page, language)
    const { entry, unit, step, ...fields } = typed
    const chosen = { ...(entry && { entry }), ...(unit && { unit }), ...(step && { step }) }
    // Before the short form, which does not ask for them.
    await type(page, cases.multiples)
    await type(page, chosen)
    await type(page, fields)
    const lines = await saved(page, language)
    const { value, steps } = words.tools.value
    const ends = (numbers: readonly number[] | null) => [numbers?.at(0), numbers?.at(-1)]
    const [netAssets, profit, byNetAssets, byMultiple, whole] = company
    for (const [label, expected] of [
      [value.adjusted, [netAssets]],
      [value.usedProfit, [profit]],
      [value.byNetAssets.label, byNetAssets],
      [value.byMultiple.label, byMultiple ?? undefined],
      [value.whole, whole],
      [steps.liquidation.label, ends(remains.liquidation)],
      [steps.retirement.label, ends(remains.retirement)],
      [steps.dividends.label, ends(remains.dividends)],
    ] as const) {
      expect(lines.get(label[language]), label[language]).toEqual(expected)
    }
    const cards = toolOn(page).locator('section:has(> h4) > p > strong')
    const expected = [
      remains.shares,
      ...(entry ? [] : [remains.together]),
      remains[(step ?? 'liquidation') as SecondStep],
    ]
    for (const [at, amounts] of expected.entries()) {
      for (const amount of ends(amounts)) {
        await expect(cards.nth(at)).toContainText(formatYen(roundedYen(amount ?? 0), language))
      }
    }
  })
}

for (const { id, typed, bases, quotes } of withNewInputs(cases.fees)) {
  test(`${id} through /fees`, inTestAll(), async ({ page }) => {
    const language = languageOf(typed)
    await openTool(page, 'fees', language)
    await type(page, typed)
    const tables = toolOn(page).getByRole('table')
    await expect(toolOn(page).locator('table strong')).toHaveText(
      bases.map((sums) => formatYen(roundedYen(sums.at(-1) ?? 0), language)),
    )
    const quoted = tables.filter({ hasText: words.tools.fees.quotes.withTax[language] }).last()
    for (const [at, row] of [0, 1, 2, 3, 4, 6, 7].entries()) {
      for (const [column, sums] of quotes.entries()) {
        const cell = quoted.locator('tbody tr').nth(at).locator('td').nth(column)
        await expect(cell).toContainText(formatYen(sums[row] ?? 0, language))
      }
    }
  })
}

// One in each language and notation, and one with steps that are done.
const plans = cases.plans.filter(({ id }) => ['p03', 'p04', 'p08'].includes(id))
for (const { id, exit, typed, today, done, steps } of plans) {
  test(`${id} through /planner`, inTestAll(), async ({ page }) => {
    const language = /^\d+ \w+ \d+$/.test(typed) ? 'en' : 'ja'
    await page.clock.setFixedTime(new Date(`${today}T12:00:00+09:00`))
    await openTool(page, 'planner', language)
    await answer(page, 'exit', exit)
    await fieldOf(page, 'handover').fill(typed)
    for (const step of done)
      await toolOn(page).locator(`label:has(input[name="done-${step}"])`).click()
    const rows = toolOn(page).locator('table').last().locator('tbody tr')
    for (const [at, [...days]] of steps.entries()) {
      for (const [cell, ends] of [days.slice(0, 2), days.slice(2, 4)].entries()) {
        const text = rows.nth(at).locator('td').nth(cell)
        for (const day of ends) await expect(text).toContainText(formatDay(day as never, language))
      }
    }
  })
}
