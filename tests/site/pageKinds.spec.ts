import { expect, test } from '@playwright/test'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { longArticles } from '../support/specification.ts'
import { documents } from './support/documents.ts'
import { everyPage, site } from './support/pages.ts'

const ofKind = (kind: string) => everyPage.filter((page) => page.kind === kind)

test('every service page states its audience, duration, deliverables and fee below the hero', async ({
  page,
}) => {
  const { audience, duration, result, fee } = words.site.facts
  for (const { id, path, language } of ofKind('service')) {
    const { facts } = words.page(id)[language]
    if (!facts) throw new Error(`${path} has no facts`)
    await page.goto(site(path))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const strip = page.locator('main > div > dl')
      await expect(strip.locator('dt')).toHaveText(
        [audience, duration, result, fee].map((label) => label[language]),
      )
      await expect(strip.locator('dd')).toHaveText([
        facts.audience,
        facts.duration,
        facts.result,
        facts.fee,
      ])
      const pier = await page.locator('main h1').locator('..').boundingBox()
      const top = (await strip.boundingBox())?.y ?? 0
      expect(Math.abs(top - (pier?.y ?? 0) - (pier?.height ?? 0)), path).toBeLessThan(40)
    }
  }
})

test('no other page has such a strip', async () => {
  for (const [path, { id, document }] of await documents()) {
    const service = everyPage.some((page) => page.id === id && page.kind === 'service')
    const strips = document.querySelectorAll('main > div > dl')
    expect(strips.length, path).toBe(service ? 1 : 0)
  }
})

test('the steps of every service are a road, horizontal in wide windows unless it has five: slabs as long as the steps, the last one with its end marked', async ({
  page,
}) => {
  for (const { path } of ofKind('service')) {
    await page.goto(site(path))
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const roads = await page.locator('main section[id] ol').evaluateAll((lists) =>
        lists.map((list) =>
          [...list.children].map((step) => {
            const slab = getComputedStyle(step, '::before')
            const { width, height } = step.getBoundingClientRect()
            const [wide, high] = [slab.width, slab.height].map(Number.parseFloat)
            const { paddingInlineStart, paddingBlockStart } = getComputedStyle(step)
            const down = innerWidth < 1240 || list.children.length === 5
            return {
              gap: (down ? height : width) - ((down ? high : wide) ?? 0),
              width: (down ? wide : high) ?? 0,
              numbered: slab.content === 'counter(step)',
              end: down ? slab.borderBlockEndColor : slab.borderInlineEndColor,
              text: Number.parseFloat(down ? paddingInlineStart : paddingBlockStart),
            }
          }),
        ),
      )
      expect(roads.length, path).toBeGreaterThan(0)
      // What hangs in the margin is not cut by the containment of its section's text.
      const cut = await page.locator('main [data-later] > ol').evaluateAll((lists) =>
        lists.filter((list) => {
          const text = list.parentElement ?? list
          const hang = text.getBoundingClientRect().left - list.getBoundingClientRect().left
          return hang > Number.parseFloat(getComputedStyle(text).overflowClipMargin)
        }),
      )
      expect(cut.length, `${path} at ${width}`).toBe(0)
      // Across, up to the right edge, like tables; upright, beside the text, within the section's rule.
      if (width === 1440) {
        const end = await page
          .locator('main article > :first-child')
          .first()
          .evaluate((text) => text.getBoundingClientRect().right)
        const edges = await page.locator('main section[id] ol').evaluateAll((lists) =>
          lists.map((list) => {
            const { left, right } = list.getBoundingClientRect()
            return { left, right, rule: list.closest('section')?.getBoundingClientRect().left }
          }),
        )
        for (const [at, steps] of roads.entries()) {
          if (steps.length === 5) expect(edges[at]?.left, path).toBe(edges[at]?.rule)
          else expect(edges[at]?.right, path).toBe(end)
        }
      }
      for (const steps of roads) {
        const last = steps.at(-1)
        for (const step of steps) {
          expect(step.numbered, path).toBe(true)
          expect(step.gap, path).toBeLessThan(4)
          expect(step.width, path).toBeGreaterThanOrEqual(44)
          expect(step.width, path).toBeLessThan(step.text)
          expect(step.end === last?.end, path).toBe(step === last)
        }
      }
    }
  }
})

