import { expect, type Locator, type Page, test } from '@playwright/test'
import { fill } from '../../content-reader/text/fill.ts'
import { href } from '../../src/models/site/links.ts'
import { articleIds } from '../../src/models/site/routes.ts'
import { words } from '../../src/models/site/site.ts'
import { hold, hydrate, slowScripts } from './support/pageLayout.ts'
import { inTestAll, sample, site, violations } from './support/pages.ts'

/** The specification's interval in ms (section 9); src/models/cards/carouselModel.ts has the site's. */
const interval = 10_000

const { carousel: labels, business: cards } = words.home

const business = (page: Page) => page.locator('[aria-roledescription="carousel"]').first()
const insights = (page: Page) => page.locator('[aria-roledescription="carousel"]').nth(1)
const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')
const islandOf = (carousel: Locator) => carousel.locator('xpath=ancestor::astro-island')

/** The place of the current slide in the doubled list, and its card's address. */
async function current(carousel: Locator) {
  return carousel.evaluate((root) => {
    const all = [...root.querySelectorAll('[aria-roledescription="slide"]')]
    const at = all.findIndex((slide) => slide.hasAttribute('data-current'))
    return { at, path: all[at]?.querySelector('a')?.getAttribute('href') }
  })
}

/** Stops the page's clock before the page opens: time passes only when a test says so. */
async function standStill(page: Page) {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') })
  await page.clock.pauseAt(new Date('2026-01-01T00:00:01Z'))
}

/** Opens a page with a clock that stands still, and hydrates a carousel without touching it after. */
async function open(page: Page, path: string, width: number, pick = business) {
  await standStill(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(site(path))
  const carousel = pick(page)
  await hydrate(islandOf(carousel))
  await carousel.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  // That it is in view is told a little later, by a clock that does not stand still.
  await page.waitForTimeout(500)
  return carousel
}

async function swipe(page: Page, carousel: Locator, x: number, y = 0) {
  const box = await carousel.locator('[data-current]').boundingBox()
  if (!box) throw new Error('no current slide')
  const from = { x: box.x + box.width / 2, y: box.y + 100 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2)
  await page.mouse.move(from.x + x, from.y + y)
  await page.mouse.up()
}

/** The addresses of the business cards, in their order. */
const order = cards.cards.map(({ page }) => href(page, 'ja'))
const [first = '', second = '', third = ''] = order

test('before it hydrates four slides, after it eight, starting in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/'))
  await expect(slides(business(page))).toHaveCount(4)
  const before = await slides(business(page)).first().boundingBox()
  const carousel = business(page)
  await hydrate(islandOf(carousel))
  await expect(slides(carousel)).toHaveCount(8)
  expect(await current(carousel)).toEqual({ at: 4, path: first })
  const after = await slides(carousel).nth(4).boundingBox()
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9))).toBeLessThanOrEqual(1)
  const copies = '[aria-roledescription="slide"][inert][aria-hidden="true"]'
  expect(await carousel.locator(copies).count()).toBe(4)
  const paths = await slides(carousel)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([...order, ...order])
  expect(await violations(page)).toEqual([])
})

