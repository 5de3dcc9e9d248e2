import { expect, type Locator, type Page, test } from '@playwright/test'
import { categoryIds } from '../../../content-reader/schema/gallery.ts'
import { type Language, languages } from '../../../routing/language.ts'
import { frameHref, templateIds } from '../../../routing/templates.ts'
import { galleryModel } from '../../../src/models/gallery/galleryModel.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { hydrate, laidOut, slowScripts } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'
import { everyTemplate } from '../support/templates.ts'

const addressesOf = (category: string, language: Language) =>
  everyTemplate
    .filter((each) => each.language === language)
    .filter((each) => category === 'all' || each.category === category)
    .map(({ frame }) => frame)

const shown = (page: Page) =>
  page
    .locator('[data-template]:visible a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const header = (page: Page) => page.locator('main a[data-back]').locator('..')
const row = (page: Page, language: Language) =>
  page.getByRole('group', { name: words.gallery.filters.heading[language], exact: true })
const button = (page: Page, category: string) => page.locator(`button[value="${category}"]`)
const hydrated = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr')

async function open(page: Page, language: Language, query = '') {
  await page.goto(site(href('templates', language) + query))
  await button(page, 'all').dispatchEvent('pointerenter')
  await hydrate(page.locator('astro-island'))
}

test('there are twelve templates, each with a card, and every category has its own', () => {
  expect(templateIds).toHaveLength(12)
  for (const language of languages) {
    const { cards, filter } = galleryModel('templates', language)
    expect(cards.map((card) => card.href)).toEqual(templateIds.map((id) => frameHref(id, language)))
    expect(filter.filters.map(({ id }) => id)).toEqual(['all', ...categoryIds])
    const names = filter.filters.map(({ count }) => count)
    expect(new Set(names).size, 'no two have the same name').toBe(names.length)
  }
  // Tech company and AI development share a category, 'new' has none (clarifications, Templates).
  const sizes = categoryIds.map((category) => [category, addressesOf(category, 'ja').length])
  expect(Object.fromEntries(sizes)).toMatchObject({ technology: 2, new: 0 })
  for (const [category, size] of sizes) {
    if (category !== 'technology' && category !== 'new') expect(size, `${category}`).toBe(1)
  }
})

test('a card names its category unless its title begins like it', () => {
  const named = galleryModel('templates', 'en').cards.filter(({ categoryName }) => categoryName)
  expect(named.map(({ categoryName }) => categoryName)).toEqual(['Technology', 'Food & Beverage'])
  const inJapanese = galleryModel('templates', 'ja').cards.filter((card) => card.categoryName)
  expect(inJapanese.map(({ categoryName }) => categoryName)).toEqual(['テクノロジー'])
})

test("the filters have the specification's names", () => {
  const names = galleryModel('templates', 'en').filter.filters.map(({ label }) => label)
  expect(names.join(', ')).toBe(
    'All, Construction, Architecture, Technology, Food & Beverage, Real Estate, Services, Finance, Transport, Electrical, Agriculture, Trading, New',
  )
})

test(
  'every filter shows its cards, their number, and is in the URL',
  inTestAll(),
  async ({ page }) => {
    await open(page, 'ja')
    const buttons = row(page, 'ja').getByRole('button')
    const { filters } = galleryModel('templates', 'ja').filter
    await expect(buttons).toHaveText(filters.map(({ label }) => label))
    const pressed = sample(filters.slice(1), 4)
    for (const { id, count } of [...pressed, ...filters.slice(0, 1)]) {
      await button(page, id).click()
      await expect.poll(() => shown(page), id).toEqual(addressesOf(id, 'ja'))
      const query = id === 'all' ? '' : `?category=${id}`
      await expect(page).toHaveURL(site(href('templates', 'ja') + query))
      await expect(page.locator('main p[aria-live="polite"]')).toHaveText(count)
      await expect(page.locator('[aria-pressed="true"]')).toHaveAttribute('value', id)
      await expect(page.locator('[data-no-template]')).toBeVisible({
        visible: addressesOf(id, 'ja').length === 0,
      })
    }
    for (const { id } of pressed.toReversed()) {
      await page.goBack()
      await expect.poll(() => shown(page), `back to ${id}`).toEqual(addressesOf(id, 'ja'))
      await expect(page.locator('[aria-pressed="true"]')).toHaveAttribute('value', id)
    }
  },
)

test('"new" explains that it is empty, and offers links', async ({ page }) => {
  await open(page, 'ja', '?category=new')
  const { empty } = words.gallery
  const place = page.locator('[data-no-template]')
  await expect(place.getByRole('heading')).toHaveText(empty.heading.ja)
  await expect(place.getByRole('link', { name: empty.contact.ja })).toHaveAttribute(
    'href',
    href('contact', 'ja'),
  )
  expect(await violations(page)).toEqual([])
  await place.getByRole('link', { name: empty.all.ja }).click()
  await expect.poll(() => shown(page)).toEqual(addressesOf('all', 'ja'))
})

test('switching the language resets the filter, and keeps the rest of the URL', async ({
  page,
}) => {
  await open(page, 'ja', '?q=x&category=technology#gallery')
  await expect.poll(() => shown(page)).toEqual(addressesOf('technology', 'ja'))
  await page.getByRole('contentinfo').locator('a[data-language]').click()
  await expect(page).toHaveURL(site(`${href('templates', 'en')}?q=x#gallery`))
  expect(await shown(page)).toEqual(addressesOf('all', 'en'))
})

test('a category in the URL shows only its cards, even before the scripts', async ({ page }) => {
  const category = 'technology'
  const address = site(`${href('templates', 'ja')}?category=${category}`)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(address)
  expect(await shown(page)).toEqual(addressesOf(category, 'ja'))
  await page.unroute('**/*.js')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(countShifts)
    await page.goto(address)
    // Without a touch: the query makes it hydrate at once.
    await hydrated(page)
    await expect(page.locator('[aria-pressed="true"]')).toHaveAttribute('value', category)
    await page.waitForTimeout(300)
    await expectFewShifts(page, `at ${width}`)
  }
})

