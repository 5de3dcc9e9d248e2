import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../routing/language.ts'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { laidOut } from './support/pageLayout.ts'
import { firstPages, site } from './support/pages.ts'

/**
 * What must be visible in a page's hero picture, as fractions of width and height, measured in the masters.
 * For the six doors see exitDoors.spec.ts.
 */
const seen = {
  '/sales': { widths: [1100, 1280, 1440], points: [[0.513, 0.87]] },
  '/insights': { widths: [1100, 1280, 1440], points: [[0.517, 0.87]] },
  '/strategy-execution': { widths: [1100, 1280, 1440], points: [[0.515, 0.87]] },
  '/future-coaching': {
    widths: [1440, 1920],
    points: [
      [0.745, 0.16],
      [0.745, 0.88],
    ],
  },
} as const

for (const [path, { widths, points }] of Object.entries(seen)) {
  test(`the subject of the hero of ${path} is neither cropped nor covered`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 1920 ? 1080 : 900 })
      await page.goto(site(path))
      const hidden = await page.locator('main img').first().evaluate(hiddenPoints, points)
      expect(hidden, `at ${width}`).toEqual([])
    }
  })
}

/** Points of a picture that are cropped or covered. Runs in the page. */
function hiddenPoints(
  img: HTMLImageElement | SVGElement,
  points: readonly (readonly [number, number])[],
): string[] {
  if (!(img instanceof HTMLImageElement)) return ['no picture']
  const frame = img.getBoundingClientRect()
  const [atX = 50, atY = 50] = getComputedStyle(img)
    .objectPosition.split(' ')
    .map(Number.parseFloat)
  const ratio = img.naturalWidth / img.naturalHeight
  const width = Math.max(frame.width, frame.height * ratio)
  const height = width / ratio
  return points.flatMap(([x, y]) => {
    const left = frame.left + (frame.width - width) * (atX / 100) + x * width
    const top = frame.top + (frame.height - height) * (atY / 100) + y * height
    const cut = left < frame.left || left > frame.right || top < frame.top || top > frame.bottom
    return cut || document.elementFromPoint(left, top) !== img ? [`${x}, ${y}`] : []
  })
}

test('pictures of tiles and testimonials are shown whole', async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'main section:has(> div > h2):not([aria-labelledby]) img'],
    ['/testimonials', 'main li img'],
  ] as const) {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site(path))
      const pictures = page.locator(selector)
      expect(await pictures.count()).toBeGreaterThanOrEqual(2)
      // Home's last tile is wide; its picture stretches beside its text.
      for (const picture of (await pictures.all()).slice(0, 2)) {
        await picture.scrollIntoViewIfNeeded()
        const lost = await picture.evaluate(async (img: HTMLImageElement) => {
          await img.decode()
          const { width, height } = img.getBoundingClientRect()
          return Math.abs(width / height / (img.naturalWidth / img.naturalHeight) - 1)
        })
        expect(lost, `${path} at ${width}`).toBeLessThan(0.03)
      }
    }
  }
})

test('at 1440 px left-aligned elements start at 120 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [
    '/',
    '/succession',
    '/contact',
    '/en/dd-support',
    '/glossary',
    '/search',
    '/recruiting',
  ]) {
    await page.goto(site(path))
    const edges = await page.evaluate(() =>
      [
        document.querySelector('main h1')?.parentElement,
        document.querySelector('section[aria-labelledby="banner-heading"] h2')?.parentElement,
        document.querySelector('body > footer a'),
        document.querySelector('main > :not([data-head], script) :is(h2, p, a)'),
      ].map((each) => each?.getBoundingClientRect().left),
    )
    expect(edges, path).toEqual([120, 120, 120, 120])
  }
})

test('between phones and wide windows the text has margins', async ({ page }) => {
  for (const width of [768, 1024, 1240]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/dd-support', '/population-decline']) {
      await page.goto(site(path))
      const edge = await page.locator('main h1').locator('..').boundingBox()
      expect(edge?.x, `${path} at ${width}`).toBe(width * (3 / 64))
    }
  }
})

