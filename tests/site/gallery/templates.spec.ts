import { expect, type Page, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { otherLanguage } from '../../../routing/language.ts'
import { type TemplateId, templateHref } from '../../../routing/templates.ts'
import { requestHref } from '../../../src/models/gallery/templateModel.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { largestPaint } from '../support/largestPaint.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { expectNarrow, scrollThrough, tooWide } from '../support/pageLayout.ts'
import { inTestAll, site, violations } from '../support/pages.ts'
import { templates } from '../support/templates.ts'
import { watchPage } from '../support/watchPage.ts'

/** Bytes of pictures in the first view of a phone with a pixel ratio of 2. */
const pictureBudget = 150_000

const { strip } = words.gallery

/** Forms are tested in templatesInteraction.spec.ts. */
const withForm: readonly TemplateId[] = ['construction', 'restaurant']

/** What a template's script does; without it the page has the same content, at another hour. */
const uses: Partial<Record<TemplateId, (page: Page) => Promise<void>>> = {
  // The current month is selected.
  agriculture: async (page) => {
    await expect(page.locator('input[name="month"]').nth(2)).toBeChecked()
  },
  trading: async (page) => {
    await expect(page.locator('[data-zone="Asia/Tokyo"] time')).toHaveText('15:30')
    await page.clock.runFor(60_000)
    await expect(page.locator('[data-zone="Asia/Tokyo"] time')).toHaveText('15:31')
  },
  // The number of homes left is announced.
  'real-estate': async (page) => {
    const count = page.locator('[data-home]:visible')
    const all = await count.count()
    await page.locator('input[name="deal"]').nth(1).check()
    await expect(page.getByRole('status')).toContainText(String(await count.count()))
    expect(await count.count()).toBeLessThan(all)
  },
}

for (const { page: path, id, language } of templates) {
  test(
    `${path} passes all checks`,
    inTestAll((language === 'en') === (id === templates[0]?.id)),
    async ({ page }) => {
      const troubles = watchPage(page)
      await page.addInitScript(countShifts)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(site(path), { waitUntil: 'load' })
        // A font is applied at layout, which may be after load.
        await expect
          .poll(() => page.evaluate(unusedFaces), 'faces that nothing is set in')
          .toEqual([])
        await scrollThrough(page)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('main')).toHaveCount(1)
        expect(await tooWide(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
        await expectFewShifts(page, `at ${width}`)
        expect(await violations(page), `axe at ${width}`).toEqual([])
      }

      // It is marked as a template, with links back, on and to the other language.
      const band = page.locator('[data-template-strip]')
      for (const text of [strip.label, strip.note]) await expect(band).toContainText(text[language])
      const ways = await band.getByRole('link').evaluateAll((links) => {
        return links.map((link) => link.getAttribute('href'))
      })
      expect(ways.sort()).toEqual(
        [
          href('templates', language),
          requestHref(id, language),
          templateHref(id, otherLanguage(language)),
        ].sort(),
      )

      await expectNarrow(page)
      expect(troubles.errors, 'console errors').toEqual([])
      expect(troubles.foreign, 'requests to other hosts').toEqual([])
    },
  )

  test(
    `${path} is noindex, loads its first fonts at once, and has a script only if it needs one`,
    inTestAll((language === 'en') === (id === templates[0]?.id)),
    async () => {
      const document = parse(await (await fetch(site(path))).text())
      const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content')
      expect(robots).toContain('noindex')
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(language)
      for (const part of ['title', 'h1']) {
        expect(document.querySelector(part)?.textContent.trim(), part).not.toBe('')
      }
      // Everything for the first view is requested in the head.
      const rules = document.querySelectorAll('style:not([media])').map(({ rawText }) => rawText)
      const faces = [...rules.join('').matchAll(/\/fonts\/[\w-]+\.woff2/g)].map(([file]) => file)
      const asked = document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]')
      expect(asked.map((link) => link.getAttribute('href')).sort()).toEqual(faces.sort())
      expect(faces.length).toBeGreaterThan(0)
      // One line removes the strip in the frame; another is for islands, the time of day, or announcements.
      const islands = document.querySelectorAll('astro-island').length
      const scripts = document.querySelectorAll('script:not(head > script:not([src]))').length
      expect(document.querySelectorAll('head > script:not([src])')).toHaveLength(1)
      if (islands > 0 || id in uses || withForm.includes(id)) expect(scripts).toBeGreaterThan(0)
      else expect(scripts).toBe(0)
    },
  )

  const use = uses[id]
  if (use) {
    test(`${path} is started by its script`, async ({ page }) => {
      await page.clock.install({ time: new Date('2027-03-10T06:30:00Z') })
      await page.goto(site(path))
      await use(page)
    })
  }
}