test('an unknown category shows all', inTestAll(), async ({ page }) => {
  for (const query of ['?category=nonsense', '?category=Technology', '?category=']) {
    await open(page, 'en', query)
    expect(await shown(page), query).toEqual(addressesOf('all', 'en'))
    await expect(button(page, 'all'), query).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a filter focused before hydration stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(site(href('templates', 'ja')))
  const last = row(page, 'ja').getByRole('button').last()
  await last.focus()
  await hydrated(page)
  await expect(last).toBeInViewport({ ratio: 1 })
})

test(
  '"close" goes back one step, however many filters were pressed',
  inTestAll(),
  async ({ page }) => {
    const before = site(href('website-design', 'ja'))
    await page.goto(before)
    await page
      .locator(`main a[href="${href('templates', 'ja')}"]`)
      .last()
      .click()
    await hydrate(page.locator('astro-island'))
    for (const category of ['food', 'new', 'all']) await button(page, category).click()
    await header(page).locator('a[data-back]').click()
    await expect(page).toHaveURL(before)
  },
)

test(
  '"close" leads to the parent in a new tab, with and without filters',
  inTestAll(),
  async ({ page }) => {
    for (const presses of [0, 2]) {
      await page.goto(site(href('website-design', 'en')))
      await laidOut(page)
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator(`main a[href="${href('templates', 'en')}"]`)
          .last()
          .click({ modifiers: ['Control'] }),
      ])
      await hydrate(tab.locator('astro-island'))
      for (const category of ['food', 'new'].slice(0, presses)) await button(tab, category).click()
      await header(tab).locator('a[data-back]').click()
      await expect(tab, `after ${presses} filters`).toHaveURL(site(href('website-design', 'en')))
      await tab.close()
    }
  },
)

test('a press during the card animation counts', inTestAll(), async ({ page }) => {
  await open(page, 'en')
  const middle = async (category: string) => {
    const box = await button(page, category).boundingBox()
    if (!box) throw new Error(`${category} is not shown`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [first, second] = [await middle('construction'), await middle('architecture')]
  // Slow enough that the second press is during the animation on a busy machine too.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync(':root::view-transition-group(*){animation-duration:3s !important}')
    document.adoptedStyleSheets.push(slow)
  })
  await page.mouse.click(...first)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(2)
  await page.mouse.click(...second)
  await expect(page).toHaveURL(/category=architecture/)
  await expect.poll(() => shown(page)).toEqual(addressesOf('architecture', 'en'))

  // A press that starts during the animation and ends after it.
  const moving = () => page.evaluate(() => document.documentElement.matches('[data-filtering]'))
  await expect.poll(moving).toBe(true)
  await page.mouse.move(...first)
  await page.mouse.down()
  await expect.poll(moving).toBe(false)
  await page.mouse.up()
  await expect(page).toHaveURL(/category=construction/)
  await expect.poll(() => shown(page)).toEqual(addressesOf('construction', 'en'))
})

test(
  'the title stands clear of the filters, on the lower edge of its picture',
  inTestAll(),
  async ({ page }) => {
    await page.goto(site(href('templates', 'ja')))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const pier = await page.locator('main h1').locator('..').boundingBox()
      const head = await page.locator('main h1').locator('../..').boundingBox()
      const filters = await header(page).boundingBox()
      const below = (filters?.y ?? 0) + (filters?.height ?? 0)
      // With its capital.
      expect((pier?.y ?? 0) - 14 - below, `at ${width}`).toBeGreaterThanOrEqual(36)
      expect((pier?.y ?? 0) + (pier?.height ?? 0)).toBe((head?.y ?? 0) + (head?.height ?? 0))
    }
  },
)

