/**
 * From the editor's form to the page: text, numbers, an article and a photograph are edited in a browser, in
 * a folder, and a site is built from that folder. The build takes most of the time.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { localAddress } from '../../../routing/address.ts'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { buildCopy } from '../../support/siteCopy.ts'
import { copyWith } from '../support/editor/editedSite.ts'
import { linesOf } from '../support/editor/lineDiff.ts'
import { chooseFolder, contentFiles, readBytes, readFolder } from '../support/editor/localFolder.ts'
import { article, writeArticle, writeWords } from '../support/editor/newArticle.ts'
import {
  add,
  choose,
  choosePhoto,
  choosePicture,
  openFolder,
  openItem,
  save,
  turnTo,
  type,
} from '../support/editor/openEditor.ts'
import { serveBuilt } from '../support/listen.ts'
import { tooWide } from '../support/pageLayout.ts'
import { valuesOf, xmlErrors } from '../support/xml.ts'

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

const before = contentFiles()

const edited = { ja: '編集した一文', en: 'An edited line' }
const edits = [
  { place: 'words/entries/home', key: 'situations.heading', file: 'data/home.yaml' },
  { place: 'firm/entries/settings', key: 'reach.hours.value', file: 'settings.yaml' },
  { place: 'knowledge/entries/charts', list: 'charts', key: 'title', file: 'data/charts.yaml' },
  { place: 'knowledge/entries/glossary', list: 'terms', key: 'term', file: 'data/glossary.yaml' },
]
const note = {
  title: { ja: '受付時間が変わります', en: 'New hours' },
  text: { ja: '新しい時間は[会社概要](page:about)へ。', en: 'See [the profile](page:about).' },
} as const
const added = {
  parent: 'succession',
  words: {
    title: { ja: '加えたページ', en: 'An Added Page' },
    subtitle: { ja: '副題です。', en: 'A subtitle.' },
    description: { ja: '説明です。', en: 'A description.' },
    question: { ja: '何があるのか。', en: 'What is there?' },
    body: { ja: '稀有な段落です。', en: 'A quizzical paragraph.' },
  },
} as const
const retitled = {
  page: 'licences',
  title: {
    ja: `㈱🏭ﾊﾝｶｸ${'長い題名'.repeat(60)}`,
    en: `㈱ 🏭 ${'A long title '.repeat(60).trim()}`,
  },
} as const
const hiddenTitle = 'HIDDEN-TITLE'
const alt = { ja: '窓辺に立つ人', en: 'A person by a window' }
const caption = { ja: '写真の下の一行', en: 'A line below the photograph' }
const plain = (width: number, height: number, background = '#24434e') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
/** As large as it has to be, and of a colour of its own, so that each is a file of its own. */
async function photograph(use: 'people' | 'cases' | 'testimonials' | 'article') {
  const colours = {
    people: '#24434e',
    cases: '#43244e',
    testimonials: '#4e4324',
    article: '#244e43',
  }
  const [width, height] = use === 'people' ? [900, 1600] : [1600, 1200]
  const buffer = await plain(width, height, colours[use])
  return { name: `${use}.jpg`, mimeType: 'image/jpeg', buffer }
}

let site: Awaited<ReturnType<typeof serveBuilt>>
let copy = ''
let dist = ''
let photos: string[] = []
const text = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')
/** A page's text without markers for line breaks. */
const said = (path: string, language: 'ja' | 'en') =>
  parse(text(`${language === 'en' ? 'en/' : ''}${path}.html`)).textContent

