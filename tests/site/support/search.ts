import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import type { SearchIndex } from '../../../src/models/search/searchIndex.ts'
import { href } from '../../../src/models/site/links.ts'
import { site } from './pages.ts'
import { fileAt } from './publicAddresses.ts'

export interface Query {
  readonly query: string
  readonly pages: readonly PageId[]
  /** Whether it has to be first; otherwise among the first three. */
  readonly first?: boolean
}

/** A list of queries beside the tests, by its name. */
export function queries(name: 'tuned' | 'asked' | 'opened' | 'heldOut'): Record<Language, Query[]> {
  const file = new URL(`../search/queries/${name}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8'))
}

export const field = (page: Page): Locator => page.locator('main input[type=search]')

/** Results: links to pages and anchors, in order. */
export const results = (page: Page): Locator => page.locator('[data-result]')

export async function openSearch(page: Page, language: Language): Promise<void> {
  await page.goto(site(href('search', language)))
  const index = page.waitForResponse(/\/_astro\/search\./)
  await field(page).focus()
  await index
  await answered(page, 'legatus')
}

/** Types a query until there is an answer, then clears the field. */
async function answered(page: Page, query: string): Promise<void> {
  await field(page).fill(query)
  await expect(results(page).first()).toBeVisible()
  await field(page).fill('')
  await expect(results(page)).toHaveCount(0)
}

/** The paths of the pages that a query finds, best first. */
export async function pagesFound(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query)
  await expect(page.locator('#results')).toContainText(query)
  return page
    .locator('h3 > [data-result]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
}

/** The index of a language as visitors get it. */
export async function servedIndex(language: Language): Promise<SearchIndex> {
  const { text } = await fileAt(href('search', language))
  const address = /\/_astro\/search\.[^"&]+\.json/.exec(text)?.[0]
  return JSON.parse((await fileAt(address ?? '')).text)
}