test('one, two or three cards are in a row, each with picture, title and what its page has', async ({
  page,
}) => {
  await page.goto(site(href('templates', 'ja')))
  const cards = page.locator('[data-template]')
  for (const [width, columns] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    )
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
  const inJapanese = everyTemplate.filter(({ language }) => language === 'ja')
  for (const [at, { id, title }] of inJapanese.entries()) {
    const card = cards.nth(at)
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(card).toContainText(words.gallery.templates[id].shows.ja)
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
  }
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(
    `the header sticks at ${width} px, below the floating bar, and covers no focus`,
    inTestAll(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      // Without smooth scrolling, so that the position is final.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, 'en')
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const band = await header(page).boundingBox()
      const bar = await page.getByRole('banner').boundingBox()
      expect(band?.y).toBe(0)
      expect(bar?.y).toBe(0)
      expect(bar?.height).toBeLessThanOrEqual(band?.height ?? 0)
      expect(band?.height).toBeLessThanOrEqual(height / 3)
      // Neither the filters nor "close" are under the bar.
      for (const control of [
        ...(await row(page, 'en').getByRole('button').all()),
        header(page).locator('a'),
      ]) {
        const box = await control.boundingBox()
        if (!box || !bar) throw new Error('a control of the header is not shown')
        expect(box.y >= bar.y + bar.height || box.x >= bar.x + bar.width).toBe(true)
        expect(box.height).toBeGreaterThanOrEqual(44)
      }

      // With the keyboard up through the cards, towards the header, and down again.
      const cards = page.locator('[data-template] a')
      await cards.last().focus()
      for (const key of ['Shift+Tab', 'Tab']) {
        for (let presses = 0; presses < templateIds.length - 1; presses += 1) {
          await page.keyboard.press(key)
          const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
          expect(top, 'the focused card is under the header').toBeGreaterThanOrEqual(
            band?.height ?? 0,
          )
        }
      }
      await expect(cards.last()).toBeFocused()
    },
  )
}

test(
  'a header that would take more than a third of the window does not stick',
  inTestAll(),
  async ({ page }) => {
    for (const [width, height, text] of [
      [640, 280, '100%'],
      [320, 480, '200%'],
      [320, 640, '200%'],
      [320, 640, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(site(href('templates', 'ja')))
      await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', size)
        scrollTo({ top: 900, behavior: 'instant' })
      }, text)
      const band = await header(page).boundingBox()
      if (!band) throw new Error('there is no header')
      const small = band.height <= height / 3
      expect(band.y, `${width} x ${height}, text at ${text}`)[small ? 'toBe' : 'toBeLessThan'](0)
      if (!small) expect(band.y + band.height).toBeLessThanOrEqual(0)
    }
  },
)

test('on a phone the filters leave while one scrolls down, and return for who looks for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'ja')
  const touchable = () =>
    row(page, 'ja').evaluate((filters) => {
      const { top, height } = filters.getBoundingClientRect()
      return filters.contains(document.elementFromPoint(60, top + height / 2))
    })
  await page.mouse.move(200, 500)
  expect(await touchable(), 'at the top').toBe(true)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await touchable(), 'on the way down').toBe(false)
  }).toPass()
  await expect(header(page).locator('a')).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, -60)
  await expect.poll(touchable, 'on the way up').toBe(true)

  await page.mouse.wheel(0, 400)
  await expect.poll(touchable, 'down again').toBe(false)
  await header(page).locator('a').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'all')).toBeFocused()
  await expect.poll(touchable, 'with the keyboard').toBe(true)
})

