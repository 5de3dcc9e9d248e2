import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import type { Tool } from '../../../src/models/tools/toolModels.ts'
import { site } from './pages.ts'

export const toolAddress = (tool: Tool, language: Language) => site(href(tool, language))

export const toolOn = (page: Page): Locator => page.locator('[data-tool]')

/** Waits until a tool is hydrated: its hint about the script disappears. */
export async function arrived(page: Page): Promise<void> {
  await expect(toolOn(page).locator('noscript')).toHaveCount(0)
}

export async function openTool(page: Page, tool: Tool, language: Language): Promise<void> {
  await page.goto(toolAddress(tool, language))
  await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
  await toolOn(page).locator('form').first().scrollIntoViewIfNeeded()
  await arrived(page)
}

/** Opens /value and asks for more than its four numbers. */
export async function openAllNumbers(page: Page, language: Language): Promise<void> {
  await openTool(page, 'value', language)
  await answer(page, 'entry', 'all')
}

/** Two changes per tool, and their part of the URL. */
const changes = {
  value: { input: 'netAssets', texts: ['123456789', '87654321'] },
  fees: { input: 'price', texts: ['123456789', '87654321'] },
  'exit-finder': { input: 'family', texts: ['willing', 'unsure'] },
  planner: { input: 'handover', texts: ['2041-03-31', '2042-03-31'] },
} as const satisfies Record<Tool, { input: string; texts: readonly [string, string] }>

/**
 * Changes a tool's input.
 * @param which the first or the second change
 * @returns its part of the URL
 */
export async function change(page: Page, tool: Tool, which: 0 | 1): Promise<string> {
  const { input, texts } = changes[tool]
  const text = texts[which]
  if (tool === 'exit-finder') await answer(page, input, text)
  else await fieldOf(page, input).fill(text)
  return text
}

/** Chooses an answer of a tool; the empty one resets it. */
export async function answer(page: Page, question: string, option: string): Promise<void> {
  await toolOn(page).locator(`label:has(input[name="${question}"][value="${option}"])`).click()
}

/** Opens all that is folded, as somebody does who reads everything. */
export async function openFolded(page: Page): Promise<void> {
  await toolOn(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '')
    })
}

/** A field of the tool by its key in content/data/tools.yaml. */
export const fieldOf = (page: Page, name: string): Locator =>
  toolOn(page).locator(`input[name="${name}"]`)

/** A button or link of a tool by its key in content/data/tools.yaml. */
export function actionOf(
  page: Page,
  language: Language,
  key: 'inquiry' | 'print' | 'copy' | 'reset',
): Locator {
  const role = key === 'inquiry' ? 'link' : 'button'
  return toolOn(page).getByRole(role, { name: words.tools.everyTool[key][language], exact: true })
}

export function requestsFrom(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  return seen
}
