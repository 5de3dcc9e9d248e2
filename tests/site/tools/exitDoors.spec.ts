/** The six exits as doors: on home and at the top of /succession. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Language, languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tooWide } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'

const { items, facts } = words.exits
const places = languages.flatMap((language) =>
  (['home', 'succession'] as const).map((id) => ({ language, path: href(id, language) })),
)

/** Where the doors are a page's head, and a door that is pointed at shows its facts. */
const heads = places.filter(({ path }) => path.endsWith('/succession'))

const doorsOf = (page: Page) => page.locator('nav[aria-labelledby="doors"]')

const factsOf = (at: number, language: Language) => {
  const exit = items[at]
  if (!exit) throw new Error(`there is no exit ${at}`)
  return [exit.time, exit.money, exit.decides].map((fact) => fact[language])
}

/** The visible facts in the pier; null while there are none. */
async function shownFacts(page: Page): Promise<string[] | null> {
  const seen = doorsOf(page).locator('dl').filter({ visible: true })
  if ((await seen.count()) === 0) return null
  await expect(seen).toHaveCount(1)
  return seen.locator('dd').allTextContents()
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

/** Brightness of each doorway, 0 to 255: the mean of a patch in the middle. */
async function light(page: Page): Promise<number[]> {
  const wall = await boxOf(
    page.locator('main img').and(page.locator('[alt]:not([alt=""])')).first(),
  )
  // The middle of each doorway in the wide picture (art/scenes/doors.py).
  const heights = [0.6, 0.56, 0.51, 0.43, 0.36, 0.65]
  return Promise.all(
    heights.map(async (height, at) => {
      const clip = {
        x: wall.x + (wall.width * (at + 0.5)) / 6 - 6,
        y: wall.y + wall.height * height,
        width: 12,
        height: 12,
      }
      const { channels } = await sharp(await page.screenshot({ clip })).stats()
      return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
    }),
  )
}

for (const { language, path } of sample(places)) {
  test(`${path}: six doors side by side across the window, in the order of the list`, async ({
    page,
  }) => {
    for (const width of sample([320, 1440, 1920, 1024, 768, 390], 2)) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(site(path))
      const doors = doorsOf(page).getByRole('link')
      await expect(doors).toHaveText(items.map(({ door }) => door[language]))
      const boxes = await Promise.all((await doors.all()).map(boxOf))
      const inner = await page.evaluate(() => document.documentElement.clientWidth)
      for (const [at, box] of boxes.entries()) {
        expect(box.width, `${width}`).toBeGreaterThanOrEqual(44)
        expect(box.height, `${width}`).toBeGreaterThanOrEqual(44)
        expect(box.x, `${width}: the doors share the window`).toBeCloseTo((inner * at) / 6, 0)
        const text = await doors.nth(at).evaluate((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          const { left, right, top } = range.getBoundingClientRect()
          return { left, right, top }
        })
        expect(text.left, `${width}: a name in its sixth`).toBeGreaterThanOrEqual(box.x - 0.5)
        expect(text.right, `${width}: a name in its sixth`).toBeLessThanOrEqual(
          box.x + box.width + 0.5,
        )
        expect(text.top, `${width}: a name on the wall`).toBeGreaterThan(box.y)
      }
    }
  })

  // The other two have the same code.
  if ((language === 'ja') !== (path === '/')) continue
  test(
    `${path}: a door links to its entry in the list`,
    inTestAll(path !== '/'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const list = items.map((exit) => `exit-${exit.id}`)
      for (const [at, anchor] of sample([...list.entries()], 2)) {
        await page.goto(site(path))
        await doorsOf(page).getByRole('link').nth(at).press('Enter')
        await expect(page).toHaveURL(site(`${href('succession', language)}#${anchor}`))
        await expect(page.locator(`#${anchor}`)).toBeInViewport()
        await expect(page.locator(`#${anchor}`)).toContainText(items[at]?.name[language] ?? '')
      }
      const entries = await page
        .locator('ol > [id^="exit-"]')
        .evaluateAll((all) => all.map((e) => e.id))
      expect(entries, 'the list has the order of the doors').toEqual(list)
    },
  )
}