test("cards have the specification's sizes at every width", async ({ page }) => {
  const sizes = {
    1440: [347, 465, 20],
    1280: [347, 465, 20],
    768: [347, 465, 20],
    390: [267, 357, 12],
  }
  await page.goto(site('/'))
  for (const [width, [cardWidth, height, gap]] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    const carousel = business(page)
    // Layout sizes: the slides beside the current one are scaled down for the eye only.
    const measured = await carousel.evaluate((root) => {
      const [first, second] = root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')
      const card = first?.querySelector<HTMLElement>('a')
      const between =
        (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - (first?.offsetWidth ?? 0)
      return [card?.offsetWidth, card?.offsetHeight, between]
    })
    expect(measured, `at ${width} px`).toEqual([cardWidth, height, gap])
    expect((await carousel.boundingBox())?.width).toBeLessThanOrEqual(1200)
    const card = slides(insights(page)).locator('a').first()
    expect(await card.evaluate((link: HTMLElement) => link.offsetHeight)).toBe(437)
  }
})

test(
  'the insights are four columns from 1,100 px, two below, and a carousel below 768 px',
  inTestAll(),
  async ({ page }) => {
    await page.goto(site('/'))
    for (const [width, columns] of [
      [1440, 4],
      [1100, 4],
      [1099, 2],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await slides(insights(page))
        .locator('a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
      expect(tops.filter((top) => top === tops[0]).length, `at ${width} px`).toBe(columns)
      await expect(insights(page).getByRole('button')).toHaveCount(0)
    }
    const carousel = await open(page, '/', 767, insights)
    await expect(slides(carousel)).toHaveCount(8)
    const dots = carousel.getByRole('group', { name: labels.dots.ja, exact: true })
    await expect(dots.getByRole('button')).toHaveCount(4)
  },
)

test('moves are locked for 500 ms', async ({ page }) => {
  const carousel = await open(page, '/', 1280)
  const next = carousel.getByRole('button', { name: labels.next.ja, exact: true })
  await next.click()
  expect((await current(carousel)).path).toBe(second)
  await page.clock.runFor(499)
  await next.click()
  expect((await current(carousel)).path).toBe(second)
  await page.clock.runFor(1)
  await next.click()
  expect((await current(carousel)).path).toBe(third)
})

test('it loops both ways, comes to rest in the middle half, and neither side is ever empty', async ({
  page,
}) => {
  const carousel = await open(page, '/', 1280)
  for (const [name, seen] of [
    [labels.next.ja, [1, 2, 3, 0, 1]],
    [labels.previous.ja, [0, 3, 2, 1, 0, 3]],
  ] as const) {
    for (const expected of seen) {
      await carousel.getByRole('button', { name, exact: true }).click()
      await page.clock.runFor(500)
      const { at, path } = await current(carousel)
      expect(path).toBe(order[expected])
      expect(at).toBeGreaterThanOrEqual(2)
      expect(at).toBeLessThanOrEqual(5)
      // A slide on either side, and the current one can be pressed.
      await expect(slides(carousel).nth(at)).not.toHaveAttribute('inert')
      await expect(slides(carousel).nth(at - 1)).toBeInViewport()
      await expect(slides(carousel).nth(at + 1)).toBeInViewport()
    }
  }
})

/** Where the carousel begins and ends: the window, of which it takes 1,200 px at most (section 9). */
const edges = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const beside = Math.max(0, (clientWidth - 1200) / 2)
    return { from: beside, to: clientWidth - beside }
  })

/** How much of its width the slides leave empty on the left and on the right, in pixels. */
const emptySides = async (carousel: Locator) =>
  carousel.evaluate(
    (root, { from, to }) => {
      const boxes = [...root.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ right, left }) => right > from && left < to)
        .sort((a, b) => a.left - b.left)
      return {
        left: (boxes[0]?.left ?? 0) - from,
        right: to - (boxes.at(-1)?.right ?? 0),
        neighbours: boxes.length,
      }
    },
    await edges(carousel.page()),
  )

