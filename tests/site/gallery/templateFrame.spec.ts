import { expect, type Page, test } from '@playwright/test'
import { languages, otherLanguage } from '../../../routing/language.ts'
import { frameAnchor, frameHref, templateHref, templateIds } from '../../../routing/templates.ts'
import { requestHref } from '../../../src/models/gallery/templateModel.ts'
import { href } from '../../../src/models/site/links.ts'
import { siteName, siteUrl, words } from '../../../src/models/site/site.ts'
import { roman } from '../../../src/models/text/numerals.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { expectNarrow, tooWide } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'
import { templates } from '../support/templates.ts'
import { watchPage } from '../support/watchPage.ts'

/** The offered widths (issue and clarifications, Templates), in CSS pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 }
const { strip, frame: said } = words.gallery

async function inside(page: Page) {
  const template = page.frameLocator('iframe')
  await expect(template.locator('h1')).toBeAttached()
  return template
}

/** Stores in `window.firstStrip` how the strip is first displayed. Runs in every frame. */
function noteStrip() {
  new MutationObserver((_, observer) => {
    const found = document.querySelector('[data-template-strip]')
    if (!found) return
    observer.disconnect()
    Reflect.set(window, 'firstStrip', getComputedStyle(found).display)
  }).observe(document, { childList: true, subtree: true })
}

/** The template's layout width, and its displayed width. */
async function sizes(page: Page) {
  const template = await inside(page)
  const own = await template.locator('html').evaluate(() => innerWidth)
  const box = await page.locator('iframe').boundingBox()
  if (!box) throw new Error('the template is not shown')
  return { own, ...box }
}