for (const [at, { language, path }] of sample(heads).entries()) {
  const javaScriptEnabled = at === 0
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      `${path}: hovering a door shows its facts in the pier, and lights only that door`,
      inTestAll(),
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 1000 })
        await page.goto(site(path))
        const doors = doorsOf(page).getByRole('link')
        await doors.first().scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        expect(await shownFacts(page)).toBeNull()
        const before = await light(page)
        for (const [place, door] of (await doors.all()).entries()) {
          await door.hover()
          expect(await shownFacts(page)).toEqual(factsOf(place, language))
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(500)
          const after = await light(page)
          for (const [each, was] of before.entries()) {
            const lit = (after[each] ?? 0) > was + 40
            expect(lit, `door ${each + 1} while ${place + 1} is pointed at`).toBe(each === place)
          }
        }
        // The facts can be hovered too.
        const pier = doorsOf(page).locator('dl').filter({ visible: true })
        const { x, y, width, height } = await boxOf(pier)
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.waitForTimeout(700)
        expect(await shownFacts(page)).toEqual(factsOf(5, language))
      },
    )
  })

  test(
    `${path}: each door is one tab stop, in order, with its facts`,
    inTestAll(),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 })
      await page.goto(site(path))
      // Content below the window may change its height when fonts load.
      await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
      const doors = doorsOf(page).getByRole('link')
      await doors.first().focus()
      const below = () =>
        page.locator('#doors').evaluate((heading) => {
          const block = heading.parentElement?.parentElement ?? heading
          return block.getBoundingClientRect().height
        })
      const before = await below()
      for (let at = 0; at < items.length; at += 1) {
        if (at > 0) await page.keyboard.press('Tab')
        await expect(doors.nth(at)).toBeFocused()
        expect(await shownFacts(page)).toEqual(factsOf(at, language))
        const heard = [items[at]?.name, facts.time, facts.money, facts.decides].map(
          (each) => each?.[language] ?? '',
        )
        for (const each of [...heard, ...factsOf(at, language)]) {
          await expect(doors.nth(at)).toHaveAccessibleDescription(new RegExp(escaped(each)))
        }
      }
      expect(await below(), 'nothing grows while facts change').toBe(before)
      await page.keyboard.press('Tab')
      await expect(doors.last()).not.toBeFocused()
      expect(await violations(page)).toEqual([])
    },
  )
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test.describe('without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true })

  test(
    'the same facts are in a list in the same order, not covered by the doors',
    inTestAll(),
    async ({ page }) => {
      for (const { language, path } of places) {
        for (const width of [1024, 390, 320]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(site(path))
          const list = page.locator('ol:has(> li[data-succession])')
          for (const [at, entry] of (await list.locator('> li').all()).entries()) {
            await expect(entry).toBeVisible()
            await expect(entry.getByRole('heading')).toContainText(items[at]?.name[language] ?? '')
            expect(await entry.locator('dd').allTextContents()).toEqual(factsOf(at, language))
          }
          await expect(list.locator('> li')).toHaveCount(items.length)
          if (path.endsWith('/succession')) expect(await shownFacts(page)).toBeNull()
          expect(await tooWide(page), `${path} at ${width}: pixels too wide`).toBeLessThanOrEqual(0)
        }
      }
    },
  )
})

test(
  'the pier is no higher than its own text or the longest facts',
  inTestAll(),
  async ({ page }) => {
    for (const { path } of heads) {
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site(path))
        const heights = await page.evaluate(() => {
          const pier = document.getElementById('doors')?.parentElement
          const { paddingTop, paddingBottom } = getComputedStyle(pier as HTMLElement)
          const high = (from?: Element | null, to = from) =>
            (to?.getBoundingClientRect().bottom ?? 0) - (from?.getBoundingClientRect().top ?? 0)
          const facts = [...document.querySelectorAll('nav[aria-labelledby="doors"] li > div')]
          const texts = facts.map((each) => {
            const range = document.createRange()
            range.selectNodeContents(each)
            return range.getBoundingClientRect().height
          })
          const own = high(pier?.firstElementChild, pier?.lastElementChild)
          const around = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
          return { pier: high(pier) - around, needed: Math.max(own, ...texts) }
        })
        expect(heights.needed, `${path} at ${width}`).toBeGreaterThan(60)
        expect(heights.pier, `${path} at ${width}`).toBeLessThanOrEqual(heights.needed + 12)
      }
    }
  },
)

test('the lit picture is not loaded before a door is hovered', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/succession'))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('doors-doors-'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('doors-lit-'))).toEqual([])
  await doorsOf(page).getByRole('link').nth(2).hover()
  await expect.poll(() => asked.filter((url) => url.includes('doors-lit-'))).toHaveLength(1)
})

test('with forced colours and reduced motion, names and facts stay, without animation', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/en/succession'))
  const door = doorsOf(page).getByRole('link').nth(1)
  await door.hover()
  expect(await shownFacts(page)).toEqual(factsOf(1, 'en'))
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return target?.closest('main') ? target.className : ''
    }),
  )
  expect(moving.filter(Boolean)).toEqual([])
  // axe reads -webkit-text-fill-color, which stays the author's; what is painted is access.spec.ts's.
  const found = await violations(page)
  expect(found.filter((each) => !each.startsWith('color-contrast '))).toEqual([])
})