/** Lines of text that the carousel's edge cuts, of cards whose text is shown. */
const cutTexts = async (carousel: Locator) =>
  carousel.evaluate(
    (root, { from, to }) => {
      const cut: string[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element?.closest('a') || !element.checkVisibility({ opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { left, right } = range.getBoundingClientRect()
        const inView = right > from && left < to
        if (inView && (left < from || right > to)) cut.push(range.toString())
      }
      return cut
    },
    await edges(carousel.page()),
  )

/** The columns of the window in which anything of an element is to be seen, as the first and the last of them. */
async function painted(page: Page, element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  const clip = { x: 0, width: page.viewportSize()?.width ?? 0, y: box.y, height: box.height }
  // Playwright would end animations that follow the scroll position, too.
  await element.evaluate(async (root) => {
    const running = root.getAnimations({ subtree: true })
    const timed = running.filter(({ timeline }) => timeline instanceof DocumentTimeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
    for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
  })
  const shot = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = picture
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    drawing?.drawImage(picture, 0, 0)
    const pixels = drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    // The corner is the ground; dithering and rounding of the fade count as it.
    const seen = (x: number) =>
      Array.from({ length: height }, (_, y) => 4 * (y * width + x)).some((at) =>
        [0, 1, 2].some((each) => Math.abs((pixels[at + each] ?? 0) - (pixels[each] ?? 0)) > 6),
      )
    const columns = Array.from({ length: width }, (_, x) => x).filter(seen)
    return { first: columns[0] ?? 0, last: columns.at(-1) ?? 0 }
  }, shot)
}

for (const width of [1440, 1920]) {
  test(
    `at ${width} px the business carousel shows at most 1,200 px, in the middle`,
    inTestAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site('/'))
      const carousel = business(page)
      const cards = carousel.locator('[aria-live]')
      // What floats over the page is no part of it.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLElement>('body > :not(main)')) {
          each.style.display = 'none'
        }
      })
      const look = async (when: string) => {
        await carousel.evaluate(async (root) => {
          root.scrollIntoView({ block: 'center', behavior: 'instant' })
          const pictures = [...root.querySelectorAll('img')]
          for (const each of pictures) each.loading = 'eager'
          await Promise.all(pictures.map((each) => each.decode().catch(() => {})))
        })
        const { first, last } = await painted(page, cards)
        expect(last - first, when).toBeLessThanOrEqual(1200)
        // Three whole cards, the outer two at nine tenths, and nothing of a fourth.
        expect(last - first, when).toBeGreaterThan(1000)
        expect(last - first, when).toBeLessThan(1090)
        expect(Math.abs(first + last + 1 - width), `in the middle, ${when}`).toBeLessThanOrEqual(8)
      }
      await look('before it hydrates')
      await hydrate(islandOf(carousel))
      await expect(slides(carousel)).toHaveCount(8)
      await look('hydrated')
      await carousel.getByRole('button', { name: labels.next.ja, exact: true }).click()
      await page.waitForTimeout(700)
      await look('one further')
    },
  )
}

for (const width of [390, 1440]) {
  test(
    `at ${width} px the slides reach to both of its edges through eight moves, and no text is cut`,
    inTestAll(),
    async ({ page }) => {
      const carousel = await open(page, '/', width)
      // What is left between two slides: the gap, and what each of them is scaled down by.
      const [card, gap] = width < 768 ? [267, 12] : [347, 20]
      const between = gap + card * 0.1
      const look = async (when: string, least = 2) => {
        const { left, right, neighbours } = await emptySides(carousel)
        expect(left, `left, ${when}`).toBeLessThanOrEqual(between)
        expect(right, `right, ${when}`).toBeLessThanOrEqual(between)
        expect(neighbours, when).toBeGreaterThanOrEqual(least)
      }
      await look('at first', 3)
      expect(await cutTexts(carousel)).toEqual([])
      for (const name of [labels.next.ja, labels.previous.ja]) {
        for (let move = 1; move <= 4; move += 1) {
          await carousel.getByRole('button', { name, exact: true }).click()
          for (const share of [0, 0.2, 0.6, 0.95]) {
            await carousel.evaluate((root, part) => {
              for (const each of root.getAnimations({ subtree: true })) {
                if (!(each instanceof CSSTransition)) continue
                each.pause()
                each.currentTime = 450 * part
              }
            }, share)
            await look(`${name} ${move}, at ${share} of the way`)
          }
          await carousel.evaluate((root) => {
            for (const each of root.getAnimations({ subtree: true })) {
              if (each instanceof CSSTransition) each.finish()
            }
          })
          await page.clock.runFor(500)
          await look(`${name} ${move}, at rest`, 3)
          expect(await cutTexts(carousel), `${name} ${move}`).toEqual([])
        }
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, 'the page does not scroll sideways').toBe(width)
    },
  )

  test(
    `at ${width} px nothing of the carousel moves when it hydrates`,
    inTestAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site('/'), { waitUntil: 'load' })
      const carousel = business(page)
      await carousel.evaluate((root) =>
        root.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      const places = async () =>
        carousel.evaluate(
          (root, { from, to }) =>
            [...root.querySelectorAll('a')]
              .map((card) => card.getBoundingClientRect())
              .filter(({ right, left }) => right > from && left < to)
              .map(({ left, width }) => [Math.round(left), Math.round(width)])
              .sort(([a = 0], [b = 0]) => a - b),
          await edges(page),
        )
      const before = await places()
      await hydrate(islandOf(carousel))
      await expect(slides(carousel)).toHaveCount(8)
      expect(await places()).toEqual(before)
    },
  )
}

