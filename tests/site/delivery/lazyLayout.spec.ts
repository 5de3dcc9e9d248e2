import { chromium, expect, type Page, test } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/browser.ts'
import {
  firstPages,
  inTestAll,
  oneOfEachKind,
  pages,
  sample,
  site,
  violations,
} from '../support/pages.ts'

// `content-visibility: auto`: docs/decisions/0024-laid-out-later.md.

const phone = { width: 390, height: 844 }
const later = '[data-later]'

const withContents = firstPages.filter(({ kind }) => ['service', 'article', 'essay'].includes(kind))

const skipped = (page: Page) =>
  page
    .locator(later)
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )

test('distant parts of a page are not laid out at first', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(site('/succession'))
  expect(await skipped(page)).toBeGreaterThan(3)
})

test("the first window of a tall phone is painted at once, without the page's scripts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 847 })
  await page.route('**/_astro/*.js', (route) => route.abort())
  for (const { path } of firstPages) {
    await page.goto(site(path), { waitUntil: 'domcontentloaded' })
    const tops = await page.locator(later).evaluateAll((parts) =>
      parts
        .filter((part) => part.getClientRects().length > 0)
        .filter((part) => getComputedStyle(part).contentVisibility === 'hidden')
        .map((part) => part.getBoundingClientRect().top),
    )
    // Above the bar at the foot.
    expect(Math.min(...tops), path).toBeGreaterThanOrEqual(847 - 56)
  }
})

test('what a short beginning lets into the first window is shown without a touch', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize(phone)
  await page.route(site('/succession'), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<div[^>]*_answer[^>]*>).*?<\/div>/s, '$1</div>')
    await route.fulfill({ response, body })
  })
  await page.goto(site('/succession'))
  const first = page.locator(later).first()
  expect((await first.boundingBox())?.y).toBeLessThan(700)
  await expect(first).toHaveCSS('content-visibility', 'auto')
})

for (const [act, name] of [
  [(page: Page) => page.mouse.wheel(0, 300), 'scrolling'],
  [(page: Page) => page.keyboard.press('Control'), 'a key'],
  [(page: Page) => page.touchscreen.tap(200, 300), 'a touch'],
  [takeFocus, "the browser's own field of search"],
  [(page: Page) => page.waitForTimeout(5000), 'waiting'],
] as const) {
  test(`without the page's scripts, ${name} shows what is below a phone's first window`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: phone, hasTouch: true })
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto(site('/succession'), { waitUntil: 'domcontentloaded' })
    await expect(page.locator(later).first()).toHaveCSS('content-visibility', 'hidden')
    await act(page)
    await expect(page.locator(later).first()).toHaveCSS('content-visibility', 'auto')
    await page.close()
  })
}

