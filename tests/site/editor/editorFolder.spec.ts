import { expect, type Page, test } from '@playwright/test'
import { readPageFile } from '../../../editor/format/keepPage.ts'
import type { ArticleId } from '../../../routing/table.ts'
import { words } from '../../../src/models/site/site.ts'
import { linesOf } from '../support/editor/lineDiff.ts'
import { chooseFolder, contentFiles, readFolder } from '../support/editor/localFolder.ts'
import { writeArticle } from '../support/editor/newArticle.ts'
import {
  openFolder,
  openItem,
  save,
  startTime,
  turnTo,
  type,
} from '../support/editor/openEditor.ts'
import { site } from '../support/pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const before = contentFiles()

async function changes(page: Page) {
  const files = Object.entries(await readFolder(page)).filter(
    ([file, text]) => before[file] !== text,
  )
  return Object.fromEntries(files.map(([file, text]) => [file, linesOf(before[file] ?? '', text)]))
}

test.beforeEach(async ({ page }) => {
  await chooseFolder(page, before)
  await openFolder(page)
})

const expectChanged = (page: Page, ...files: string[]) =>
  expect(async () => {
    expect(Object.keys(await changes(page)).sort()).toEqual(files)
  }).toPass({ timeout: 20_000 })

const edits = [
  { place: 'firm/entries/settings', key: 'reach.hours.value', file: 'content/settings.yaml' },
  {
    place: 'words/entries/home',
    key: 'situations.heading',
    file: 'content/data/home.yaml',
  },
  { place: 'knowledge/entries/charts', key: 'source', file: 'content/data/charts.yaml' },
  {
    place: 'knowledge/entries/glossary',
    list: 'terms',
    // The second one, because its text occurs only once in the file.
    at: 1,
    key: 'terms.1.term',
    file: 'content/data/glossary.yaml',
  },
]

test('editing one text in a folder changes one line', async ({ page }) => {
  const done: string[] = []
  for (const { place, list, at = 0, key, file } of edits) {
    await turnTo(page, place)
    if (list) await openItem(page, list, at)
    await type(page, key, 'en', 'Something else')
    await save(page)
    done.push(file)
    await expectChanged(page, ...done.toSorted())
    const { removed, added } = (await changes(page))[file] ?? {}
    expect(removed, file).toHaveLength(1)
    expect(added, file).toHaveLength(1)
    expect(added?.[0], file).toMatch(/^ *en: ["']?Something else["']?$/)
  }
})

const mistakes = [
  {
    what: 'a language that lacks a heading',
    key: 'body',
    text: 'ただの段落です。',
    says: '見出し',
  },
  {
    what: 'a figure that there is not',
    key: 'body',
    add: '\n\n{figure:nothing}',
    says: '{figure:nothing} という数値はありません',
  },
  {
    what: 'a mark that is not understood',
    key: 'body',
    add: '\n\n{figure: x}',
    says: '書き方が違います',
  },
]

test('what would break the build is rejected on saving, with field and remedy', async ({
  page,
}) => {
  const { body: ja } = readPageFile(before['content/pages/privacy.ja.md'] ?? '')
  const { body: en } = readPageFile(before['content/pages/privacy.en.md'] ?? '')
  for (const { key, text, add, says, what } of mistakes) {
    await turnTo(page, 'pages/entries/privacy')
    await type(page, key, 'ja', text ?? `${ja.trim()}${add}`)
    if (add) await type(page, key, 'en', `${en.trim()}${add}`)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'まだ保存していません' })
    await expect(dialog, what).toContainText(says)
    await expect(dialog, what).toContainText('(privacy) › ')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    expect(await changes(page), what).toEqual({})
    await page.goto('about:blank')
    await openFolder(page)
  }
})

test('an address or an id that is in use is refused before saving', async ({ page }) => {
  const refusal = page.getByRole('dialog', { name: 'まだ保存していません' })
  const id = words.articleIds[0] as ArticleId
  const { address, title } = words.article(id).ja
  await writeArticle(page)
  for (const [taken, says] of [
    [address, `アドレス ${address} はページ「${title} (${id})」が使っています`],
    ['/fees', `アドレス /fees はページ「${words.page('fees').ja.title} (fees)」が使っています`],
  ] as const) {
    await type(page, 'address', 'ja', taken)
    await save(page)
    await expect(refusal).toContainText(says)
    await refusal.getByRole('button').first().click()
    await expect(refusal).toHaveCount(0)
  }
  await page.goto('about:blank')
  await openFolder(page)

  const { terms } = words.glossary
  await turnTo(page, 'knowledge/entries/glossary')
  await openItem(page, 'terms', 1)
  await type(page, 'terms.1.id', 'ja', String(terms[0]?.id))
  await save(page)
  await expect(refusal).toContainText(/用語集 › 用語・条件 › 2番目「.+」 › ID（英小文字）/)
  await expect(refusal).toContainText(`ID「${terms[0]?.id}」が二度使われています`)
  expect(await changes(page)).toEqual({})
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
  expect(await changes(page)).toEqual({})

  await type(page, 'metaTitle', 'ja', `${title}です`)
  await save(page)
  await dialog.getByRole('button', { name: 'このまま保存する' }).click()
  await expect(async () => expect(Object.keys(await changes(page))).toEqual([file])).toPass()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

for (const { locale, label, saveButton } of [
  { locale: 'en-US', label: 'Title', saveButton: 'Save' },
  // What earlier versions of the editor stored for the browser's language.
  { locale: 'en', label: '題名', saveButton: '保存' },
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
