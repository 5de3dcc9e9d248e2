import { expect, type Locator, type Page } from '@playwright/test'
import { editorPage } from '../../../../editor/build/editorPage.ts'
import type { Repository } from '../../../../editor/config/config.ts'
import { site } from '../pages.ts'

async function builtEditor(): Promise<{ html: string; script: string; snapshot: string }> {
  const html = await (await fetch(site('/admin'))).text()
  const [, script = ''] = /src="([^"]+)"/.exec(html) ?? []
  const [, snapshot = ''] = /data-snapshot="([^"]+)"/.exec(html) ?? []
  return { html, script, snapshot }
}

/** Starting the editor is slow on a busy machine, in milliseconds. */
export const startTime = 120_000

/** Opens the editor as built for a repository, and signs in with a token. */
export async function signIn(page: Page, repository: Repository): Promise<void> {
  const { script, snapshot } = await builtEditor()
  const body = editorPage({ script, snapshot, repository })
  await page.route(site('/admin'), (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(site('/admin'))
  await page
    .getByRole('button', { name: 'アクセストークンを使用してログイン' })
    .click({ timeout: startTime })
  const field = page.locator('dialog input, [role=dialog] input').first()
  await field.fill(`ghp_${'x'.repeat(36)}`)
  await field.press('Enter')
  await page.waitForURL(/#\/collections/)
}

export async function openEntry(page: Page, collection: string, name: string): Promise<void> {
  // Starts fresh: the editor would ask about unsaved changes.
  await page.goto('about:blank')
  await page.goto(site(`/admin#/collections/${collection}/entries/${name}`))
  await texts(page).first().waitFor({ timeout: startTime })
}

/** Opens the editor as built, with the browser's folder. */
export async function openFolder(page: Page): Promise<void> {
  await page.goto(site('/admin'))
  const button = page.getByRole('button', { name: 'ローカルリポジトリで作業' })
  // It remembers the folder when it is opened again.
  await button
    .or(page.getByRole('toolbar', { name: 'グローバル' }))
    .first()
    .waitFor({ timeout: startTime })
  if (await button.isVisible()) await button.click()
  await page.waitForURL(/#\/collections/)
}

/** Navigates within the editor without reloading it. */
export const turnTo = (page: Page, place: string, within = 'collections') =>
  page.evaluate(
    (address) => {
      location.hash = address
    },
    `#/${within}/${place}`.replace(/\/$/, ''),
  )

export const texts = (page: Page): Locator =>
  page.locator('[role=textbox]:visible:not([readonly]), textarea:visible:not([readonly])')

/** The field with this text; lower ones are rendered when scrolled to. */
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

/** Replaces the text of the field that contains `before`. */
export async function retype(page: Page, before: string | RegExp, after: string): Promise<void> {
  await (await fieldThatSays(page, before)).fill(after)
}

export const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()

/** A form part by field and language; distant parts are rendered when scrolled to. */
async function partOf(page: Page, key: string, language: 'ja' | 'en'): Promise<Locator> {
  const pane = page.locator(`[data-locale="${language}"]`)
  const part = pane.locator(`[data-key-path="${key}"]`).first()
  await expect(async () => {
    if (await part.count()) return
    const group = pane.locator(`[data-key-path="${key.replace(/\.[^.]+$/, '')}"]`).first()
    const next = (await group.count()) ? group : pane.locator('[data-key-path]').last()
    // To the top, so that what follows it is in view.
    await next.evaluate((each) => each.scrollIntoView())
    expect(await part.count()).toBe(1)
  }).toPass({ intervals: [50], timeout: 15_000 })
  await part.scrollIntoViewIfNeeded()
  return part
}

/** Opens a list entry, in both languages; long lists are rendered when scrolled to. */
export async function openItem(page: Page, key: string, at: number): Promise<void> {
  const part = await partOf(page, key, 'ja')
  const item = part.locator('.item-wrapper').nth(at)
  await item.scrollIntoViewIfNeeded()
  await item.getByRole('button', { name: '広げる' }).click()
}

/** Adds an entry to a list. */
export async function addItem(page: Page, key: string): Promise<void> {
  const part = await partOf(page, key, 'ja')
  await part.getByRole('button', { name: /追加/ }).last().click()
}

export async function field(page: Page, key: string, language: 'ja' | 'en'): Promise<Locator> {
  return (await partOf(page, key, language)).locator('input, textarea').first()
}

export async function type(
  page: Page,
  key: string,
  language: 'ja' | 'en',
  text: string,
): Promise<void> {
  await (await field(page, key, language)).fill(text)
}

/** Adds an optional group, such as a photograph, in both languages. */
export async function add(page: Page, key: string): Promise<void> {
  await (await partOf(page, key, 'ja')).getByRole('checkbox').click()
}

interface LocalFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export async function choosePhoto(page: Page, key: string, file: LocalFile): Promise<void> {
  const part = await partOf(page, key, 'ja')
  await part.locator('input[type=file]').first().setInputFiles(file)
}

export async function dropPhoto(page: Page, key: string, file: LocalFile): Promise<void> {
  const part = await partOf(page, key, 'ja')
  const { name, mimeType: type, buffer } = file
  await part.locator('.drop-target').evaluate(
    (target, { name, type, bytes }) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, type, bytes: [...buffer] },
  )
}

/** Chooses an option of a field, by a part of its name. */
export async function choose(page: Page, key: string, option: string | RegExp): Promise<void> {
  const part = await partOf(page, key, 'ja')
  // Few options are radio buttons, many are a combobox.
  const list = part.getByRole('combobox')
  const few = part.getByRole('radio', { name: option })
  await list.or(few).first().waitFor()
  if (await few.count()) return few.click()
  await list.click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Chooses a picture of the site by its thumbnail. @returns the field */
export async function choosePicture(page: Page, key: string, name: string): Promise<Locator> {
  const part = await partOf(page, key, 'ja')
  await part.locator('summary').click()
  await part.locator(`label:has([value="${name}"])`).click()
  return part
}