test('the current slide is full size, the others are scaled down and faded', async ({ page }) => {
  const carousel = await open(page, '/', 1280)
  const look = (at: number) =>
    slides(carousel)
      .nth(at)
      .evaluate((slide) => {
        const { scale, opacity } = getComputedStyle(slide)
        return { scale: scale === 'none' ? 1 : Number(scale), opacity: Number(opacity) }
      })
  expect(await look(4)).toEqual({ scale: 1, opacity: 1 })
  const other = await look(5)
  expect(other.scale).toBeLessThan(1)
  expect(other.opacity).toBeLessThan(1)
})

test('the cards of a grid are full size, also when one has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/'))
  await page.mouse.wheel(0, 100)
  await expect(page.locator(':root')).not.toHaveAttribute('data-unscrolled')
  const card = slides(insights(page)).first()
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveCSS('animation-name', 'none')
  await expect(card).toHaveCSS('opacity', '1')
})

test('a swipe of 50 px moves it, one of 49 px does not; left is next, right is previous', async ({
  page,
}) => {
  const carousel = await open(page, '/', 390)
  await swipe(page, carousel, -49)
  expect((await current(carousel)).path).toBe(first)
  await swipe(page, carousel, -50)
  expect((await current(carousel)).path).toBe(second)
  await page.clock.runFor(500)
  await swipe(page, carousel, 50)
  expect((await current(carousel)).path).toBe(first)
  await page.clock.runFor(500)
  await swipe(page, carousel, -60, 90)
  expect((await current(carousel)).path, "mostly vertical moves are the page's").toBe(first)
  await expect(page, 'a swipe never clicks a card').toHaveURL(site('/'))
})

