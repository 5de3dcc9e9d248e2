import { chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/browser.ts'
import manifest from '../../../src/models/pictures/pictures.manifest.json' with { type: 'json' }
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { largestPaint } from '../support/largestPaint.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { inTestAll, pages, sample, site } from '../support/pages.ts'
import { watchPage } from '../support/watchPage.ts'

/** Longest animation on the site, in ms. */
const longest = 450

/** A part of a page transition: its pseudo-element, and where it starts and ends. */
interface Part {
  readonly part: string
  readonly duration: number
  readonly from: { width: number; height: number } | null
  readonly to: { width: number; height: number } | null
}

/** Stores the parts of the transition to a page in `window.parts`. Runs in the page, before it. */
function keepParts() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready
    const size = (frame: ComputedKeyframe | undefined) =>
      frame?.width
        ? {
            width: Number.parseFloat(String(frame.width)),
            height: Number.parseFloat(String(frame.height)),
          }
        : null
    const parts = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      if (!effect.pseudoElement?.startsWith('::view-transition')) return []
      const frames = effect.getKeyframes()
      return {
        part: effect.pseudoElement,
        duration: Number(effect.getTiming().duration),
        from: size(frames[0]),
        to: size(frames.at(-1)),
      }
    })
    Reflect.set(window, 'parts', viewTransition ? parts : null)
    if (viewTransition) await viewTransition.finished
    Reflect.set(window, 'arrived', true)
  })
}

const partsOf = async (page: Page): Promise<Part[] | null> => {
  await page.waitForFunction(() => Reflect.get(window, 'arrived') === true)
  return page.evaluate(() => Reflect.get(window, 'parts'))
}

const headOf = (page: Page) => page.locator('[data-head]')

const sizeOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}
const rounded = (size: Part['from'] | undefined) =>
  size && { width: Math.round(size.width), height: Math.round(size.height) }

for (const width of [390, 1440]) {
  test(
    `a card's picture morphs into the hero of its page and back, at ${width} px`,
    inTestAll(),
    async () => {
      // Playwright disables the back/forward cache.
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [...browserArguments],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      const { errors } = watchPage(page)
      await page.addInitScript(keepParts)
      // On a busy machine the browser may skip the transition: then retry.
      await expect(() => thereAndBack(page)).toPass({ timeout: 150_000 })
      expect(errors).toEqual([])
      await browser.close()
    },
  )
}

/** Hydrates home's first carousel first: pointing at it would re-render its cards. */
async function hydrated(page: Page) {
  const carousel = page.locator('[aria-roledescription=carousel]').first()
  await carousel.dispatchEvent('pointerenter')
  await expect(carousel).toHaveAttribute('data-active', 'true', { timeout: 20_000 })
}

async function thereAndBack(page: Page) {
  await page.goto(site('/'), { waitUntil: 'load' })
  await hydrated(page)
  const [first] = words.home.business.cards
  const address = href(first?.page ?? 'home', 'ja')
  const card = page.locator(`[aria-roledescription=slide]:not([inert]) a[href="${address}"]`)
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const picture = await sizeOf(card.locator('img'))
  await card.click()
  await page.waitForURL(site(address))
  const there = await partsOf(page)
  const group = (parts: Part[] | null) =>
    parts?.find(({ part }) => part === '::view-transition-group(head)')
  expect(rounded(group(there)?.from)).toEqual(picture)
  expect(rounded(group(there)?.to)).toEqual(await sizeOf(headOf(page)))
  const parts = there?.map(({ part }) => part) ?? []
  expect(parts).toContain('::view-transition-old(head)')
  expect(parts).toContain('::view-transition-new(head)')
  for (const { part, duration } of there ?? []) expect(duration, part).toBeLessThanOrEqual(longest)

  await page.evaluate(() => history.back())
  // A page from the back/forward cache does not load again.
  await page.waitForURL(site('/'), { waitUntil: 'commit' })
  await expect
    .poll(async () => rounded(group(await partsOf(page))?.to), { timeout: 5_000 })
    .toEqual(picture)
  // Temporary transition names are removed.
  await expect(page.locator('main [style*="view-transition-name"]')).toHaveCount(0)
  await expect(headOf(page)).toHaveCount(1)
  await expect(headOf(page)).toHaveCSS('view-transition-name', 'head')
}

