import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { repository, standInGitHost } from '../support/editor/gitHost.ts'
import { chooseFolder, contentFiles, readFolder } from '../support/editor/localFolder.ts'
import {
  add,
  choosePhoto,
  dropPhoto,
  openFolder,
  openItem,
  save,
  signIn,
  turnTo,
  type,
} from '../support/editor/openEditor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const before = contentFiles()
const key = 'items.0.photo.picture'
const background = '#24434e'

async function picture(name: string, width: number, height: number, format: 'jpeg' | 'gif') {
  const plain = sharp({ create: { width, height, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await plain.toFormat(format).toBuffer() }
}

async function refusal(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'この写真は使えません' })
  const said = await dialog.getByRole('listitem').textContent()
  await dialog.getByRole('button').click()
  await expect(dialog).toHaveCount(0)
  return said ?? ''
}

test('a photograph that is too small or of another format is rejected: chosen, dropped, pasted or taken from the folder', async ({
  page,
}) => {
  await chooseFolder(page, before)
  await openFolder(page)
  await turnTo(page, 'firm/entries/people')
  await openItem(page, 'items', 0)
  await add(page, 'items.0.photo')

  await choosePhoto(page, key, await picture('small.jpg', 479, 600, 'jpeg'))
  expect(await refusal(page)).toMatch(
    /^コンサルタント › 項目 › 1番目「.+」 › 撮影した写真 › 写真「small.jpg」は幅479、高さ600画素で、小さすぎます。幅480、高さ600画素以上の写真にしてください。$/,
  )
  await choosePhoto(page, key, await picture('other.jpg', 900, 900, 'gif'))
  expect(await refusal(page)).toContain('JPEG、PNG、WebPの写真ではありません。')
  await dropPhoto(page, key, await picture('dropped.jpg', 200, 200, 'jpeg'))
  expect(await refusal(page)).toContain('「dropped.jpg」は幅200、高さ200画素')

  await copyPicture(page, 200)
  await page
    .locator(`[data-key-path="${key}"]`)
    .getByRole('button', { name: /貼り付/ })
    .first()
    .click()
  expect(await refusal(page)).toContain('「clipboard」は幅200、高さ200画素')

  // An article's photograph is larger than a portrait.
  await turnTo(page, 'articles/new')
  await add(page, 'photo')
  await choosePhoto(page, 'photo.picture', await picture('portrait.jpg', 480, 600, 'jpeg'))
  expect(await refusal(page)).toBe(
    '記事 › 新規 › 撮影した写真 › 写真「portrait.jpg」は幅480、高さ600画素で、小さすぎます。幅1200、高さ900画素以上の写真にしてください。',
  )
  await turnTo(page, 'firm/entries/people')
  await openItem(page, 'items', 0)
  await add(page, 'items.0.photo')

  // With alternative text in only one language it is not saved, and nothing is written.
  const photo = page.locator(`[data-locale=ja] [data-key-path="${key}"]`)
  await expect(photo).not.toContainText('/photos/')
  await dropPhoto(page, key, await picture('fit.jpg', 480, 600, 'jpeg'))
  await expect(photo).toContainText('/photos/fit.jpg')
  await type(page, 'items.0.photo.alt', 'ja', '窓辺に立つ人')
  await save(page)
  const english = page.locator('[data-locale=en] [data-key-path="items.0.photo.alt"]')
  await expect(english).toContainText('この項目は必須です')
  expect(Object.keys(await readFolder(page)).sort()).toEqual(Object.keys(before).sort())

  // One that was accepted as a portrait is refused where a larger one is needed.
  await type(page, 'items.0.photo.alt', 'en', 'Someone at a window')
  await save(page)
  await expect(async () => {
    expect(Object.keys(await readFolder(page))).toContain('content/photos/fit.jpg')
  }).toPass()
  await turnTo(page, 'firm/entries/testimonials')
  await openItem(page, 'items', 0)
  await add(page, 'items.0.photo')
  await photo.getByRole('button', { name: '参照' }).click()
  const dialog = page.getByRole('dialog', { name: '画像を選択' })
  await dialog.getByRole('option', { name: 'fit.jpg' }).click()
  await dialog.getByRole('button', { name: '挿入' }).click()
  await type(page, 'items.0.photo.alt', 'ja', '窓辺に立つ人')
  await type(page, 'items.0.photo.alt', 'en', 'Someone at a window')
  await save(page)
  await expect(page.getByRole('dialog', { name: 'まだ保存していません' })).toContainText(
    '「/photos/fit.jpg」は幅480、高さ600画素で、小さすぎます',
  )
  const { 'content/data/testimonials.yaml': text } = await readFolder(page)
  expect(text).toBe(before['content/data/testimonials.yaml'])
})

/** Puts a square picture into the clipboard. */
async function copyPicture(page: Page, size: number): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (side) => {
    const canvas = new OffscreenCanvas(side, side)
    canvas.getContext('2d')?.fillRect(0, 0, side, side)
    const picture = await canvas.convertToBlob()
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }, size)
}

test('a photograph uploaded past the review is refused, and where it belongs is said', async ({
  page,
  context,
}) => {
  const { host } = await standInGitHost(context)
  await signIn(page, repository)
  await turnTo(page, '', 'assets')
  await page.getByRole('button', { name: 'アップロード' }).first().click()
  const fit = await picture('fit.jpg', 1200, 900, 'jpeg')
  await page.locator('dialog[open] input[type=file]').first().setInputFiles(fit)
  await page.locator('dialog[open]').getByRole('button', { name: 'アップロード' }).click()
  const refused = page.getByRole('dialog', { name: 'この画面では変えられません' })
  await expect(refused).toContainText('fit.jpg')
  await expect(refused).toContainText('「撮影した写真」に置いて保存してください')
  await refused.getByRole('button').click()
  await expect(refused).toHaveCount(0)
  expect(host.commits).toEqual([])
})