test('points with names stand in columns below them, without what separates them', async ({
  page,
}) => {
  let seen = 0
  for (const { path } of ofKind('service')) {
    await page.goto(site(path))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const list of await page.locator('main section[id] > div > ul[data-named]').all()) {
        await list.scrollIntoViewIfNeeded()
        const points = await list.locator('> li').evaluateAll((all) =>
          all.map((each) => {
            const name = each.querySelector('strong')?.getBoundingClientRect()
            const separator = each.querySelector<HTMLElement>('[data-separator]')
            const text = new Range()
            text.setStartAfter(each.querySelector('strong') ?? each)
            text.setEndAfter(each.lastChild ?? each)
            return {
              left: Math.round(each.getBoundingClientRect().left),
              below: text.getBoundingClientRect().top >= (name?.bottom ?? Infinity) - 1,
              hidden: separator?.offsetWidth === 0,
            }
          }),
        )
        const columns = new Set(points.map(({ left }) => left)).size
        expect(columns, path).toBe(width === 390 ? 1 : points.length === 3 ? 3 : 2)
        expect(
          points.filter(({ below, hidden }) => !below || !hidden),
          path,
        ).toEqual([])
        seen += 1
      }
    }
  }
  expect(seen).toBeGreaterThan(0)
})

test('the newest article is the largest of its list, and none is alone in a row', async ({
  page,
}) => {
  for (const { path } of ofKind('insights')) {
    await page.goto(site(path))
    for (const [width, columns] of [
      [1100, 3],
      [1440, 3],
      [1024, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .locator('main ul > li:has(> a picture)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const [first, ...others] = boxes
      const whole = others.length % 3 === 1 ? others.slice(0, -1) : others
      if (columns === 3) {
        expect(first.width, path).toBeGreaterThan(2.9 * whole[0].width)
        expect(others.at(-1).width === first.width, path).toBe(others.length % 3 === 1)
        for (const { top } of whole) expect(top, path).toBeGreaterThan(first.bottom)
      }
      const lefts = new Set((columns === 3 ? whole : boxes).map(({ left }) => Math.round(left)))
      expect(lefts.size, `${path} at ${width}`).toBe(columns)
    }
  }
})

test('long lists have two columns where there is room', async ({ page }) => {
  const columns = () =>
    page
      .locator('main section[id] > div > ul:has(> :nth-child(4))')
      .evaluateAll((lists) =>
        lists.map(
          ({ children }) =>
            new Set([...children].map((each) => Math.round(each.getBoundingClientRect().left)))
              .size,
        ),
      )
  let seen = 0
  for (const { path } of ['service', 'hub', 'plain'].flatMap((kind) => ofKind(kind))) {
    await page.goto(site(path))
    for (const [width, wanted] of [
      [1440, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const found = await columns()
      seen += found.length
      expect(found, `${path} at ${width}`).toEqual(found.map(() => wanted))
    }
  }
  expect(seen).toBeGreaterThan(0)
})

test("the glossary's letters link to their headings, above the terms that begin with them", async ({
  page,
}) => {
  for (const { path, language } of ofKind('glossary')) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(site(path))
    const index = page.locator('main nav > a[href^="#"]')
    const found = await index.allTextContents()
    expect(found.length).toBeGreaterThan(5)
    expect(found).toEqual([...new Set(found)].sort())
    await expect(page.locator('main section > h2')).toHaveText(found)
    for (const link of await index.all()) {
      // One row, which scrolls where the window is narrower.
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 1 })
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      const letter = (await link.textContent()) ?? ''
      const group = page.locator(`section:has(> ${await link.getAttribute('href')})`)
      await expect(group.locator('h2')).toHaveText(letter)
      // How a term is read is said beside it, unless it is written in kana.
      const terms = await group.locator('dt').evaluateAll((all) =>
        all.map((dt) => {
          const text = dt.querySelector('small:not([lang])') ?? dt.querySelector('a')
          return (text?.textContent ?? '').replace(/[ァ-ヶ]/g, (kana) =>
            String.fromCharCode(kana.charCodeAt(0) - 0x60),
          )
        }),
      )
      expect(terms.length, letter).toBeGreaterThan(0)
      const next = found[found.indexOf(letter) + 1] ?? '\uffff'
      for (const term of terms) {
        if (language === 'en') expect(term[0]?.toUpperCase()).toBe(letter)
        else expect(term >= letter && term < next, `${letter}: ${term}`).toBe(true)
      }
    }
    // On a phone a definition is folded, until it is pressed or its term is linked to.
    const row = page.locator('main dl > div').nth(3)
    const text = row.locator('dd')
    const folded = async () => ((await text.boundingBox())?.height ?? 0) < 20
    expect(await folded(), path).toBe(true)
    await row.locator('summary').click()
    await expect.poll(folded, path).toBe(false)
    await row.locator('summary').click()
    await expect.poll(folded, path).toBe(true)
    await page.goto(`${site(path)}#${await row.getAttribute('id')}`)
    await expect.poll(folded, path).toBe(false)
    // Beside the terms the letters stay in view, and all definitions are there, without anything to press.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(site(path))
    await index.nth(2).click()
    const rail = await page.locator('main nav:has(> a[href^="#"])').boundingBox()
    const heading = await page.locator('main section > h2').nth(2).boundingBox()
    expect(rail?.y, path).toBeGreaterThanOrEqual(0)
    expect((rail?.y ?? 0) + (rail?.height ?? 900), path).toBeLessThan(900)
    expect(heading?.x ?? 0, path).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))
    expect(await folded(), path).toBe(false)
    await expect(row.locator('summary')).toBeHidden()
    // Terms in two columns, read down and then across, below a letter over both.
    const group = page.locator('main section:has(dl > :nth-child(4))').first()
    const boxes = await group
      .locator('dl > div')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().toJSON()))
    const [first] = boxes
    const across = boxes.findIndex(({ left }) => left > first.right)
    expect(across, path).toBeGreaterThan(1)
    for (const [at, box] of boxes.entries()) {
      expect(box.left, path).toBe(boxes[at < across ? 0 : across].left)
      if (at > 0 && at !== across) expect(box.top, path).toBeGreaterThan(boxes[at - 1].top)
    }
    const head = await group.locator('h2').boundingBox()
    expect((head?.x ?? 0) + (head?.width ?? 0), path).toBeCloseTo(boxes[across].right, 0)
    expect(head?.y ?? Infinity, path).toBeLessThan(first.top)
  }
})