/** As the browser's own fields do. */
async function takeFocus(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

for (const viewport of sample([phone, { width: 1280, height: 800 }])) {
  test(
    `links to an anchor lead there, from the contents and from another page, at ${viewport.width} px`,
    inTestAll(),
    async ({ page }) => {
      test.slow()
      expect(withContents.length).toBeGreaterThan(1)
      await page.setViewportSize(viewport)
      for (const place of [1, 0.5]) {
        const targets: URL[] = []
        for (const { path } of withContents) {
          await page.goto(site(path))
          const links = page.locator('nav[aria-labelledby="contents"] a')
          await links.nth(Math.floor(((await links.count()) - 1) * place)).click()
          const target = new URL(page.url())
          expect(target.hash, path).not.toBe('')
          await expectAtTop(page, target.hash)
          targets.push(target)
        }
        // Each comes from the page before.
        for (const { href, hash } of targets) {
          await page.goto(href)
          await expectAtTop(page, hash)
        }
      }
    },
  )
}

/** Waits until nothing moves, then expects the target of the hash in the upper half of the window. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const top = () =>
    page.locator(hash).evaluate(async (target) => {
      const place = () => target.getBoundingClientRect().top
      let last = Number.NaN
      while (last !== place()) {
        last = place()
        await new Promise((passed) => setTimeout(passed, 200))
      }
      const end = document.documentElement.scrollHeight - innerHeight - scrollY < 2
      return { inView: last >= 0 && last < (end ? innerHeight : innerHeight / 2), last }
    })
  await expect.poll(async () => (await top()).inView, { message: page.url() }).toBe(true)
}

test('find in page works for text that is not laid out yet', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/succession', '/en/glossary', '/']) {
    await page.goto(site(path))
    await takeFocus(page)
    const words = await page
      .locator('footer small')
      .evaluate((element) => element.textContent?.trim().slice(0, 12) ?? '')
    expect(words.length, path).toBeGreaterThan(3)
    expect(await page.evaluate((text) => Reflect.get(window, 'find')(text), words), path).toBe(true)
    await expect(page.locator('footer small')).toBeInViewport()
  }
})

test('the accessibility tree is complete without scrolling', async () => {
  // Turned on as by a screen reader.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--force-renderer-accessibility'],
  })
  const page = await browser.newPage({ viewport: phone, locale: 'ja-JP' })
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/en/succession', '/glossary']) {
    await page.goto(site(path))
    await expect(page.locator(later).first()).not.toHaveCSS('content-visibility', 'hidden')
    const names = await page
      .locator('main h2, main h3, footer a:not([aria-label])')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
          .map((each) => each.textContent ?? ''),
      )
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const bare = (text: string) => text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    const read = new Set(nodes.map(({ name }) => bare(String(name?.value ?? ''))))
    expect(names.length, path).toBeGreaterThan(10)
    expect(
      names.map(bare).filter((name) => name && !read.has(name)),
      path,
    ).toEqual([])
  }
  await browser.close()
})

test('axe finds nothing on a phone before the first touch', async ({ page }) => {
  await page.setViewportSize(phone)
  // Parts stay hidden however long axe takes.
  await page.clock.install()
  for (const { path } of oneOfEachKind.filter(({ language }) => language === 'ja')) {
    await page.goto(site(path), { waitUntil: 'domcontentloaded' })
    expect(await violations(page, false), path).toEqual([])
  }
})

test('everything is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/succession', '/en/glossary']) {
    await page.goto(site(path))
    const parts = page.locator(later)
    expect(await parts.count(), path).toBeGreaterThan(0)
    const styles = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).contentVisibility),
    )
    expect(new Set(styles), path).toEqual(new Set(['visible']))
  }
})

test('back, forward and reload restore the scroll position', inTestAll(), async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/succession', '/en/glossary', '/']) {
    await page.goto(site(path))
    // Scrolls to the middle like a reader.
    for (let step = 0; step < 5; step += 1) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(120)
    }
    /** Where a text stands: the one in the middle of the window, or the one of that number. */
    const text = (number?: number) =>
      page.evaluate((number) => {
        // Without the clones of carousel slides.
        const texts = [...document.querySelectorAll('main :is(p, li, h2, h3, dt)')].filter(
          (each) => !each.closest('[inert]'),
        )
        const middle = texts.findIndex(
          (each) => each.getBoundingClientRect().bottom > innerHeight / 2,
        )
        const at = number ?? middle
        return { at, top: texts[at]?.getBoundingClientRect().top ?? Infinity }
      }, number)
    const before = await text()
    expect(before.at, path).toBeGreaterThan(0)
    const expectSame = async (message: string) => {
      const moved = async () => Math.abs((await text(before.at)).top - before.top)
      await expect.poll(moved, { message: `${path} ${message}` }).toBeLessThan(120)
    }
    await page.reload()
    await expectSame('reloaded')
    await page.goto(site('/privacy'))
    await page.goBack()
    await expectSame('back')
  }
})

test('nothing is clipped at the edges of lazily laid out parts', inTestAll(), async ({ page }) => {
  test.slow()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of pages) {
      await page.goto(site(path), { waitUntil: 'domcontentloaded' })
      const cut = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('[data-later]')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        )
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('[data-later] { content-visibility: visible !important }')
        document.adoptedStyleSheets.push(sheet)
        const scrolls = (element: Element | null, part: Element): boolean =>
          element !== null &&
          element !== part &&
          (getComputedStyle(element).overflowX !== 'visible' ||
            scrolls(element.parentElement, part))
        return parts.flatMap((part) => {
          const box = part.getBoundingClientRect()
          const margin = Number.parseFloat(getComputedStyle(part).overflowClipMargin)
          const clipped = [...part.querySelectorAll('*')].filter((each) => {
            if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              return false
            // Skips screen-reader-only text and what scrolls in its own box.
            if (each.closest('svg') || scrolls(each.parentElement, part)) return false
            const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
            if (width < 2 || height < 2 || right < 0 || left > innerWidth) return false
            return (
              left < box.left - margin ||
              right > Math.max(box.right + margin, 0) ||
              top < box.top - margin ||
              bottom > box.bottom + margin
            )
          })
          return clipped.map((each) => `${part.className}: ${each.tagName}.${each.className}`)
        })
      })
      expect(cut, `${path} at ${width} px`).toEqual([])
    }
  }
})
