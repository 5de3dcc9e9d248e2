import { expect, type Page, test } from '@playwright/test'
import { words } from '../../../src/models/site/site.ts'
import { inTestAll, sample, site } from '../support/pages.ts'

const phone = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole('complementary').filter({ has: toTop(page) })
const toTop = (page: Page) => page.locator('a[href="#top"]')
const moveTo = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

test('the bar is for phones in portrait', async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [740, 360],
    // A phone's window above an open keyboard.
    [390, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(site('/'))
    const { contact } = words.site
    const link = page.locator('body > aside').getByRole('link', { name: contact.ja, exact: true })
    await expect(link, `${width} x ${height}`).toHaveCount(0)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test(`the bar shows the reading progress, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(site('/dd-support'))
    // The page's height changes while scrolling.
    const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const wrong = () =>
      bar(page).evaluate((each) => {
        const share = Number(getComputedStyle(each, '::before').scale.split(' ')[0])
        return share - scrollY / (document.documentElement.scrollHeight - innerHeight)
      })
    for (const part of [0.25, 0.5, 1, 0]) {
      const moved = async () => {
        const at = (await end()) * part
        await moveTo(page, at)
        return (await page.evaluate(() => scrollY)) - (await end()) * part
      }
      await expect.poll(moved).toBeCloseTo(0, -1)
      await expect.poll(wrong).toBeCloseTo(0, 1)
    }
    await context.close()
  })
}

test('at the end of a page the bar does not cover the footer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.goto(site('/en/dd-support'))
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    // The end moves while the page is laid out.
    const left = () =>
      page.evaluate(() => {
        const { scrollHeight } = document.documentElement
        scrollTo({ top: scrollHeight, behavior: 'instant' })
        return new Promise((done) =>
          setTimeout(
            () => done(document.documentElement.scrollHeight - scrollY - innerHeight),
            100,
          ),
        )
      })
    await expect.poll(left, { message: size }).toBeLessThanOrEqual(1)
    const covered = async () => {
      await left()
      const above = await bar(page).boundingBox()
      const footer = await page.getByRole('contentinfo').boundingBox()
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (above?.y ?? 0)
    }
    await expect.poll(covered, { message: size }).toBeLessThanOrEqual(1)
  }
})

/** Every page at every size; in `npm test` two, at the smallest sizes. */
const sizes = [{ width: 320, height: 640 }, { width: 740, height: 360 }, phone]
const paths = ['/', '/en/succession', '/population-decline', '/contact']
const walks = sample(
  paths.flatMap((_, turn) =>
    sizes.map((size, at) => ({ size, path: paths[(turn + at) % paths.length] as string })),
  ),
  2,
)

test('the focused element is in view and not covered by a bar', async ({ page }) => {
  test.slow()
  // Without smooth scrolling, so that the position is final.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { size, path } of walks) {
    await page.setViewportSize(size)
    await page.goto(site(path))
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press('Tab')
      // A bar takes a moment to hide.
      await expect
        .poll(() => page.evaluate(coveredFocus), { message: `${path} at ${size.width}` })
        .toBeNull()
    }
  }
})

/**
 * The focused element if it is out of view or its middle is under a fixed bar. For elements taller than the
 * window (a long table that scrolls sideways), the middle of the visible part counts. Runs in the page.
 */
function coveredFocus(): string | null {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return null
  const { left, top, bottom, width, height } = focused.getBoundingClientRect()
  // The bars and the room beside them.
  const middle =
    height > innerHeight - 160
      ? (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      : top + Math.min(height, 60) / 2
  const there = document.elementFromPoint(left + width / 2, middle)
  const over = there?.closest('body > header, body > aside')
  const inView = middle >= 0 && middle < innerHeight
  if (inView && (!over || over.contains(focused))) return null
  const at = `${Math.round(top)} to ${Math.round(bottom)}, page at ${scrollY} of ${document.body.scrollHeight}`
  return `${focused.localName} ${focused.textContent?.slice(0, 40)} at ${at}, ${over ? `under ${over.localName}` : 'out of view'}`
}

for (const { width, height } of [phone, { width: 1440, height: 900 }]) {
  test(`beyond 200 px the top bar has only menu and logo, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(site('/en/dd-support'))
    const top = page.getByRole('banner')
    const wide = async () => (await top.boundingBox())?.width ?? 0
    const word = top.getByText('LEGATUS', { exact: true })
    expect(await wide()).toBeGreaterThan(180)
    await moveTo(page, 600)
    await expect.poll(wide).toBeLessThan(145)
    // The wordmark is completely hidden once the bar has closed, and the logo is whole.
    const wordBeyondBar = async () => {
      const box = await top.boundingBox()
      const text = await word.boundingBox()
      return (text?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)
    }
    await expect.poll(wordBeyondBar).toBeGreaterThanOrEqual(-1)
    const mark = await top.locator('svg').boundingBox()
    expect(mark?.width).toBe(34)
    const name = words.site.home.en
    await expect(top.getByRole('link', { name, exact: true })).toBeVisible()
    await moveTo(page, 0)
    await expect.poll(wide).toBeGreaterThan(180)
  })
}

test(
  'on a phone in landscape the bar stays in view at any scroll position',
  inTestAll(),
  async ({ page }) => {
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [667, 331],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/', '/en/dd-support', '/templates']) {
        await page.goto(site(path))
        await moveTo(page, 1500)
        const top = page.getByRole('banner')
        await expect(top).toBeInViewport({ ratio: 1 })
        expect((await top.boundingBox())?.y, path).toBe(0)
        await top.getByRole('button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
    }
  },
)

test('with very large text and a low window the bar scrolls away', async ({ page }) => {
  // A window of 1,280 x 1,024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(site('/dd-support'))
  await expect(page.getByRole('banner')).toBeInViewport()
  await moveTo(page, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('at 400 % nothing covers a field that is being filled in', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/contact', '/en/value']) {
    await page.goto(site(path))
    const fields = page.locator('main :is(input:not([type=radio]), textarea):visible')
    // A low window lays out what is below it once the fonts are there.
    await expect(fields.nth(2), path).toBeVisible()
    for (const field of await fields.all()) {
      await field.focus()
      const covered = () =>
        field.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return [...document.querySelectorAll('[data-to-top], body > aside, body > header')]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.left < right && left < box.right)
            .filter((box) => box.top < bottom && top < box.bottom).length
        })
      await expect.poll(covered, { message: `${path} ${await field.getAttribute('name')}` }).toBe(0)
    }
  }
})

test('on the form page the back-to-top link of phones is in the bar at the top', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(site('/contact'))
  await moveTo(page, 784)
  await expect(toTop(page)).toBeVisible()
  const link = await toTop(page).boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(link?.y).toBe(bar?.y)
  expect(link?.height).toBe(bar?.height)
  expect(link?.x).toBe(phone.width - (link?.width ?? 0))
})

test('on phones the back-to-top link is in the bar, where it covers no text', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(site('/dd-support'))
  await moveTo(page, 1500)
  await expect(toTop(page)).toBeVisible()
  const inside = await bar(page).boundingBox()
  const link = await toTop(page).boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual(inside?.y ?? 0)
  expect(link?.height).toBeGreaterThanOrEqual(44)
  expect(link?.width).toBeGreaterThanOrEqual(44)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