test('a page ends in the scene of the page that it leads to', async () => {
  let endings = 0
  for (const [path, { document }] of await documents()) {
    const page = everyPage.find((each) => each.path === path)
    const { next, panorama } = page ? words.page(page.id)[page.language] : {}
    if (!next || panorama?.after === 'sections') continue
    const scene = document.querySelectorAll('main a:has(picture) img').at(-1)?.getAttribute('src')
    expect(scene, path).toContain(`/${words.page(next.page).ja.hero}-`)
    endings += 1
  }
  expect(endings).toBeGreaterThan(0)
})

test('the first talk: contents beside facts, then the sections, whose steps are a road of one row or, if they are five, upright', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path } of everyPage.filter(({ id }) => id === 'first-talk')) {
    await page.goto(site(path))
    const top = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((each) => each.getBoundingClientRect().top + scrollY)
    expect(await top('#contents'), path).toBeLessThan(await top('main dl'))
    expect(await top('main section[id]:last-of-type'), path).toBeGreaterThan(await top('main dl'))
    expect(await top('main article > [data-later]'), path).toBeGreaterThan(
      await top('main section[id]:last-of-type'),
    )
    for (const steps of await page.locator('main section[id] ol').all()) {
      const tops = await steps
        .locator('> li')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
      // In reading order; five in one row would have lines of six characters.
      expect(tops, path).toEqual(tops.toSorted((one, other) => one - other))
      expect(new Set(tops).size, path).toBe(tops.length === 5 ? 5 : 1)
    }
  }
})