test.beforeAll(async ({ browser }, info) => {
  info.setTimeout(900_000)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await chooseFolder(page, before)
  await openFolder(page)
  await editWords(page)
  await addPhoto(page, 'people')
  await addPhoto(page, 'testimonials')
  await addPhoto(page, 'cases')
  await writeNote(page)
  await writeText(page)
  await writeArticle(page)
  await add(page, 'photo')
  await choosePhoto(page, 'photo.picture', await photograph('article'))
  for (const language of languages) {
    await type(page, 'photo.alt', language, alt[language])
    await type(page, 'photo.caption', language, caption[language])
  }
  await save(page)
  // The article cites no source: the editor warns and saves on request.
  await page.getByRole('button', { name: 'このまま保存する' }).click()
  await expectSaved(page, 'content/articles/trying.en.md')
  const files = await expectSaved(page, 'content/photos/article.jpg')
  photos = Object.keys(files).filter((file) => file.startsWith('content/photos/'))
  const bytes = await Promise.all(photos.map(async (file) => [file, await readBytes(page, file)]))
  copy = copyWith({
    ...files,
    ...Object.fromEntries(bytes),
    ...hiddenLike(files),
    ...notesLike(files),
    ...retitledPage(),
  })
  await buildCopy(copy)
  dist = join(copy, 'dist')
  await page.close()
  site = await serveBuilt(dist)
})
test.afterAll(() => {
  site?.stop()
  if (copy) rmSync(copy, { recursive: true })
})

/** An article that is a draft, one before its day, one that was withdrawn, and an address that moved. */
function hiddenLike(files: Readonly<Record<string, string>>): Record<string, string> {
  const states = { draft: 'draft: true', later: "publish: '2999-01-01'", off: 'withdrawn: true' }
  const articles = Object.entries(states).flatMap(([id, state]) =>
    languages.map((language) => {
      const text = files[`content/articles/trying.${language}.md`] ?? ''
      const own = text
        .replace('address: /trying', `address: /hidden-${id}\n${state}`)
        .replace(article.title[language], `${hiddenTitle} ${id}`)
      return [`content/articles/hidden-${id}.${language}.md`, own]
    }),
  )
  const moved = 'moved:\n  - old: /tried\n    page: trying\n'
  return { ...Object.fromEntries(articles), 'content/redirects.yaml': moved }
}

async function writeNote(page: Page): Promise<void> {
  await turnTo(page, 'news/new')
  await type(page, 'id', 'ja', 'new-hours')
  for (const language of languages) {
    await type(page, 'title', language, note.title[language])
    await type(page, 'body', language, note.text[language])
  }
  await save(page)
  await expectSaved(page, 'content/news/new-hours.en.md')
}

/** A page of text below another. */
async function writeText(page: Page): Promise<void> {
  await turnTo(page, 'texts/new')
  await writeWords(page, added.words)
  await choosePicture(page, 'hero', 'table-hero')
  await type(page, 'address', 'ja', '/added')
  await choose(page, 'parent', `(${added.parent})`)
  await choose(page, 'kind', '読み物')
  await save(page)
  await expectSaved(page, 'content/texts/added.en.md')
}

/** An older note and one that is a draft. */
function notesLike(files: Readonly<Record<string, string>>): Record<string, string> {
  const copies = [
    ['older', "published: '2025-01-31'"],
    ['hidden', "published: '2025-01-31'\ndraft: true"],
  ] as const
  const notes = copies.flatMap(([id, head]) =>
    languages.map((language) => {
      const text = files[`content/news/new-hours.${language}.md`] ?? ''
      const title = id === 'hidden' ? hiddenTitle : id
      const own = text
        .replace(/^id: .*$/m, `id: ${id}`)
        .replace(/^published: .*$/m, head)
        .replace(note.title[language], title)
      return [`content/news/${id}.${language}.md`, own]
    }),
  )
  return Object.fromEntries(notes)
}

/** A page whose new title is long, and has signs that few typefaces have. */
function retitledPage(): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => {
      const file = `content/pages/${retitled.page}.${language}.md`
      const title = `title: '${retitled.title[language]}'`
      return [file, (before[file] ?? '').replace(/^title: .*$/m, title)]
    }),
  )
}