test('it rests while pointed at, while focused, and once stopped by its button', async ({
  page,
}) => {
  const carousel = await open(page, '/', 1280)
  await carousel.hover()
  await page.clock.runFor(30_000)
  expect((await current(carousel)).at).toBe(4)
  await page.mouse.move(2, 2)
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')

  const pause = carousel.getByRole('button', { name: labels.pause.ja, exact: true })
  const stop = await carousel.locator('button, a').first().getAttribute('aria-label')
  expect(stop, 'the pause button is first in the tab order').toBe(labels.pause.ja)
  await pause.focus()
  await page.clock.runFor(30_000)
  expect((await current(carousel)).at).toBe(4)
  await page.keyboard.press('Enter')
  await carousel.getByRole('button', { name: labels.play.ja, exact: true }).blur()
  await page.clock.runFor(30_000)
  expect((await current(carousel)).at).toBe(4)
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

test('screen readers are given the slides from the first one on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site('/'))
  const carousel = business(page)
  await carousel.getByRole('button').last().focus()
  await expect(carousel).toHaveAttribute('data-active')
  const inOrder = order.map((_, at) => fill(labels.slide.ja, { n: at + 1, total: order.length }))
  expect((await slidesRead(page, inOrder)).slice(0, order.length)).toEqual(inOrder)
})

/** The slides in the order of the browser's own accessibility tree, which `aria-owns` changes. */
async function slidesRead(page: Page, slideNames: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (node: (typeof nodes)[number] | undefined): string[] =>
    node
      ? [
          String(node.name?.value ?? ''),
          ...(node.childIds ?? []).flatMap((id) => inOrder(known.get(id))),
        ]
      : []
  return inOrder(nodes[0]).filter((name) => slideNames.includes(name))
}

test('with reduced motion it never moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await open(page, '/', 1280)
  await page.clock.runFor(60_000)
  expect((await current(carousel)).at).toBe(4)
  for (const { ja: name } of [labels.pause, labels.play]) {
    await expect(carousel.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await carousel.getByRole('button', { name: labels.next.ja, exact: true }).click()
  expect((await current(carousel)).path).toBe(second)
})

test('with the keyboard: arrows turn it, and a focused card comes to the middle', async ({
  page,
}) => {
  const carousel = await open(page, '/', 1280)
  await carousel.getByRole('button', { name: labels.next.ja, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(500)
  expect((await current(carousel)).path).toBe(second)
  await page.keyboard.press('ArrowLeft')
  await page.clock.runFor(500)
  expect((await current(carousel)).path).toBe(first)
  await carousel.locator('[data-current] a').focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(500)
  expect((await current(carousel)).path).toBe(second)
  await expect(carousel.locator('[data-current] a')).toBeFocused()
})

for (const [path, width, key] of [
  ['/', 1280, 'Tab'],
  ['/succession', 390, 'Shift+Tab'],
] as const) {
  test(
    `${path} at ${width} px: ${key} at a person's pace passes through the carousel`,
    inTestAll(),
    async ({ page }) => {
      const carousel = await open(page, path, width)
      const stops = await carousel.evaluate((root, forwards) => {
        const all = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
          (each) => !each.closest('[inert]') && each.checkVisibility(),
        )
        const inside = all.filter((each) => root.contains(each))
        const edge = inside.at(forwards ? 0 : -1)
        if (!edge) throw new Error('nothing in the carousel can be focused')
        all[all.indexOf(edge) + (forwards ? -1 : 1)]?.focus()
        return inside.length
      }, key === 'Tab')
      const seen: string[] = []
      for (;;) {
        await page.keyboard.press(key)
        await page.clock.runFor(900)
        const focused = await carousel.evaluate(async (root) => {
          // Styles have a clock of their own.
          await Promise.all(root.getAnimations({ subtree: true }).map(({ finished }) => finished))
          const element = document.activeElement
          if (!element || !root.contains(element)) return null
          const { left, right } = element.getBoundingClientRect()
          if (left < 0 || right > innerWidth) throw new Error(`${element.outerHTML} is out of view`)
          return element.getAttribute('href') ?? element.getAttribute('aria-label')
        })
        if (focused === null) break
        seen.push(focused)
        expect(seen.length, seen.join(' ')).toBeLessThanOrEqual(stops)
      }
      expect(new Set(seen).size, seen.join(' ')).toBe(stops)
      // Once the focus has left, the middle half of the list is shown again.
      expect((await current(carousel)).at).toBeGreaterThanOrEqual(1)
      expect((await current(carousel)).at).toBeLessThanOrEqual(5)
    },
  )
}

for (const [path, pick, width, name, expected] of [
  ['/', business, 1280, labels.next.ja, second],
  ['/', insights, 390, fill(labels.goTo.ja, { n: 3 }), null],
] as const) {
  test(
    `${path} at ${width} px: "${name}" pressed before any script has come is done when it comes`,
    inTestAll(pick !== business),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await slowScripts(page)
      await page.goto(site(path), { waitUntil: 'commit' })
      const carousel = pick(page)
      const addresses = async () =>
        slides(carousel)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const button = carousel.getByRole('button', { name, exact: true })
      await button.click()
      await expect(islandOf(carousel), 'a script was there already').toHaveAttribute('ssr')
      const [, next, third] = await addresses()
      await expect(slides(carousel)).not.toHaveCount((await addresses()).length)
      const wanted = expected ?? (pick === insights ? third : next)
      await expect.poll(async () => (await current(carousel)).path).toBe(wanted)
      // Once: it goes no further.
      await page.waitForTimeout(1200)
      expect((await current(carousel)).path).toBe(wanted)
    },
  )
}

for (const [name, path, pick] of [
  ['business', '/', business],
  ['insights', '/', insights],
] as const) {
  test(
    `${name}: a phone that is turned and turned back shows the same slide in the middle`,
    inTestAll(),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(site(path))
      const carousel = pick(page)
      /** The card in the middle of the window. */
      const middle = () =>
        carousel.evaluate((root) => {
          const off = (card: Element) => {
            const { left, right } = card.getBoundingClientRect()
            return Math.abs(left + right - innerWidth)
          }
          const cards = [...root.querySelectorAll('a')].filter((card) => card.checkVisibility())
          const [nearest] = cards.sort((a, b) => off(a) - off(b))
          return nearest?.getAttribute('href')
        })
      const next = carousel.getByRole('button', { name: labels.next.ja, exact: true })
      await next.click()
      await expect(slides(carousel)).not.toHaveCount(4)
      await page.waitForTimeout(1000)
      await next.click()
      await page.waitForTimeout(1000)
      const before = await middle()
      const first = await slides(carousel).locator('a').first().getAttribute('href')
      expect(before).not.toBe(first)
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        if (name === 'business' || width === 390) expect(await middle(), 'at once').toBe(before)
        await page.waitForTimeout(1000)
      }
      expect(await middle()).toBe(before)
      expect((await current(carousel)).path).toBe(before)
    },
  )
}

