import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { languages } from '../../../routing/language.ts'
import { isFixedPage } from '../../../routing/table.ts'
import { href } from '../../../src/models/site/links.ts'
import { route } from '../../../src/models/site/routes.ts'
import { longArticles } from '../../support/specification.ts'
import { documents } from '../support/documents.ts'
import { largestPaint } from '../support/largestPaint.ts'
import { fontsSettled } from '../support/pageLayout.ts'
import { inTestAll, sample, site } from '../support/pages.ts'

test('every page has its own link preview in each language, 1,200 x 630', async () => {
  const seen = new Map<string, string>()
  for (const [path, { listed, document }] of await documents()) {
    const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    const { pathname } = new URL(address ?? '')
    // The answer that nobody links to has home's.
    if (listed) {
      expect(seen.get(pathname), `${path} shows the preview of another page`).toBeUndefined()
      seen.set(pathname, path)
    }
    const response = await fetch(site(pathname))
    expect(response.status, pathname).toBe(200)
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height, format }, pathname).toEqual({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
  }
})

// Articles added by staff may reuse another page's picture: a new one has to be drawn.
test('no two pages of the specification have the same hero picture', async () => {
  const seen = new Map<string, string>()
  for (const [path, { id, listed, document }] of await documents()) {
    if (!isFixedPage(id) && !longArticles.includes(route(id).path)) continue
    const hero = document.querySelector('main img')?.getAttribute('src') ?? ''
    expect(hero, path).not.toBe('')
    // A FAQ answer keeps the picture of its parent page.
    const owner = listed ? id : route(id).parent
    expect(seen.get(hero) ?? owner, path).toBe(owner)
    if (owner) seen.set(hero, owner)
  }
})

test('browsers, phones and desktops find an icon in their format', async () => {
  const document = parse(await (await fetch(site('/'))).text())
  const links = document.querySelectorAll('link[rel$="icon"]')
  const manifestAt = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? ''
  const manifest = await (await fetch(site(manifestAt))).json()
  expect(manifest.name).not.toBe('')
  const addresses = [
    '/favicon.ico',
    ...links.map((link) => link.getAttribute('href') ?? ''),
    ...manifest.icons.map(({ src }: { src: string }) => src),
  ]
  expect(links).toHaveLength(2)
  for (const address of addresses) {
    const response = await fetch(site(address))
    expect(response.status, address).toBe(200)
    expect(response.headers.get('content-type'), address).toMatch(/^image\//)
  }
  for (const { src, sizes } of manifest.icons) {
    if (sizes === 'any') continue
    const { width, height } = await sharp(await (await fetch(site(src))).arrayBuffer()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  // Where Apple's phones look by default.
  const touch = '/apple-touch-icon.png'
  const { width, hasAlpha } = await sharp(await (await fetch(site(touch))).arrayBuffer()).metadata()
  expect({ width, hasAlpha }).toEqual({ width: 180, hasAlpha: false })
})

test('text over a picture has a contrast of at least 4.5:1 against every part behind it', async ({
  page,
}) => {
  for (const [language, width, lit] of sample(
    languages.flatMap((each) => [
      [each, 1440, false] as const,
      [each, 1440, true] as const,
      [each, 390, false] as const,
    ]),
  )) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site(href('succession', language)))
    const labels = page.locator('nav a[href^="#exit-"]')
    await labels.first().scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    for (const label of await labels.all()) {
      if (lit) {
        await label.hover()
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(500)
      }
      const colour = await label.evaluate((link) => getComputedStyle(link).color)
      const text = luminance(...(colour.match(/\d+/g)?.map(Number) ?? []))
      // Only the text itself, not the link's whole area.
      const words = await label.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { x, y, width, height } = range.getBoundingClientRect()
        link.style.setProperty('color', 'transparent')
        return { x, y, width, height }
      })
      const { data, info } = await sharp(await page.screenshot({ clip: words }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      let lowest = 21
      for (let at = 0; at < data.length; at += info.channels) {
        const ground = luminance(...data.subarray(at, at + 3))
        const [light, dark] = ground > text ? [ground, text] : [text, ground]
        lowest = Math.min(lowest, (light + 0.05) / (dark + 0.05))
      }
      const name = `${await label.textContent()} at ${width}${lit ? ', lit' : ''}`
      expect(lowest, name).toBeGreaterThanOrEqual(4.5)
    }
  }
})

/** Relative luminance of a colour (WCAG 2); channels 0 to 255. */
function luminance(...channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('informative pictures have alternative text in both languages', async () => {
  for (const [path, { document }] of await documents()) {
    for (const image of document.querySelectorAll('main figure img')) {
      expect(image.getAttribute('alt'), path).not.toBe('')
    }
    for (const image of document.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width')), path).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height')), path).toBeGreaterThan(0)
    }
  }
})

for (const path of languages.flatMap((language) => [
  href('insights', language),
  href('templates', language),
])) {
  test.describe(path, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(
      'on phones, pictures below the window are requested after the largest paint',
      inTestAll(path !== '/insights'),
      async ({ page }) => {
        await page.goto(site(path), { waitUntil: 'load' })
        await fontsSettled(page)
        await page.waitForLoadState('networkidle')
        const largest = await largestPaint(page)
        const below = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main ul img')]
            .filter((image) => image.getBoundingClientRect().top > innerHeight)
            .flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc))
            .map(({ startTime }) => startTime),
        )
        expect(largest).toBeGreaterThan(0)
        expect(below.length, 'pictures that have come').toBeGreaterThan(1)
        for (const start of below) expect(start).toBeGreaterThan(largest)
      },
    )

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('they load as well', inTestAll(path !== '/insights'), async ({ page }) => {
        await page.goto(site(path), { waitUntil: 'load' })
        const last = page.locator('main ul img').last()
        await expect(last).toBeVisible()
        await last.scrollIntoViewIfNeeded()
        await expect
          .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      })
    })
  })
}
