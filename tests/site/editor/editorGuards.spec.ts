/** The editor never loses what people have written. */
import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { words } from '../../../src/models/site/site.ts'
import { repository, standInGitHost } from '../support/editor/gitHost.ts'
import {
  allowFolder,
  chooseFolder,
  contentFiles,
  readFolder,
} from '../support/editor/localFolder.ts'
import {
  addItem,
  choosePicture,
  field,
  openEntry,
  openFolder,
  save,
  signIn,
  turnTo,
  type,
} from '../support/editor/openEditor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const before = contentFiles()
const refusal = (page: Page) => page.getByRole('dialog', { name: 'まだ保存していません' })

function draftsKept(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result)
      })
    const database = await asked(indexedDB.open(name))
    const kept = database.transaction('draft-backups').objectStore('draft-backups').count()
    const count = await asked(kept)
    database.close()
    return count
  }, `github:${repository.name}`)
}

test("of two tabs, the one that saves later does not undo the other's changes", async ({
  page,
  context,
}) => {
  const file = 'content/data/home.yaml'
  const saved = (text: string) =>
    expect(async () => expect((await readFolder(page))[file]).toContain(text)).toPass()
  await chooseFolder(page, before)
  await openFolder(page)
  const other = await context.newPage()
  await allowFolder(other)
  await openFolder(other)
  for (const each of [other, page]) {
    await turnTo(each, 'words/entries/home')
    await type(each, 'situations.heading', 'en', each === page ? 'The first' : 'The second')
  }
  await save(page)
  await saved('en: The first')
  await save(other)
  await expect(refusal(other)).toContainText('トップページ')
  await expect(refusal(other)).toContainText('ほかの人か別の画面が変えました')
  await saved('en: The first')

  await turnTo(page, 'words/entries/home')
  await type(page, 'situations.heading', 'en', 'Once more')
  await save(page)
  await saved('en: Once more')
})

test('a draft of an outdated text does not overwrite what was published since', async ({
  page,
  context,
}) => {
  const { host, tree } = await standInGitHost(context)
  const file = 'content/pages/privacy.en.md'
  await signIn(page, repository)
  await openEntry(page, 'pages', 'privacy')
  await type(page, 'title', 'en', 'Mine')
  tree.set(file, String(tree.get(file)).replace(/^title:.*$/m, 'title: Theirs'))
  await save(page)
  await expect(refusal(page)).toContainText(/ページ › .+ \(privacy\) › 英語/)
  await expect(refusal(page)).not.toContainText('.md')
  expect(host.commits).toEqual([])
})

test('after a network failure or an expired sign-in nothing is lost, and saving again works', async ({
  page,
  context,
}) => {
  const { host } = await standInGitHost(context)
  await signIn(page, repository)
  await openEntry(page, 'pages', 'privacy')
  await type(page, 'title', 'ja', '通信が切れた題名')
  await context.setOffline(true)
  let failing = true
  await context.route('https://api.github.com/graphql', (route) =>
    failing ? route.abort() : route.fallback(),
  )
  await save(page)
  const message = page.locator('dialog[open]')
  await expect(message).toContainText('保存中に問題が発生しました')
  await expect(message).toContainText('書いた文はこの画面に残っています')
  await expect(message).not.toContainText('Failed to fetch')
  await message.getByRole('button').first().click()
  failing = false
  await context.setOffline(false)
  await context.route('https://api.github.com/graphql', (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } })
  })
  await save(page)
  await expect(message).toContainText('ログインの期限が切れています')
  await expect(message).not.toContainText('credentials')
  await message.getByRole('button').first().click()
  await context.unroute('https://api.github.com/graphql')
  await expect(await field(page, 'title', 'ja')).toHaveValue('通信が切れた題名')
  await save(page)
  await expect.poll(() => host.commits.length).toBe(1)
})

test('a reload asks first, and offers the typed text again', async ({ page, context }) => {
  await standInGitHost(context)
  await signIn(page, repository)
  await openEntry(page, 'pages', 'privacy')
  const title = await field(page, 'title', 'ja')
  await title.press('End')
  await title.pressSequentially('続き')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  // The editor saves drafts with a delay.
  await expect.poll(() => draftsKept(page)).toBe(1)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.getByRole('button', { name: '復元' }).click()
  await expect(await field(page, 'title', 'ja')).toHaveValue(/続き$/)
})

