import { expect, type Page, test } from '@playwright/test'
import { readPageFile } from '../../../editor/format/keepPage.ts'
import { previewUrl, repository, standInGitHost } from '../support/editor/gitHost.ts'
import { linesOf } from '../support/editor/lineDiff.ts'
import {
  fieldThatSays,
  openEntry,
  retype,
  save,
  signIn,
  turnTo,
} from '../support/editor/openEditor.ts'
import { inTestAll } from '../support/pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The menu beside a language's form opens the page there. */
async function expectPreview(page: Page, language: 'ja' | 'en', url: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  const name = { ja: /日本語.*コンテンツ/, en: /英語.*コンテンツ/ }[language]
  const menu = page.getByRole('button', { name })
  await expect(async () => {
    // The item comes once the host has answered; another click would close the menu.
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
    await page.getByRole('menuitem', { name: 'プレビューを見る' }).click({ timeout: 3000 })
  }).toPass()
  const tab = await opened
  await expect(tab).toHaveURL(url)
  await tab.close()
}

const title = (text: string | undefined) => String(readPageFile(text ?? '').head.title)

test(
  'a page in both languages becomes one commit, a moved branch is rejected, and the page is reviewed and published',
  inTestAll(),
  async ({ page, context }) => {
    const { host, tree } = await standInGitHost(context)
    const files = ['ja', 'en'].map((language) => `content/pages/succession.${language}.md`)
    const [ja, en] = files.map((file) => title(tree.get(file)))
    await signIn(page, repository)
    await openEntry(page, 'pages', 'succession')
    await retype(page, String(ja), `${ja}と`)
    await retype(page, String(en), `${en} again`)

    host.moved = true
    await save(page)
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expect(page.locator('dialog[open]')).toContainText(
      `ページ › ${ja} (succession) › 日本語ページ › ${ja} (succession) › 英語`,
    )
    await expect(page.locator('dialog[open]')).toContainText('ほかの人が同時に保存したため')
    expect(host.commits).toEqual([])
    await page.locator('dialog[open]').getByRole('button').first().click()
    await fieldThatSays(page, `${ja}と`)

    host.moved = false
    await save(page)
    await expect.poll(() => host.commits.length).toBe(1)
    const [commit] = host.commits
    expect(commit?.fileChanges.additions.map(({ path }) => path).sort()).toEqual(files.toSorted())
    expect(commit?.fileChanges.deletions ?? []).toEqual([])
    for (const { path, contents } of commit?.fileChanges.additions ?? []) {
      const text = Buffer.from(contents, 'base64').toString('utf8')
      const { removed, added } = linesOf(tree.get(path) ?? '', text)
      expect(removed, path).toEqual([`title: ${path.includes('.ja.') ? ja : en}`])
      expect(added, path).toEqual([`title: ${path.includes('.ja.') ? `${ja}と` : `${en} again`}`])
    }
    // A draft: somebody reviews it before it is published.
    expect(commit?.branch.branchName).toBe('cms/pages/succession')

    await page.getByRole('button', { name: 'レビューを依頼' }).click()
    await expect.poll(() => host.reviews).toBe(1)
    await turnTo(page, '', 'workflow')
    const card = page
      .getByText('レビュー中')
      .locator('xpath=following::*[contains(., "(succession)")]')
    await card.last().click()

    // The draft's own page, as the site's host built it from the pull request.
    for (const [language, address] of [
      ['ja', '/succession'],
      ['en', '/en/succession'],
    ] as const) {
      await expectPreview(page, language, previewUrl + address)
    }

    const publish = page.getByRole('button', { name: 'エントリーを公開' })
    const ready = page.locator('[role^=menuitem]:visible').filter({ hasText: '公開可' })
    // A menu that is still opening ignores an immediate click.
    await expect(async () => {
      await page.getByRole('button', { name: /ステータス/ }).click()
      await ready.click({ timeout: 3000 })
      await expect(publish).toBeVisible({ timeout: 3000 })
    }).toPass()
    await publish.click()
    await page.locator('dialog[open]').getByRole('button', { name: '公開' }).click()
    await expect.poll(() => host.published).toBe(1)
    expect(host.unknown).toEqual([])
  },
)