/** Waits until a file in the folder has changed. @returns all changed files */
async function expectSaved(page: Page, file: string): Promise<Record<string, string>> {
  let changed: Record<string, string> = {}
  await expect(async () => {
    const files = Object.entries(await readFolder(page))
    changed = Object.fromEntries(files.filter(([name, text]) => before[name] !== text))
    expect(Object.keys(changed)).toContain(file)
  }).toPass({ timeout: 20_000 })
  return changed
}

async function editWords(page: Page): Promise<void> {
  for (const { place, list, key, file } of edits) {
    await turnTo(page, place)
    if (list) await openItem(page, list, 0)
    for (const language of languages) {
      await type(page, list ? `${list}.0.${key}` : key, language, edited[language])
    }
    await save(page)
    const path = `content/${file}`
    const text = (await expectSaved(page, path))[path] ?? ''
    const { removed, added } = linesOf(before[path] ?? '', text)
    expect([removed.length, added.length], path).toEqual([2, 2])
  }
}

async function addPhoto(page: Page, name: 'people' | 'cases' | 'testimonials'): Promise<void> {
  await turnTo(page, `firm/entries/${name}`)
  await openItem(page, 'items', 0)
  await add(page, 'items.0.photo')
  await choosePhoto(page, 'items.0.photo.picture', await photograph(name))
  for (const language of languages) await type(page, 'items.0.photo.alt', language, alt[language])
  await save(page)
  await expectSaved(page, `content/data/${name}.yaml`)
}