test('hydrated late, it still advances one interval after the page was loaded', async ({
  page,
}) => {
  await standStill(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/'), { waitUntil: 'load' })
  const carousel = business(page)
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(8_000)
  await expect(slides(carousel)).toHaveCount(8)
  await page.clock.runFor(interval - 8_001)
  expect((await current(carousel)).at).toBe(4)
  await page.clock.runFor(1)
  await expect.poll(async () => (await current(carousel)).at).toBe(5)
  await page.clock.runFor(500)
  await page.clock.runFor(interval)
  await expect.poll(async () => (await current(carousel)).path).toBe(third)
})

test('React comes 8 s after load, if nothing is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/(client|Carousel)\..*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await standStill(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/'), { waitUntil: 'load' })
  await page.clock.runFor(7_999)
  expect(scripts).toEqual([])
  await page.clock.runFor(2)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const path of ['/', '/succession']) {
    test(
      `${path}: the first swipe counts, though it hydrates`,
      inTestAll(path !== '/'),
      async ({ page }) => {
        // Scrolling to it asks for the script, which comes while the finger moves.
        const release = await hold(page, '**/_astro/client.*.js')
        await page.goto(site(path), { waitUntil: 'load' })
        const carousel = business(page)
        await carousel.scrollIntoViewIfNeeded()
        await carousel.evaluate((root) =>
          root.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
        const card = await slides(carousel).first().locator('a').boundingBox()
        if (!card) throw new Error('no card')
        const second = await slides(carousel).nth(1).locator('a').getAttribute('href')
        const client = await page.context().newCDPSession(page)
        const from = { x: card.x + card.width - 20, y: card.y + card.height / 2 }
        const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: x === undefined ? [] : [{ x, y: from.y }],
          })
        await finger('touchStart', from.x)
        release()
        for (let way = 0; way <= 180; way += 12) {
          await finger('touchMove', from.x - way)
          await page.waitForTimeout(16)
        }
        await finger('touchEnd')
        await expect(carousel).toHaveAttribute('data-active', 'true')
        await expect.poll(async () => (await current(carousel)).path).toBe(second)
        const touch = await slides(carousel)
          .first()
          .evaluate((slide) => {
            const list = slide.parentElement?.parentElement
            return list ? getComputedStyle(list).touchAction : ''
          })
        expect(touch, 'two fingers enlarge the page').toContain('pinch-zoom')
      },
    )
  }
})

test('insight dots jump to a slide', async ({ page }) => {
  const carousel = await open(page, '/en', 390, insights)
  const name = fill(labels.goTo.en, { n: 3, total: 4 })
  const [, , article] = articleIds
  if (!article) throw new Error('there are fewer than three articles')
  await carousel.getByRole('button', { name, exact: true }).click()
  await page.clock.runFor(500)
  expect((await current(carousel)).path).toBe(href(article, 'en'))
  await expect(carousel.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test(
  'crossing 768 px turns the insights into a grid 250 ms after the last resize',
  inTestAll(),
  async ({ page }) => {
    const carousel = await open(page, '/', 700, insights)
    await expect(slides(carousel)).toHaveCount(8)
    await page.setViewportSize({ width: 900, height: 900 })
    await page.waitForTimeout(100)
    await page.clock.runFor(249)
    expect(await slides(carousel).count()).toBe(8)
    await page.clock.runFor(1)
    await expect(slides(carousel)).toHaveCount(4)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of sample([390, 1440])) {
    test(`at ${width} px the list begins at the left edge, and no text is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site('/'))
      const first = await slides(business(page)).first().boundingBox()
      // The page's gutter: a share of the window, and at least 20 px.
      expect(first?.x).toBe(Math.max(20, (width * 3) / 64, (width - 1200) / 2))
      expect((await emptySides(business(page))).right).toBeLessThanOrEqual(20)
      expect(await cutTexts(business(page))).toEqual([])
    })
  }

  test('the cards are a list that scrolls and snaps, and nothing shows that would not answer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(site('/'))
    await expect(slides(business(page))).toHaveCount(4)
    await expect(business(page).getByRole('button')).toHaveCount(0)
    await slides(business(page)).nth(2).locator('a').focus()
    await expect(slides(business(page)).nth(2)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(site(third))
  })
})