test('with reduced motion pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(keepParts)
  await page.goto(site('/'))
  const [first] = words.home.business.cards
  const address = href(first?.page ?? 'home', 'ja')
  await page.locator(`[aria-roledescription=slide]:not([inert]) a[href="${address}"]`).click()
  await page.waitForURL(site(address))
  expect(await partsOf(page)).toBeNull()
})

/** One page of each kind, because animations belong to components. */
const kinds = [...new Map(pages.map((page) => [page.kind, page])).values()]

test('no page has a duplicate transition name, and no animation is longer than 450 ms', async ({
  page,
}) => {
  for (const { path } of kinds) {
    await page.goto(site(path), { waitUntil: 'domcontentloaded' })
    const { names, slow } = await page.evaluate((limit) => {
      const all = [...document.querySelectorAll('body *')]
      const pseudo = [undefined, '::before', '::after', '::details-content', '::backdrop']
      const milliseconds = (list: string) =>
        Math.max(...list.split(',').map((each) => Number.parseFloat(each) * 1000), 0)
      const moves = all.flatMap((element) =>
        pseudo.map((part) => ({ element, part, style: getComputedStyle(element, part) })),
      )
      return {
        names: all
          .map((element) => getComputedStyle(element).viewTransitionName)
          .filter((name) => name !== 'none'),
        slow: moves
          .filter(
            ({ style }) =>
              milliseconds(style.transitionDuration) > limit ||
              milliseconds(style.animationDuration) > limit,
          )
          .map(({ element, part = '' }) => `${element.localName}.${element.className}${part}`),
      }
    }, longest)
    expect(new Set(names).size, `${path}: ${names}`).toBe(names.length)
    expect(slow, path).toEqual([])
  }
})

test('the pier rises once in wide windows, and its text is visible from the first frame', async ({
  page,
}) => {
  const pier = page.locator('main > div:first-of-type > div:has(h1)')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/strategy-planning'))
  await expect(pier).toHaveCSS('animation-duration', `${longest / 1000}s`)
  await expect(pier).toHaveCSS('animation-iteration-count', '1')
  const { sunk, below, frames } = await pier.evaluate((element) => {
    const { animationName, paddingBottom } = getComputedStyle(element)
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const find = (list: readonly CSSRule[]): CSSKeyframesRule[] =>
      list.flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule) return rule.name === animationName ? rule : []
        return rule instanceof CSSGroupingRule ? find([...rule.cssRules]) : []
      })
    const frames = find(rules).flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => (rule as CSSKeyframeRule).style),
    )
    const [, down = '0'] = frames[0]?.translate.split(' ') ?? []
    return {
      sunk: Number.parseFloat(down),
      below: Number.parseFloat(paddingBottom),
      frames: frames.map((style) => [...style]),
    }
  })
  // It moves, and nothing else changes.
  expect(frames).toEqual([['translate']])
  expect(sunk).toBeGreaterThan(0)
  expect(sunk).toBeLessThanOrEqual(below)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(pier).toHaveCSS('animation-name', 'none')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pier).toHaveCSS('animation-name', 'none')
})