test('with forced colours nothing covers a control on a phone', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const { page: path } of templates.filter(({ language }) => language === 'ja')) {
    await page.goto(site(path))
    const covered = await page.evaluate(() => {
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return [...document.querySelectorAll<HTMLElement>('a[href], button')]
        .filter((each) => seen(each) && !each.closest('[popover], dialog'))
        .filter((each) => {
          each.scrollIntoView({ block: 'center', behavior: 'instant' })
          const [box] = each.getClientRects()
          if (!box || box.width < 2) return false
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          // Elements fixed at an edge have their own test.
          return over && !each.contains(over) && !over.contains(each) && over.closest('svg')
        })
        .map(({ textContent }) => textContent)
    })
    expect(covered, path).toEqual([])
  }
})

test('fonts below the first view are requested after the paint, and all load in the end', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScripts.newPage()
  let split = 0
  for (const { page: path } of templates) {
    const html = await (await fetch(site(path))).text()
    const style = /<style data-late[^>]*>(.*?)<\/style>/.exec(html)?.[1]
    if (!style) continue
    split++
    const files = [...style.matchAll(/url\((.*?)\)/g)].map(([, file = '']) => site(file))
    await page.goto(site(path), { waitUntil: 'load' })
    const asked = () => page.evaluate(timesOf, files)
    await expect.poll(async () => (await asked()).length, path).toBe(files.length)
    const painted = await largestPaint(page)
    for (const time of await asked()) expect(time, path).toBeGreaterThan(painted)
    await expect.poll(() => page.evaluate(unusedFaces), path).toEqual([])

    const requests: string[] = []
    plain.on('request', (request) => requests.push(request.url()))
    await plain.goto(site(path))
    await expect
      .poll(() => requests, `${path} without scripts`)
      .toEqual(expect.arrayContaining(files))
  }
  await withoutScripts.close()
  expect(split).toBeGreaterThan(0)
})

test.describe('on a phone with two dots a pixel', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test(
    'pictures of the first view are small, and preloaded ones are used',
    inTestAll(),
    async ({ page }) => {
      for (const { page: path } of templates.filter(({ language }) => language === 'ja')) {
        await page.goto(site(path), { waitUntil: 'networkidle' })
        expect(await page.evaluate(unusedPreloads), path).toEqual([])
        expect(await bytesInView(page), path).toBeLessThanOrEqual(pictureBudget)
      }
    },
  )
})

/** Declared fonts that are not used. Runs in the page. */
const unusedFaces = () =>
  [...document.fonts].filter(({ status }) => status === 'unloaded').map(({ family }) => family)

/** Addresses of pictures that were preloaded but are not shown. Runs in the page. */
const unusedPreloads = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => initiatorType === 'link' && name.endsWith('.avif'))
    .map(({ name }) => name)
    .filter((name) => ![...document.images].some(({ currentSrc }) => currentSrc === name))

/** When some files were requested, in ms. Runs in the page. */
const timesOf = (files: string[]) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => files.includes(name))
    .map(({ startTime }) => startTime)

/** Bytes of the visible pictures, in the document or in its styles. */
function bytesInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = new Set(
      [...document.images]
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(({ currentSrc }) => currentSrc),
    )
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ name, initiatorType }) => {
        const ofStyles = initiatorType === 'css' && !name.endsWith('.woff2')
        return seen.has(name) || ofStyles || initiatorType === 'image'
      })
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
}

test.describe('without JavaScript', () => {
  test('a template has the same text as with it', inTestAll(), async ({ browser }) => {
    const reading = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      const texts = new Map<string, { headings: string[]; length: number }>()
      for (const { page: path } of templates.filter(({ language }) => language === 'ja')) {
        await page.goto(site(path))
        const headings = await page.locator('main :is(h1, h2, h3):visible').allInnerTexts()
        const [text = ''] = await page.locator('main').allInnerTexts()
        texts.set(path, { headings, length: text.length })
      }
      await context.close()
      return texts
    }
    const withScript = await reading(true)
    for (const [path, { headings, length }] of await reading(false)) {
      expect(headings, path).toEqual(withScript.get(path)?.headings)
      expect(length, `${path}: characters`).toBeGreaterThan(
        0.9 * (withScript.get(path)?.length ?? 0),
      )
    }
  })
})