// The frame is the same for all: each title in one language, and on a phone, where there is least room; the first in
// both, and in a wide window. What is in the frame is templates.spec.ts's.
const each = templates.filter(({ id, language }) => {
  const at = templateIds.indexOf(id)
  return at === 0 || (language === 'en') === (at % 2 === 0)
})
for (const { frame: path, page: own, id, language, title } of each) {
  test(
    `${path} shows the template and passes all checks`,
    inTestAll((language === 'en') === (id === templateIds[0])),
    async ({ page }) => {
      const troubles = watchPage(page)
      await page.addInitScript(countShifts)
      await page.addInitScript(noteStrip)
      for (const width of id === templateIds[0] ? [1280, 390] : [390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(site(path))
        const template = await inside(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `${roman(templateIds.indexOf(id) + 1)}${title}`,
        )
        await expect(page.locator('iframe')).toHaveAttribute('src', `${own}#${frameAnchor}`)
        // The template's own strip is hidden from the start.
        await expect(template.locator('[data-template-strip]')).toBeHidden()
        const atFirst = template.locator('html').evaluate(() => Reflect.get(window, 'firstStrip'))
        expect(await atFirst, 'the strip when it comes').toBe('none')
        await page.waitForTimeout(300)
        await expectFewShifts(page, `at ${width}`)
        expect(await violations(page), `axe at ${width}`).toEqual([])
        expect(await tooWide(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
      }
      await expect(page).toHaveTitle(new RegExp(`${title}.*${siteName}`))
      const head = (selector: string) => page.locator(`head > ${selector}`)
      await expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
      await expect(head('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + path)
      for (const each of languages) {
        const alternate = head(`link[rel="alternate"][hreflang="${each}"]`)
        await expect(alternate).toHaveAttribute('href', siteUrl + frameHref(id, each))
      }
      await expect(page.getByRole('link', { name: strip.use[language] })).toHaveAttribute(
        'href',
        requestHref(id, language),
      )
      await page.locator('a[data-language]').click()
      await expect(page).toHaveURL(site(frameHref(id, otherLanguage(language))))
      await expectNarrow(page)
      expect(troubles.errors, 'console errors').toEqual([])
      expect(troubles.foreign, 'requests to other hosts').toEqual([])
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const window of javaScriptEnabled ? [1440, 1024, 768] : [1440]) {
      test(
        `the widths at ${window} px: a template wider than the window is scaled down`,
        inTestAll(!javaScriptEnabled || window !== 768),
        async ({ page }) => {
          await page.setViewportSize({ width: window, height: 900 })
          await page.goto(site(frameHref(templateIds[0], 'ja')))
          const group = page.getByRole('group', { name: said.widths.ja })
          await expect(group.getByRole('radio')).toHaveCount(3)
          for (const name of ['phone', 'tablet', 'desktop'] as const) {
            const radio = group.getByRole('radio', { name: said[name].ja })
            await radio.check()
            const box = await page.locator('iframe').boundingBox()
            if (!box) throw new Error('the template is not shown')
            const looks = Math.min(widths[name], window - 40 - 20)
            expect(box.width, name).toBeCloseTo(looks, 0)
            expect(box.x + box.width / 2, `${name} is in the middle`).toBeCloseTo(window / 2, 0)
            expect(box.y + box.height, `${name} ends in the window`).toBeLessThanOrEqual(900)
            expect(box.height).toBeGreaterThan(500)
            if (javaScriptEnabled) expect((await sizes(page)).own, name).toBe(widths[name])
          }
          const wide = await page.locator('html').evaluate((html) => html.scrollWidth)
          expect(wide).toBeLessThanOrEqual(window)
        },
      )
    }

    test('on a phone the template fills the window between two slim bars', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(site(frameHref(templateIds[1], 'en')))
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.locator('iframe')).toBeVisible()
      const box = await page.locator('iframe').boundingBox()
      expect(box?.x).toBe(0)
      expect(box?.width).toBe(390)
      expect(box?.height).toBeGreaterThan(844 - 130)
      const controls = await page.locator(':is(header a, nav a, summary):visible').all()
      expect(controls.length).toBeGreaterThan(3)
      for (const control of controls) {
        const size = await control.boundingBox()
        expect(size?.height).toBeGreaterThanOrEqual(44)
        expect(size?.width).toBeGreaterThanOrEqual(44)
        expect((size?.y ?? 0) + (size?.height ?? 0)).toBeLessThanOrEqual(844)
      }
    })
  })
}

for (const language of sample(languages)) {
  test(`search is within reach of a template, ${language}`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(site(frameHref(templateIds[1], language)))
      const bar = page.getByRole('banner', { name: said.bar[language] })
      const link = bar.getByRole('link', { name: words.menu.search.label[language] })
      const box = await link.boundingBox()
      if (!box) throw new Error(`there is no link to search at ${width} px`)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      await expectNarrow(page)
      await link.click()
      await expect(page.locator('main input[name=q]')).toBeVisible()
    }
    expect(new URL(page.url()).pathname).toBe(href('search', language))
  })
}

test('the width can be changed by keyboard, and focus can enter the template', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site(frameHref(templateIds[0], 'en')))
  await inside(page)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await sizes(page)).own).toBe(widths.tablet)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await sizes(page)).own).toBe(widths.phone)
  for (let presses = 0; presses < 12; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) break
    await page.keyboard.press('Tab')
  }
  await expect(page.locator('iframe')).toBeFocused()
})

test('previous and next links cycle through all twelve', inTestAll(), async ({ page }) => {
  const language = 'en'
  await page.goto(site(frameHref(templateIds[0], language)))
  for (const [at, id] of templateIds.entries()) {
    await expect(page).toHaveURL(site(frameHref(id, language)))
    const after = templateIds[(at + 1) % templateIds.length] ?? id
    const title = words.gallery.templates[after].title[language]
    const next = page
      .getByRole('navigation')
      .getByRole('link')
      .filter({
        has: page.getByRole('img', { name: said.next[language].replace('{title}', title) }),
      })
    await next.click()
  }
  await expect(page).toHaveURL(site(frameHref(templateIds[0], language)))
  const last = templateIds.at(-1) ?? templateIds[0]
  const title = words.gallery.templates[last].title[language]
  const name = said.previous[language].replace('{title}', title)
  await page.getByRole('img', { name }).click()
  await expect(page).toHaveURL(site(frameHref(last, language)))
})

