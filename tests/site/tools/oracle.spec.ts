/** Cases of calculators/oracle/cases.yaml, typed into the pages. The others are tested beside the calculators. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { formatYen, roundedYen } from '../../../calculators/money/format.ts'
import type { Language } from '../../../routing/language.ts'
import { inTestAll } from '../support/pages.ts'
import { answer, fieldOf, openTool, toolOn } from '../support/tools.ts'

type Case = Readonly<Record<string, never>> & {
  readonly id: string
  readonly typed: Readonly<Record<string, string>>
}

const cases = parse(
  readFileSync(new URL('../../../calculators/oracle/cases.yaml', import.meta.url), 'utf8'),
)
const caseOf = (group: 'value' | 'fees', id: string): Case =>
  cases[group].find((each: Case) => each.id === id)

for (const [id, language] of [
  ['v13', 'en'],
  ['v36', 'ja'],
] as const satisfies readonly (readonly [string, Language])[]) {
  test(`${id} through /value`, inTestAll(), async ({ page }) => {
    const { typed, remains } = caseOf('value', id) as Case & {
      remains: Readonly<Record<string, readonly [number]>>
    }
    await openTool(page, 'value', language)
    const { step = 'liquidation', ...fields } = typed
    for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text)
    await answer(page, 'step', step)
    const ways = [remains.shares, remains.together, remains[step]]
    const left = toolOn(page).locator('section:has(h4) strong')
    for (const [at, amount] of ways.entries()) {
      await expect(left.nth(at)).toContainText(formatYen(roundedYen(amount?.[0] ?? 0), language))
    }
  })
}

test('f06 through /fees', inTestAll(), async ({ page }) => {
  const { typed, bases } = caseOf('fees', 'f06') as Case & {
    bases: readonly (readonly number[])[]
  }
  await openTool(page, 'fees', 'en')
  for (const [name, text] of Object.entries(typed)) await fieldOf(page, name).fill(text)
  await expect(toolOn(page).locator('table strong')).toHaveText(
    bases.map((sums) => formatYen(roundedYen(sums.at(-1) ?? 0), 'en')),
  )
})
