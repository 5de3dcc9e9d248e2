import { expect, type Page, test } from '@playwright/test'
import { takeSnapshot } from '../../editor/build/snapshot.ts'
import { readPageFile } from '../../editor/format/keepPage.ts'
import { memoryFiles } from '../../editor/memoryFiles.ts'
import { checkWords } from '../../words/check.ts'
import { readWords } from '../../words/words.ts'
import { linesOf } from './support/editor/lines.ts'
import { chooseFolder, readFolder } from './support/editor/localFolder.ts'
import { choose, openFolder, save, turnTo, type } from './support/editor/openEditor.ts'
import { site } from './support/pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const { texts } = takeSnapshot(process.cwd())
const before = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [`content/${file}`, text]),
)

/** The words in the folder as the build would read them. */
async function wordsIn(page: Page) {
  const files = Object.entries(await readFolder(page))
  const own = files.map(([file, text]) => [file.replace(/^content\//, ''), text])
  return readWords(memoryFiles(Object.fromEntries(own)))
}

/** The files that are not what they were, with the lines that changed. */
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

/** Waits until exactly these files are not what they were. */
const expectChanged = (page: Page, ...files: string[]) =>
  expect(async () => {
    expect(Object.keys(await changes(page)).sort()).toEqual(files)
  }).toPass({ timeout: 20_000 })

const edits = [
  { place: 'firm/entries/settings', key: 'reach.hours.value', file: 'content/settings.yaml' },
  { place: 'words/entries/home', key: 'situations.heading', file: 'content/data/home.yaml' },
  { place: 'knowledge/entries/charts', key: 'source', file: 'content/data/charts.yaml' },
]

test('files of data are edited in a folder: one line for one text, everything else as it was', async ({
  page,
}) => {
  const done: string[] = []
  for (const { place, key, file } of edits) {
    await turnTo(page, place)
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

test('an article is written from the editor alone, and the site has it', async ({ page }) => {
  await turnTo(page, 'articles/new')
  const article = {
    title: { ja: '試しの記事', en: 'An Article to Try' },
    subtitle: { ja: '副題です。', en: 'A subtitle.' },
    description: { ja: '説明です。', en: 'A description.' },
    question: { ja: '何を試すのか。', en: 'What is tried?' },
    body: {
      ja: '一つめの段落です。\n\n## 見出し {#one}\n\n本文です。',
      en: 'A paragraph.\n\n## A heading {#one}\n\nText.',
    },
  }
  for (const [key, words] of Object.entries(article)) {
    await type(page, key, 'ja', words.ja)
    await type(page, key, 'en', words.en)
  }
  await choose(page, 'hero', /^table-hero/)
  await choose(page, 'figure', /^model/)
  await type(page, 'address', 'ja', '/trying')
  await choose(page, 'topic', 'ESG')
  await save(page)
  const file = 'content/articles/trying'
  await expectChanged(page, `${file}.en.md`, `${file}.ja.md`)

  const words = await wordsIn(page)
  expect(() => checkWords(words)).not.toThrow()
  const [id] = words.articleIds.filter((each) => each === 'trying')
  const { ja, en } = words.article(id as never)
  expect([ja.title, en.title]).toEqual([article.title.ja, article.title.en])
  expect([ja.address, en.address]).toEqual(['/trying', '/trying'])
  expect([ja.parent, ja.topic, ja.hero]).toEqual(['insights', 'esg', 'table-hero'])
  expect(ja.published).toMatch(/^\d{4}-\d{2}-\d{2}$/)
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
  {
    what: 'a title that is too long',
    key: 'title',
    text: 'とても長い題名'.repeat(6),
    says: '検索結果に出る32字を超えています',
  },
]

test('what would break the build is refused before it is saved, with field and remedy', async ({
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
    await expect(dialog, what).toContainText('ページ › privacy › ')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    expect(await changes(page), what).toEqual({})
    await page.goto('about:blank')
    await openFolder(page)
  }
})

test('a build for no repository offers the folder only', async ({ page }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto(site('/admin'))
  await expect(page.getByRole('button', { name: 'ローカルリポジトリで作業' })).toBeVisible()
  await expect(page.getByRole('button', { name: /ログイン/ })).toHaveCount(0)
})