test('the band of one closed dropdown on home is low', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of languages) {
    await page.goto(site(href('home', language)))
    const band = page.locator('section[aria-labelledby="expertise"]')
    // Laid out only when it comes near.
    await band.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await band.boundingBox())?.height).toBeLessThanOrEqual(190)
  }
})

test('browsers do not darken any page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(site('/'))
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
})

test('only pages with several sections number them', async ({ page }) => {
  for (const { path, id, language, kind } of firstPages) {
    if (!['essay', 'profile', 'article'].includes(kind)) continue
    await page.goto(site(path))
    const numbered = await page
      .locator('main article section')
      .evaluateAll((sections) =>
        sections.filter((each) => getComputedStyle(each, '::before').content.includes('counter')),
      )
    const count = words.page(id)[language].sections.length
    expect(numbered.length, path).toBe(count > 1 ? count : 0)
  }
})

test('on a phone the first column of a wide table stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site('/subsidies'))
  // As a reader with large text has it: no table of the site's own words is wider than a phone.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await laidOut(page)
  const region = page.locator('main [tabindex="0"]:has(> table)').first()
  const head = region.locator('tbody tr > :first-child').first()
  const before = (await head.boundingBox())?.x
  await region.evaluate((each) => {
    each.scrollLeft = 120
  })
  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBe(120)
  expect((await head.boundingBox())?.x).toBe(before)
})

test("at least five sixths of the hero picture's height are visible", async ({ page }) => {
  for (const id of ['people', 'hybrid-strategy', 'testimonials'] as const) {
    await page.goto(site(href(id, 'ja')))
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await page.locator('main img').first().boundingBox()
      // Pictures are three times as wide as high.
      const whole = Math.max((box?.width ?? 0) / 3, box?.height ?? 0)
      expect((box?.height ?? 0) / whole, `${id} ${width}`).toBeGreaterThan(0.83)
    }
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const [picture, title] = await page.evaluate(() => {
        const pier = document.querySelector('main h1')?.parentElement
        return [document.querySelector('main img'), pier].map((each) => {
          const { top, height } = (each as Element).getBoundingClientRect()
          return { top: top + scrollY, height }
        })
      })
      if (!picture || !title) throw new Error(`${id} has no hero`)
      const share = (title.top - picture.top) / picture.height
      expect(share, `${id} ${width}: above the pier`).toBeGreaterThan(0.93)
    }
  }
})

test("an exhibit in a tool's introduction has the page's whole width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site(href('value', 'ja')))
  const box = await page.locator('main figure').first().boundingBox()
  expect(box?.width).toBeGreaterThan(1190)
})

test('search shows its first result in the first window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [language, query] of [
    ['ja', '承継'],
    ['en', 'succession'],
  ] as const) {
    await page.goto(site(`${href('search', language)}?q=${encodeURIComponent(query)}`))
    const result = page.locator('h3 > [data-result]').first()
    await expect(result).toBeInViewport()
  }
})

test('the contact page has a back link; confidentiality and the purpose of use are said above the button', async ({
  page,
}) => {
  const { confidentiality, purpose, labels } = words.contact
  for (const language of languages) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site(href('contact', language)))
      await expect(page.locator('main a[data-back]')).toHaveAttribute(
        'href',
        href('home', language),
      )
      const send = page.getByRole('button', { name: labels.submit[language], exact: true })
      for (const { text } of [confidentiality, purpose]) {
        const note = page.getByText(text[language]).filter({ visible: true })
        await expect(note).toHaveCount(1)
        expect(await top(page, note)).toBeLessThan(await top(page, send))
      }
    }
  }
})

const top = async (_: Page, locator: ReturnType<Page['locator']>) =>
  (await locator.boundingBox())?.y ?? Number.NaN