test('the rows of the four businesses are full', async ({ page }) => {
  for (const { path } of everyPage.filter(({ id }) => id === 'business')) {
    await page.goto(site(path))
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 2],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const cards = page.locator('main li > a:has(picture)')
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      )
      const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
      expect(rows, `${path} at ${width}`).toEqual(Array(4 / columns).fill(columns))
    }
  }
})

test('hubs start with their cards, which have pictures: the businesses, the coaching pages', async ({
  page,
}) => {
  const wanted = {
    business: words.home.business.cards.map((card) => card.page),
    sales: words.coaching.items.map((item) => item.id),
  }
  for (const { id, path, language } of ofKind('hub')) {
    await page.goto(site(path))
    const cards = page.locator('main article > div a:has(h2, h3)')
    const addresses = wanted[id as keyof typeof wanted].map((each) => href(each, language))
    expect(
      await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      path,
    ).toEqual(addresses)
    const last = await cards.last().boundingBox()
    const text = await page.locator('main section[id]').first().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0), path).toBeLessThan(text?.y ?? 0)
    const pictures = await cards.locator('img').count()
    expect(pictures, path).toBe(addresses.length)
  }
})

test('no page shows a scene twice from the same camera', async () => {
  for (const [path, { document }] of await documents()) {
    const cameras = document
      .querySelectorAll('main img')
      // Skips the clones of carousel slides. Each master has a camera of its own: <scene> and <scene>-hero.
      .filter((image) => !image.closest('[inert]'))
      .map((image) => image.getAttribute('src') ?? '')
      .map((source) => /([a-z-]+?)(?:-(?:card|figure))*-[0-9a-f]+-\d+\.webp$/.exec(source)?.[1])
    expect(cameras, path).toEqual([...new Set(cameras)])
  }
})

test('article cards state the finding in one line', async ({ page }) => {
  for (const { path, language } of [...ofKind('home'), ...ofKind('insights')]) {
    await page.goto(site(path))
    for (const id of words.articleIds) {
      const { address, finding } = words.article(id)[language]
      // Articles added by staff may omit it.
      if (!finding && !longArticles.includes(address)) continue
      if (!finding) throw new Error(`${id} has no finding`)
      const card = page.locator(`main a[href="${href(id, language)}"]:has(img)`).first()
      await expect(card, path).toContainText(finding)
    }
  }
})

test("home's headline is 44 to 88 px, with each phrase on one line", async ({ page }) => {
  for (const { path } of ofKind('home')) {
    for (const [width, least, most] of [
      [320, 44, 44],
      [390, 44, 52],
      [768, 50, 60],
      [1440, 86, 88],
      [1920, 86, 88],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site(path))
      const headline = page.locator('main h1')
      const measure = () =>
        headline.evaluate((title) => ({
          size: Number.parseFloat(getComputedStyle(title).fontSize),
          height: title.getBoundingClientRect().height,
          lines: [title, ...title.children]
            .flatMap(({ childNodes }) => [...childNodes])
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .flatMap((node) =>
              [...(node.textContent ?? '').matchAll(/[^、。]+[、。]?/g)].map(
                (part) => [node, part] as const,
              ),
            )
            .map(([node, { 0: part, index }]) => {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + part.length)
              return new Set([...range.getClientRects()].map(({ top }) => top)).size
            }),
          wide: title.scrollWidth - title.clientWidth,
        }))
      const before = await measure()
      expect(before.size, `${path} at ${width}`).toBeGreaterThanOrEqual(least)
      expect(before.size, `${path} at ${width}`).toBeLessThanOrEqual(most)
      expect(before.wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
      if (path === '/') expect(before.lines, `at ${width}`).toEqual(before.lines.map(() => 1))
      await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
      expect((await measure()).height, `${path} at ${width}`).toBeCloseTo(before.height, 1)
    }
  }
})