for (const width of sample([390, 1024])) {
  test(`over the footer the bar is as on other pages, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const strips = []
    for (const id of ['fees', 'templates'] as const) {
      await page.goto(site(href(id, 'ja')))
      await laidOut(page)
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect(page.locator('footer small')).toBeInViewport()
      await expect
        .poll(() => page.locator('body > header > a').evaluate((each) => each.clientWidth))
        .toBeLessThan(60)
      // Beside the menu and the mark.
      const clip = { x: 120, y: 4, width: width - 140, height: 46 }
      strips.push((await page.screenshot({ clip })).toString('base64'))
    }
    expect(strips[1]).toBe(strips[0])
  })
}

test('on a phone the row of filters scrolls to the pressed one', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'ja', '?category=trading')
  const [scroll, overflow] = await row(page, 'ja').evaluate((each) => [
    each.scrollLeft,
    each.scrollWidth - each.clientWidth,
  ])
  expect(overflow).toBeGreaterThan(100)
  expect(scroll).toBeGreaterThan(0)
  await expect(button(page, 'trading')).toBeInViewport({ ratio: 1 })
})

test(
  'on a phone every filter works where it is in view, by touch and by mouse',
  inTestAll(),
  async ({ browser }) => {
    // By mouse a few, which the row's dragging could take for its own.
    for (const [hasTouch, most] of [
      [true, Infinity],
      [false, 4],
    ] as const) {
      const context = await browser.newContext({
        hasTouch,
        locale: 'ja-JP',
        viewport: { width: 390, height: 844 },
      })
      const page = await context.newPage()
      await open(page, 'ja')
      for (const { id } of galleryModel('templates', 'ja').filter.filters.slice(0, most)) {
        const pressed = button(page, id)
        // Slowly: during the animation nothing else can be pressed.
        await expect(page.locator('html')).not.toHaveAttribute('data-filtering')
        // Drags the row only until the button is visible.
        await pressed.evaluate((each) =>
          each.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
        )
        const box = await restingBox(pressed)
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (hasTouch) await page.touchscreen.tap(x, y)
        else await page.mouse.click(x, y, { delay: 60 })
        await expect(pressed).toHaveAttribute('aria-pressed', 'true')
      }
      await context.close()
    }
  },
)

test('the keyboard alone reaches every filter, presses it and goes on to the cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'en')
  await header(page).locator('a[data-back]').focus()
  for (const { id } of galleryModel('templates', 'en').filter.filters) {
    await page.keyboard.press('Tab')
    await expect(button(page, id)).toBeFocused()
    await expect(button(page, id)).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => shown(page)).toEqual(addressesOf('trading', 'en'))
  await expect(button(page, 'trading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-template]:visible a')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site(addressesOf('trading', 'en')[0]))
})

test(
  'a filter pressed far down scrolls to the first of its cards',
  inTestAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, 'en')
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await page.mouse.wheel(0, -100)
    await button(page, 'architecture').click()
    await expect.poll(() => shown(page)).toEqual(addressesOf('architecture', 'en'))
    const card = page.locator('[data-template]:visible')
    await expect(card).toBeInViewport()
    const band = await header(page).boundingBox()
    const top = (await card.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((band?.y ?? 0) + (band?.height ?? 0))
  },
)

for (const reducedMotion of sample(['reduce', 'no-preference'] as const)) {
  test(`cards move for at most 450 ms, with reduced motion "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, 'ja')
    await page.evaluate(() => {
      const times: number[] = []
      Reflect.set(window, 'times', times)
      const { startViewTransition } = document
      document.startViewTransition = (update) => {
        const transition = startViewTransition.call(document, update)
        transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect as KeyframeEffect
            const end = Number(effect?.getComputedTiming().endTime)
            if (pseudoElement?.startsWith('::view-transition')) times.push(end)
          }
        })
        return transition
      }
    })
    await button(page, 'technology').click()
    await expect.poll(() => shown(page)).toEqual(addressesOf('technology', 'ja'))
    await expect(page.locator('html[data-filtering]')).toHaveCount(0)
    const times = await page.evaluate(() => Reflect.get(window, 'times') as number[])
    if (reducedMotion === 'reduce') expect(times).toEqual([])
    else {
      expect(times.length).toBeGreaterThan(2)
      expect(Math.max(...times)).toBeLessThanOrEqual(450)
    }
  })
}

test(
  'a filter pressed before any script is loaded is applied later',
  inTestAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await slowScripts(page)
    await page.goto(site(href('templates', 'ja')), { waitUntil: 'commit' })
    const pressed = button(page, 'architecture')
    await pressed.click()
    await expect(page.locator('astro-island'), 'a script was there already').toHaveAttribute('ssr')
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => shown(page)).toEqual(addressesOf('architecture', 'ja'))
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(addressesOf('all', 'ja'))
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all twelve are shown, and no filters', async ({ page }) => {
    for (const query of ['', '?category=food']) {
      await page.goto(site(href('templates', 'ja') + query))
      await expect(page.locator('[data-template]:visible')).toHaveCount(templateIds.length)
      await expect(page.locator('[data-no-template]')).toBeHidden()
      await expect(button(page, 'food')).toBeHidden()
    }
    await page.locator('[data-template] a').first().click()
    await expect(page).toHaveURL(site(addressesOf('all', 'ja')[0]))
  })
})

/** An element's box once its row has stopped scrolling. */
async function restingBox(element: Locator) {
  for (let before = await element.boundingBox(); ; ) {
    await element.page().waitForTimeout(150)
    const box = await element.boundingBox()
    if (box && box.x === before?.x && box.y === before.y) return box
    before = box
  }
}