test('articles and pages are deleted in neither language: what to do is below "No longer public"', async ({
  page,
  context,
}) => {
  await standInGitHost(context)
  await signIn(page, repository)
  for (const [collection, id] of [
    ['articles', words.articleIds[0]],
    ['pages', 'privacy'],
  ] as const) {
    await openEntry(page, collection, String(id))
    for (const name of [/日本語.*コンテンツ/, /英語.*コンテンツ/, /エディターオプション/]) {
      await page.getByRole('button', { name }).click()
      const items = page.locator('[role^=menuitem]:visible')
      await expect(items.first()).toBeVisible()
      await expect(items.filter({ hasText: /無効化|削除/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
    const withdrawn = page.locator('[data-locale=ja] [data-key-path=withdrawn]')
    await expect(withdrawn).toContainText('消す代わりに')
  }
})

test('without its checks the editor saves nothing', async ({ page }) => {
  await page.route('**/_editor/immutable*', (route) => route.abort())
  await chooseFolder(page, before)
  await openFolder(page)
  await turnTo(page, 'pages/entries/privacy')
  await type(page, 'title', 'ja', '')
  await type(page, 'title', 'ja', '確かめられない題名')
  await save(page)
  await expect(refusal(page)).toContainText('確かめずに保存する')
  expect(await readFolder(page)).toEqual(before)
})

test('text pasted from Word is cleaned, and the paste can be undone', async ({ page }) => {
  await chooseFolder(page, before)
  await openFolder(page)
  await turnTo(page, 'pages/entries/privacy')
  const question = await field(page, 'question', 'en')
  const was = await question.inputValue()
  await question.press('ControlOrMeta+A')
  await question.evaluate((target) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\tOne\u00a0line\u200b:\r\n•\t“Yes” # – 😀')
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(question).toHaveValue('One line:\n- “Yes” # – 😀')
  await question.press('ControlOrMeta+Z')
  await expect(question).toHaveValue(was)
})

test('formatting that a paste drops is named, with what to write', async ({ page }) => {
  await chooseFolder(page, before)
  await openFolder(page)
  await turnTo(page, 'pages/entries/privacy')
  const question = await field(page, 'question', 'ja')
  const paste = (html: string) =>
    question.evaluate((input, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'text')
      clipboardData.setData('text/html', html)
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, html)
  const note = page.getByRole('status').filter({ hasText: '貼りました' })
  await paste('<b style="font-weight:normal"><p>Plain</p></b>')
  await expect(note).toHaveCount(0)
  await paste('<h2>A</h2><p><b>bold</b> <a href="https://example.jp">link</a></p>')
  await expect(note).toContainText('太字、リンク、見出しは写らず')
  await expect(note).toContainText('[文](page:ID)')
  await paste('<ul><li>one</li></ul>')
  await expect(note).toHaveCount(1)
  await expect(note).toContainText('箇条書きは写らず')
})

test('an entry is added to a list in both languages at once, each with its texts', async ({
  page,
}) => {
  await chooseFolder(page, before)
  await openFolder(page)
  await turnTo(page, 'firm/entries/testimonials')
  const count = words.testimonials.items.length
  await addItem(page, 'items')
  await type(page, `items.${count}.id`, 'ja', 'one-more')
  for (const language of languages) {
    for (const key of ['name', 'company', 'content']) {
      await type(page, `items.${count}.${key}`, language, `${key} ${language}`)
    }
  }
  await choosePicture(page, `items.${count}.picture`, 'gear')
  await save(page)
  await expect(async () => {
    const text = String((await readFolder(page))['content/data/testimonials.yaml'])
    expect(text.startsWith(String(before['content/data/testimonials.yaml']).trimEnd())).toBe(true)
    expect(text).toContain('id: one-more')
    expect(text).toContain('ja: content ja')
    expect(text).toContain('en: content en')
  }).toPass()
})
