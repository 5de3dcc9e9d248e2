import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { href } from '../../../src/models/site/links.ts'
import { site } from './pages.ts'

/** A query, and the pages of which one has to be found with it. */
export interface Query {
  readonly query: string
  readonly pages: readonly PageId[]
  /** Whether it has to be the first page found; otherwise it is one of the first three. */
  readonly first?: boolean
}

/** A list of queries beside the tests, by its name. */
export function queries(name: 'tuned' | 'asked' | 'heldOut'): Record<Language, Query[]> {
  const file = new URL(`../search/queries/${name}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8'))
}

/** The field of search on the open page. */
export const field = (page: Page): Locator => page.locator('input[type=search]')

/** What was found: links to pages and to places on them, in their order. */
export const results = (page: Page): Locator => page.locator('[data-result]')

/** Opens search, touches the field and waits until it answers. */
export async function openSearch(page: Page, language: Language): Promise<void> {
  await page.goto(site(href('search', language)))
  const index = page.waitForResponse(/\/_astro\/search\./)
  await field(page).focus()
  await index
  await answered(page, 'legatus')
}

/** Types into the field until there is an answer, then leaves it empty. */
async function answered(page: Page, query: string): Promise<void> {
  await field(page).fill(query)
  await expect(results(page).first()).toBeVisible()
  await field(page).fill('')
  await expect(results(page)).toHaveCount(0)
}

/** The addresses of the pages that a query finds, the best first. */
export async function pagesFound(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query)
  await expect(page.locator('#results')).toContainText(query)
  return page
    .locator('h3 > [data-result]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
}

/** The queries whose page is not where it has to be, each with what was found instead. */
export async function missed(
  page: Page,
  language: Language,
  list: readonly Query[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { query, pages, first } of list) {
    const found = await pagesFound(page, query)
    const right = pages.map((id) => href(id, language))
    const best = found.slice(0, first ? 1 : 3)
    if (!best.some((each) => right.includes(each))) wrong.push(`${query}: ${best.join(' ')}`)
  }
  return wrong
}
