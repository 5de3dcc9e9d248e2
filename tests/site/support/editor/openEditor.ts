import type { Locator, Page } from '@playwright/test'
import { editorPage } from '../../../../editor/build/page.ts'
import type { Repository } from '../../../../editor/config/config.ts'
import { site } from '../pages.ts'

/** The addresses that the built page of the editor names. */
export async function builtEditor(): Promise<{ html: string; script: string; snapshot: string }> {
  const html = await (await fetch(site('/admin'))).text()
  const [, script = ''] = /src="([^"]+)"/.exec(html) ?? []
  const [, snapshot = ''] = /data-snapshot="([^"]+)"/.exec(html) ?? []
  return { html, script, snapshot }
}

/** Opens the editor as a build for a repository has it, and signs in with a token. */
export async function signIn(page: Page, repository: Repository): Promise<void> {
  const { script, snapshot } = await builtEditor()
  const body = editorPage({ script, snapshot, repository })
  await page.route(site('/admin'), (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(site('/admin'))
  await page.getByRole('button', { name: 'アクセストークンを使用してログイン' }).click()
  const field = page.locator('dialog input, [role=dialog] input').first()
  await field.fill(`ghp_${'x'.repeat(36)}`)
  await field.press('Enter')
  await page.waitForURL(/#\/collections/)
}

/** Goes to an entry and waits until its form is there. */
export async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  // From anew: an editor that something else is open in would ask about that first.
  await page.goto('about:blank')
  await page.goto(site(`/admin#/collections/${collection}/entries/${name}`))
  await texts(page).first().waitFor()
}

/** Every field that is typed into and can be seen now. */
export const texts = (page: Page): Locator =>
  page.locator('[role=textbox]:visible:not([readonly]), textarea:visible:not([readonly])')

/** The field that now says something; those further down appear when the ones above are scrolled to. */
export async function fieldThatSays(page: Page, said: string | RegExp): Promise<Locator> {
  const fits = (value: string) => (typeof said === 'string' ? value === said : said.test(value))
  for (let at = 0; ; at++) {
    const field = texts(page).nth(at)
    await field.waitFor({ timeout: 3000 }).catch(() => {
      throw new Error(`No field says ${said}.`)
    })
    await field.scrollIntoViewIfNeeded()
    if ((await field.isEditable()) && fits(await field.inputValue())) return field
  }
}

/** Types into the field that now says something. */
export async function retype(page: Page, before: string | RegExp, after: string): Promise<void> {
  await (await fieldThatSays(page, before)).fill(after)
}

/** Presses the button that saves. */
export const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