for (const language of languages) {
  test(`${language}: pages show the edited texts`, () => {
    // This page has the first chart of the file.
    const [chart = ''] = Object.keys(words.charts.charts)
    const pages = Object.keys(before).filter((file) => before[file]?.includes(`{chart:${chart}}`))
    const [, shows = ''] = /\/([\w-]+)\./.exec(pages[0] ?? '') ?? []
    const those = ['contact', 'glossary', shows].map((page) => said(page, language))
    those.push(parse(text(language === 'ja' ? 'index.html' : 'en.html')).textContent)
    expect(those.map((each) => each.includes(edited[language]))).toEqual(those.map(() => true))
  })

  test(`${language}: the new article is a page, and listed wherever articles are`, async ({
    page,
  }) => {
    const title = article.title[language]
    const path = language === 'ja' ? '/trying' : '/en/trying'
    await page.goto(site.url + path)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('main h2').first()).toContainText(
      language === 'ja' ? '見出し' : 'heading',
    )
    await page.goto(site.url + href('insights', language))
    await expect(page.locator(`main a[href="${path}"]`).first()).toContainText(title)
    expect(text(language === 'ja' ? 'feed.xml' : 'en/feed.xml')).toContain(
      `<title>${title}</title>`,
    )
    expect(text('sitemap.xml')).toContain(`${path}</loc>`)
    await page.goto(site.url + href('search', language))
    await page.getByRole('searchbox').fill(language === 'ja' ? '珍妙' : 'whimsical')
    await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible()
  })

  test(`${language}: the new article and page, the news and a new title have link previews of their own`, async () => {
    const seen = new Set<string>()
    for (const path of ['trying', 'added', 'news', retitled.page]) {
      const head = parse(text(`${language === 'en' ? 'en/' : ''}${path}.html`))
      const address = head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
      const { pathname } = new URL(address)
      expect(readdirSync('public/previews').map((name) => `/previews/${name}`)).not.toContain(
        pathname,
      )
      const response = await fetch(site.url + pathname)
      expect(response.status, path).toBe(200)
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      seen.add(pathname)
    }
    expect(seen.size).toBe(4)
  })

  test(`${language}: the added page is linked from its parent and leads back, and is listed everywhere`, async ({
    page,
  }) => {
    const { title, body } = added.words
    const path = localAddress('/added', language)
    const parent = href(added.parent, language)
    await page.goto(site.url + parent)
    await page.locator('main').getByRole('link', { name: title[language], exact: true }).click()
    await expect(page).toHaveURL(site.url + path)
    await expect(page.locator('h1')).toHaveText(title[language])
    await expect(page.locator('main')).toContainText(body[language])
    const above = page.locator('main nav').filter({ hasText: title[language] })
    await expect(above.locator(`a[href="${parent}"]`)).toHaveCount(1)
    await expect(page.locator(`main a[href="${parent}"]`).first()).toBeVisible()
    await expect(page.locator('head link[hreflang]')).toHaveCount(3)
    await expect(page.locator(`#menu a[href="${path}"]`)).toHaveText(title[language])
    expect(text('sitemap.xml')).toContain(`${path}</loc>`)
    expect(text(`${language === 'en' ? 'en/' : ''}llms.txt`)).toContain(title[language])
    await page.goto(site.url + href('search', language))
    await page.getByRole('searchbox').fill(language === 'ja' ? '稀有' : 'quizzical')
    await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible()
  })

  test(`${language}: notes are on a page of news, newest first, in its feed, the newest on home`, async ({
    page,
  }) => {
    const path = localAddress('/news', language)
    await page.goto(site.url + localAddress('/', language))
    await page.locator('main').getByRole('link', { name: note.title[language] }).click()
    await expect(page).toHaveURL(`${site.url}${path}#news-new-hours`)
    await expect(page.locator('main h2').filter({ visible: true })).toContainText([
      note.title[language],
      'older',
    ])
    await expect(page.locator('#news-new-hours time')).toHaveAttribute('datetime', /^20\d\d-/)
    const link = page.locator('#news-new-hours a')
    await expect(link).toHaveAttribute('href', href('about', language))
    const feed = localAddress('/news.xml', language)
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      feed,
    )
    const atom = text(feed.slice(1))
    expect(await xmlErrors(atom, 'atom.rng')).toEqual([])
    expect(valuesOf(atom, 'title').slice(1)).toEqual([note.title[language], 'older'])
    expect(valuesOf(atom, 'content')[0]).toContain(`/about"`)
    expect(text('sitemap.xml')).toContain(`${path}</loc>`)
    await page.goto(site.url + href('search', language))
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  })

  test(`${language}: the photograph is beside the name, with alternative text and size`, async ({
    page,
  }) => {
    for (const [width, least] of [
      [1280, 240],
      [390, 120],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.url + href('people', language))
      const photo = page.getByRole('img', { name: alt[language] })
      await photo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(box.width).toBeGreaterThanOrEqual(least)
      expect(box.height / box.width).toBeCloseTo(1.25, 1)
      const sharp = await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)
      expect(sharp, 'pixels for the width it is drawn at').toBeGreaterThanOrEqual(
        Math.floor(box.width),
      )
      const [right, bottom] = [box.x + box.width, box.y + box.height]
      const section = page.locator('section', { has: photo })
      for (const part of [
        section.getByRole('heading'),
        ...(await section.locator('dl > div').all()),
      ]) {
        const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 }
        expect(x >= right || y >= bottom, 'beside the photograph or below it').toBe(true)
      }
    }
    await expect(page.getByRole('img', { name: alt[language] })).toHaveCount(1)
  })
}

