import { expect, type Page, test } from '@playwright/test'
import { words } from '../../../src/models/site/site.ts'
import { chooseFolder, contentFiles, readFolder } from '../support/editor/localFolder.ts'
import {
  choosePicture,
  openFolder,
  save,
  startTime,
  turnTo,
  type,
} from '../support/editor/openEditor.ts'
import { site } from '../support/pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const before = contentFiles()

async function changedFiles(page: Page): Promise<string[]> {
  const files = Object.entries(await readFolder(page))
  return files.filter(([file, text]) => before[file] !== text).map(([file]) => file)
}

test.beforeEach(async ({ page }) => {
  await chooseFolder(page, before)
  await openFolder(page)
})

const refusal = (page: Page) => page.getByRole('dialog', { name: 'まだ保存していません' })

test('what would break the build is rejected on saving, with field and remedy', async ({
  page,
}) => {
  await turnTo(page, 'pages/entries/privacy')
  await type(page, 'body', 'ja', 'ただの段落です。')
  await save(page)
  await expect(refusal(page)).toContainText('(privacy) › ')
  await expect(refusal(page)).toContainText('見出しが日本語と英語で異なります')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  expect(await changedFiles(page)).toEqual([])
})

test('a long title and a replaced term are reported before saving, and saved on request', async ({
  page,
}) => {
  const title = '弊社のとても長い題名'.repeat(6)
  const file = 'content/pages/privacy.ja.md'
  await turnTo(page, 'pages/entries/privacy')
  await type(page, 'metaTitle', 'ja', title)
  await save(page)
  const dialog = page.getByRole('dialog', { name: '保存する前にご確認ください' })
  await expect(dialog).toContainText(/ページ › .+ \(privacy\) › 日本語 › 検索結果用の短い題名/)
  await expect(dialog).toContainText('検索結果に出る32字を超えています')
  await expect(dialog).toContainText('「弊社」：このサイトでは「当社」と書いています')
  await dialog.getByRole('button', { name: '戻って直す' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await changedFiles(page)).toEqual([])

  await type(page, 'metaTitle', 'ja', `${title}です`)
  await save(page)
  await dialog.getByRole('button', { name: 'このまま保存する' }).click()
  await expect(async () => expect(await changedFiles(page)).toEqual([file])).toPass()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a picture is chosen by its thumbnail, for both languages', async ({ page }) => {
  const files = ['ja', 'en'].map((language) => `content/articles/population-decline.${language}.md`)
  const description = words.pictures.alt.accessibility?.ja ?? 'no such picture'
  await turnTo(page, 'articles/entries/population-decline')
  const field = await choosePicture(page, 'hero', 'abacus-hero')
  await page.keyboard.press('ArrowRight')
  await expect(field.getByRole('radio', { name: description })).toBeChecked()
  const option = field.locator('label:has([value="accessibility-hero"])')
  const thumbnail = option.locator('img')
  await expect(thumbnail).toHaveJSProperty('complete', true)
  expect(
    await thumbnail.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBeGreaterThan(100)
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(field.locator('summary')).toContainText(description)
  const english = page.locator('[data-locale=en] .pictures').first()
  await expect(english.locator('input').first()).toBeDisabled()
  await expect(english.locator('summary')).toContainText(description)
  await save(page)
  await expect(async () => expect(await changedFiles(page)).toEqual(files)).toPass()
  const after = await readFolder(page)
  for (const file of files) {
    expect(after[file]).toBe(before[file]?.replace(/^hero: .*$/m, 'hero: accessibility-hero'))
  }
})

for (const { locale, label, saveButton } of [
  { locale: 'en-US', label: 'Title', saveButton: 'Save' },
  // A language that is not bundled: the editor shows English.
  { locale: 'fr', label: 'Title', saveButton: 'Save' },
]) {
  test(`with ${locale} in the editor's settings its own words and the field labels are in one language`, async ({
    page,
  }) => {
    await page.evaluate(
      ([name, locale]) => {
        const chosen = JSON.parse(localStorage.getItem(String(name)) ?? '{}')
        localStorage.setItem(String(name), JSON.stringify({ ...chosen, locale }))
      },
      ['sveltia-cms.prefs', locale],
    )
    await page.reload()
    await page
      .getByRole('toolbar', { name: /^(Global|グローバル)$/ })
      .waitFor({ timeout: startTime })
    await turnTo(page, 'pages/entries/privacy')
    const title = page.locator('[data-locale=en] [data-key-path=title]')
    await expect(title).toContainText(label)
    await expect(page.getByRole('button', { name: saveButton, exact: true })).toBeVisible()
  })
}

test('a build without a repository offers only the folder', async ({ page }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto(site('/admin'))
  await expect(page.getByRole('button', { name: 'ローカルリポジトリで作業' })).toBeVisible()
  await expect(page.getByRole('button', { name: /ログイン/ })).toHaveCount(0)
})