test('back returns to the gallery as it was left, whatever was pressed in the template', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const gallery = `${href('templates', 'en')}?category=technology`
  await page.goto(site(gallery))
  await page.locator('[data-template]:visible a').first().click()
  const template = await inside(page)
  // A step within the frame is in the history too.
  await template.locator('html').evaluate(() => location.assign('#elsewhere'))
  await expect(template.locator('[data-template-strip]')).toBeHidden()
  await page.getByRole('link', { name: strip.gallery.en }).click()
  await expect(page).toHaveURL(site(gallery))
})

test(
  'from a neighbour, back returns to the gallery as it was left, and "close" leaves it',
  inTestAll(),
  async ({ page }) => {
    await page.goto(site(href('website-design', 'ja')))
    const gallery = site(`${href('templates', 'ja')}?category=food`)
    await page.goto(gallery)
    await page.locator('[data-template]:visible a').first().click()
    await inside(page)
    let at = templateIds.findIndex((id) => words.gallery.templates[id].category === 'food')
    for (let presses = 0; presses < 2; presses += 1) {
      at = (at + 1) % templateIds.length
      const after = templateIds[at] ?? templateIds[0]
      const title = words.gallery.templates[after].title.ja
      await page.getByRole('img', { name: said.next.ja.replace('{title}', title) }).click()
      await expect(page).toHaveURL(site(frameHref(after, 'ja')))
      await inside(page)
    }
    await page.getByRole('link', { name: strip.gallery.ja }).click()
    await expect(page).toHaveURL(gallery)
    await page.getByRole('link', { name: words.gallery.close.ja, exact: true }).click()
    await expect(page).toHaveURL(site(href('website-design', 'ja')))
  },
)

test('back leads to the gallery for a visitor from outside', inTestAll(), async ({ page }) => {
  await page.goto(site(frameHref(templateIds[2], 'ja')))
  const title = words.gallery.templates[templateIds[3]].title.ja
  await page.getByRole('img', { name: said.next.ja.replace('{title}', title) }).click()
  await expect(page).toHaveURL(site(frameHref(templateIds[3], 'ja')))
  await inside(page)
  await page.getByRole('link', { name: strip.gallery.ja }).click()
  await expect(page).toHaveURL(site(href('templates', 'ja')))
})

test(
  '"all templates" leads to the gallery in a new tab, whatever was pressed in the template',
  inTestAll(),
  async ({ page }) => {
    await page.goto(site(href('templates', 'en')))
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('[data-template] a')
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    const template = await inside(tab)
    await template.locator('html').evaluate(() => location.assign('#elsewhere'))
    await expect.poll(() => tab.evaluate(() => history.length)).toBe(2)
    await tab.getByRole('link', { name: strip.gallery.en }).click()
    await expect(tab).toHaveURL(site(href('templates', 'en')))
  },
)

test('the first tab stop of the frame skips its controls', async ({ page }) => {
  await page.goto(site(frameHref(templateIds[0], 'en')))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.site.skip.en, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test(
  "the template's strip stays hidden when the frame goes back to another anchor",
  inTestAll(),
  async ({ page }) => {
    await page.goto(site(frameHref('finance', 'en')))
    const template = await inside(page)
    for (const place of ['#deposits', '#loans']) {
      await template.locator('html').evaluate((_, hash) => location.assign(hash), place)
    }
    await page.goto(site(href('contact', 'en')))
    await page.goBack()
    const again = await inside(page)
    await expect.poll(() => again.locator('html').evaluate(() => location.hash)).toBe('#loans')
    await expect(again.locator('[data-template-strip]')).toBeHidden()
  },
)

test("a template's links to the site leave the frame", async ({ page }) => {
  await page.goto(site(templateHref(templateIds[0], 'ja')))
  const band = page.locator('[data-template-strip]')
  await expect(band).toBeVisible()
  const ways = await band.locator('a:not([hreflang])').evaluateAll((links) => {
    return links.map((link) => link.getAttribute('target'))
  })
  expect(ways).toEqual(['_top', '_top'])
})
