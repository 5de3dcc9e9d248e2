import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../routing/language.ts'
import { href } from '../../../src/models/links.ts'
import { words } from '../../../src/models/site.ts'
import type { BroughtTool } from '../../../src/models/toolModels.ts'
import { site } from './pages.ts'

/** The address of a tool's page. */
export const toolAddress = (tool: BroughtTool, language: Language) => site(href(tool, language))

/** The place of a page that has a tool, and all that comes to be in it. */
export const toolOn = (page: Page): Locator => page.locator('[data-tool]')

/** Waits until a tool is in its place and answers. */
export async function arrived(page: Page): Promise<void> {
  await expect(toolOn(page)).toHaveAttribute('data-tool', 'open')
}

/** Opens a tool's page and presses the button. */
export async function openTool(page: Page, tool: BroughtTool, language: Language): Promise<void> {
  await page.goto(toolAddress(tool, language))
  await page.evaluate(() => document.fonts.ready)
  await toolOn(page).getByRole('button').click()
  await arrived(page)
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

/** The addresses of every request from now on. */
export function requestsFrom(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  return seen
}