for (const language of languages) {
  test(`${language}: photographs of an article, a case and a testimonial are shown, described and reserve their place`, async ({
    page,
  }) => {
    const pages = [localAddress('/trying', language), href('cases', language)]
    pages.push(href('testimonials', language))
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of pages) {
        const arrival = Promise.withResolvers<void>()
        await page.route('**/pictures/photo-*', async (route) => {
          await arrival.promise
          await route.continue()
        })
        await page.goto(site.url + path)
        const photo = page.getByRole('img', { name: alt[language] })
        await expect(photo).toHaveAttribute('loading', 'lazy')
        await photo.scrollIntoViewIfNeeded()
        const reserved = await photo.boundingBox()
        arrival.resolve()
        await expect
          .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
          .toBeGreaterThan(0)
        await page.unrouteAll({ behavior: 'wait' })
        const box = await photo.boundingBox()
        expect([box?.width, box?.height], `${path} at ${width}`).toEqual([
          reserved?.width,
          reserved?.height,
        ])
        expect(box?.width).toBeGreaterThan(200)
        expect(await tooWide(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto(site.url + (pages[0] ?? ''))
    const figure = page.locator('article figure', { has: page.getByRole('img') }).first()
    await expect(figure).toContainText(caption[language])
  })
}

test('what is not public is in no file of the site, what moved or was withdrawn has its redirects', () => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const those = names.filter((name) => /\.(html|json|xml|txt|md|js)$/.test(name))
  expect(those.length).toBeGreaterThan(200)
  // What was withdrawn was public, and the editor can make it so again.
  const found = those.filter((name) => text(name).includes(hiddenTitle))
  expect(found.filter((name) => !/^_editor\/content\..*\.json$/.test(name))).toEqual([])
  const [snapshot = ''] = those.filter((name) => /^_editor\/content\..*\.json$/.test(name))
  expect(text(snapshot)).toContain(`${hiddenTitle} off`)
  expect(text(snapshot)).not.toContain(`${hiddenTitle} draft`)
  expect(text(snapshot)).not.toContain(`${hiddenTitle} later`)
  const lines = text('_redirects').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['/tried /trying 301', '/en/tried /en/trying 301']))
  expect(lines).toContain('/hidden-off /404.html 410')
  expect(lines.filter((line) => /hidden-(draft|later)/.test(line))).toEqual([])
})

test('the build makes the displayed sizes of a photograph, without camera metadata', async () => {
  const names = readdirSync(`${dist}/pictures`).filter((name) => name.startsWith('photo-'))
  const endings = names.map((name) => name.replace(/^photo-([a-z]+)-[0-9a-f]{8}-/, '$1 '))
  const sizes = { portrait: [240, 480], scene: [400, 800, 1200] }
  const expected = Object.entries(sizes).flatMap(([crop, widths]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `${crop} ${width}.${format}`)),
  )
  expect([...new Set(endings)].sort()).toEqual(expected.sort())
  // One portrait, three others.
  expect(names.length).toBe(2 * 2 + 3 * 3 * 2)
  for (const name of names) {
    const { width, height, exif } = await sharp(`${dist}/pictures/${name}`).metadata()
    const ratio = name.includes('portrait') ? 1.25 : 0.75
    expect([height, exif], name).toEqual([Math.round(width * ratio), undefined])
  }
})

test('a photograph that is too small stops the build, with file, key and remedy', async () => {
  for (const photo of photos) writeFileSync(join(copy, photo), await plain(500, 600))
  writeFileSync(join(copy, 'content/photos/people.jpg'), await plain(300, 200))
  const { stderr } = await buildCopy(copy).catch((error) => error)
  const small = (place: string, name: string, size: string, least: string) =>
    `content/${place}photo.picture: "/photos/${name}.jpg" has ${size} pixels: choose a picture of at least ${least}.`
  expect(stderr.trim().split('\n').sort()).toEqual([
    ...['draft', 'later', 'off'].map((id) =>
      small(`articles/hidden-${id}.{ja,en}.md: `, 'article', '500 x 600', '1200 x 900'),
    ),
    small('articles/trying.{ja,en}.md: ', 'article', '500 x 600', '1200 x 900'),
    small('data/cases.yaml: items.0.', 'cases', '500 x 600', '1200 x 900'),
    small('data/people.yaml: items.0.', 'people', '300 x 200', '480 x 600'),
    small('data/testimonials.yaml: items.0.', 'testimonials', '500 x 600', '1200 x 900'),
  ])
})