test.describe('expandable sections', () => {
  const path = '/keyence-model'
  /** Opens the first one. @returns its height in every frame until it stops */
  const heights = (page: Page) =>
    page.evaluate(async () => {
      const details = document.querySelector<HTMLDetailsElement>('main details')
      details?.querySelector('summary')?.click()
      const seen: number[] = []
      const begun = performance.now()
      while (performance.now() - begun < 3500) {
        await new Promise(requestAnimationFrame)
        seen.push(details?.getBoundingClientRect().height ?? 0)
      }
      return seen
    })

  test('animate their height when opening and closing', inTestAll(), async ({ page }) => {
    // The animation's styles load after the first paint.
    await page.goto(site(path), { waitUntil: 'networkidle' })
    // At a tenth of the speed even a busy machine renders intermediate frames.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
    const opening = await heights(page)
    const [low, high] = [Math.min(...opening), Math.max(...opening)]
    expect(high).toBeGreaterThan(low + 50)
    expect(opening.filter((each) => each > low + 5 && each < high - 5).length).toBeGreaterThan(2)
    expect(opening.at(-1)).toBe(high)
    await expect(page.locator('main details p').first()).toBeVisible()
    const closing = await heights(page)
    expect(closing.filter((each) => each > low + 5 && each < high - 5).length).toBeGreaterThan(2)
    await expect(page.locator('main details p').first()).toBeHidden()
  })

  test(
    'open at once with reduced motion, and print fully even when closed',
    inTestAll(),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(site(path))
      expect(new Set(await heights(page)).size).toBe(1)
      await page.goto(site(path))
      await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
      const text = page.locator('main details p').first()
      expect((await text.boundingBox())?.height).toBeGreaterThan(10)
      const clipped = await page
        .locator('main details')
        .first()
        .evaluate((details) => {
          const last = details.querySelector('p:last-of-type')?.getBoundingClientRect().bottom ?? 0
          return last - details.getBoundingClientRect().bottom
        })
      expect(clipped).toBeLessThanOrEqual(1)
    },
  )
})

test('pressed links, buttons, cards and summaries give visual feedback', async ({ page }) => {
  await page.goto(site('/'))
  await hydrated(page)
  for (const selector of [
    'main nav a',
    '[aria-roledescription=slide][data-current] a',
    '[aria-roledescription=carousel] button',
    'main details[data-dropdown] summary',
    'body > footer a',
  ]) {
    const target = page.locator(selector).first()
    await target.hover()
    await expect(target).toHaveCSS('translate', 'none')
    await page.mouse.down()
    await expect(target).toHaveCSS('translate', '0px 2px')
    // Releases elsewhere, so that no link is followed.
    await page.mouse.move(2, 600)
    await page.mouse.up()
  }
})

test.describe("home's evening picture", () => {
  const { stem } = manifest['arcade-evening'].hero.wide
  const phoneStem = manifest['arcade-evening'].hero.phone.stem

  async function openAt(page: Page, hour: number, path = '/') {
    await page.addInitScript((now) => {
      Date.prototype.getHours = () => now
    }, hour)
    await page.addInitScript(countShifts)
    await page.goto(site(path), { waitUntil: 'load' })
  }

  /** When the second picture was requested, and when the page was loaded and painted, in ms. */
  const times = async (page: Page) => {
    const painted = await largestPaint(page)
    const others = await page.evaluate(
      (stems) => {
        const [navigation] = performance.getEntriesByType('navigation')
        return {
          fetched: performance
            .getEntriesByType('resource')
            .filter(({ name }) => stems.some((each) => name.includes(each)))
            .map(({ startTime }) => startTime),
          loaded: (navigation as PerformanceNavigationTiming).loadEventEnd,
        }
      },
      [stem, phoneStem],
    )
    return { ...others, painted }
  }

  for (const width of [390, 1440]) {
    test(
      `loads in the evening after load and the largest paint, without layout shift, at ${width} px`,
      inTestAll(width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const path of sample(['/', '/en'])) {
          await openAt(page, 18, path)
          const picture = page.locator('main img[data-lit]')
          await expect(picture).toHaveCSS('opacity', '1')
          const { fetched, loaded, painted } = await times(page)
          expect(fetched).toHaveLength(1)
          expect(fetched[0]).toBeGreaterThan(loaded)
          expect(fetched[0]).toBeGreaterThan(painted)
          expect(await picture.boundingBox()).toEqual(
            await page.locator('main img').first().boundingBox(),
          )
          expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
            width < 768 ? phoneStem : stem,
          )
          await expectFewShifts(page, `in the evening at ${width}`)
        }
      },
    )
  }

  test('is not loaded by day', inTestAll(), async ({ page }) => {
    for (const hour of [5, 12, 16]) {
      await openAt(page, hour)
      await page.waitForTimeout(1500)
      expect((await times(page)).fetched, `at ${hour}`).toEqual([])
    }
    await openAt(page, 4)
    await expect(page.locator('main img[data-lit]')).toHaveCount(1)
  })

  test('appears at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, 20)
    await expect(page.locator('main img[data-lit]')).toHaveCSS('transition-duration', '0s')
  })
})
