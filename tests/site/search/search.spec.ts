import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { hold, tooWide } from '../support/pageLayout.ts'
import { everyFirstPage, inTestAll, site, violations } from '../support/pages.ts'
import { field, openSearch, pagesFound, results } from '../support/search.ts'

const nowhere = 'qqqqqqqq'
const path = href('search', 'ja')

/** Requests of the index and of the search engine. */
function fetches(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (/\/_astro\/(search|openSearch)\./i.test(request.url())) seen.push(request.url())
  })
  return seen
}
const indexes = (seen: readonly string[]) => seen.filter((url) => url.endsWith('.json'))

test('the index is loaded once, when the field is focused, and never while typing', async ({
  page,
}) => {
  const seen = fetches(page)
  await page.goto(site(path))
  await page.locator('astro-island').dispatchEvent('pointerenter')
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
  await page.waitForTimeout(500)
  expect(indexes(seen), 'before it is touched').toEqual([])
  await field(page).click()
  await expect.poll(() => indexes(seen).length).toBe(1)
  await page.keyboard.type('M&A')
  await expect(results(page).first()).toBeVisible()
  const requests: string[] = []
  // Except the scenes of the pages found.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url())
  })
  await page.keyboard.type(' ESG')
  await expect(page.locator('#results')).toContainText('ESG')
  expect(requests, 'while typing').toEqual([])
})

for (const language of languages) {
  test(
    `${language}: the index is within 60 kB, what searches in it within 10, and both are cached for ever`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      const seen = fetches(page)
      await openSearch(page, language)
      const answers = await Promise.all(
        [...new Set(seen)].map((url) => fetch(url, { headers: { 'accept-encoding': 'br' } })),
      )
      for (const { headers } of answers) {
        expect(headers.get('content-encoding')).toBe('br')
        expect(headers.get('cache-control')).toContain('immutable')
      }
      const bytes = answers.map(({ headers }) => Number(headers.get('content-length')))
      expect(indexes(seen)).toHaveLength(1)
      expect(bytes.length).toBeGreaterThan(1)
      expect(Math.max(...bytes), 'the index').toBeLessThanOrEqual(60_000)
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(70_000)
    },
  )

  test(
    `${language}: axe finds nothing, with and without results, and at 320 px`,
    inTestAll(),
    async ({ page }) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await openSearch(page, language)
        for (const query of ['M&A', nowhere]) {
          await pagesFound(page, query)
          expect(await violations(page), `${query} at ${width}`).toEqual([])
          expect(await tooWide(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

  test(
    `${language}: matches are marked, and results link to their section`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await openSearch(page, language)
      await pagesFound(page, 'M&A')
      await expect(page.locator('mark', { hasText: 'M&A' }).first()).toBeVisible()
      const section = page.locator('[data-result][href*="#"]').first()
      const name = (await section.textContent()) ?? ''
      await section.click()
      await page.waitForURL(/#/)
      const anchor = decodeURIComponent(new URL(page.url()).hash)
      await expect(page.locator(anchor)).toContainText(name.trim())
    },
  )
}

test('a URL with a query shows its results, and follows the typing', async ({ page }) => {
  await page.goto(site(href('home', 'ja')))
  await page.goto(site(`${path}?q=${encodeURIComponent('事業承継')}`))
  await expect(field(page)).toHaveValue('事業承継')
  await expect(results(page).first()).toBeVisible()
  await field(page).fill('後継者')
  await expect(page).toHaveURL(site(`${path}?q=${encodeURIComponent('後継者')}`))
  await field(page).fill('')
  await expect(page).toHaveURL(site(path))
  await page.goBack()
  await expect(page, 'no history entry per key').toHaveURL(site(href('home', 'ja')))
})

test('arrows move through results, Enter opens, Esc clears', async ({ page }) => {
  await openSearch(page, 'ja')
  await pagesFound(page, '後継者')
  const focused = () =>
    results(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(2)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)

  await pagesFound(page, '後継者')
  await page.keyboard.press('Enter')
  expect(await focused(), 'Enter in the field goes to the first result').toBe(0)
  await page.keyboard.press('Escape')
  await expect(field(page), 'Esc in the results clears too').toBeFocused()
  await expect(field(page)).toHaveValue('')

  const [first] = await pagesFound(page, '後継者')
  await field(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(site(first))
})

test('an input method is not disturbed: search works while composing, and Enter only ends it', async ({
  page,
}) => {
  await openSearch(page, 'ja')
  await field(page).focus()
  const client = await page.context().newCDPSession(page)
  const text = 'こうけいしゃ'
  await client.send('Input.imeSetComposition', { text, selectionStart: 6, selectionEnd: 6 })
  await expect(results(page).first()).toBeVisible()
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    // How browsers report a key handled by the input method.
    const event = { key, windowsVirtualKeyCode: 229 }
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    await expect(field(page), key).toBeFocused()
    await expect(field(page), key).toHaveValue(text)
  }
  await client.send('Input.insertText', { text: '後継者' })
  await expect(page.locator('#results')).toContainText('後継者')
  await expect(field(page)).toHaveValue('後継者')
  await expect(page).toHaveURL((url) => url.pathname === path)
})

test(
  'the count is announced after a typing pause, for slow typists and on a slow phone too',
  inTestAll(),
  async ({ page }) => {
    await openSearch(page, 'ja')
    const status = page.locator('[role=status]')
    await expect(status, 'of the search before').toHaveText('')
    await stopClock(page)
    const client = await page.context().newCDPSession(page)
    for (const key of '後継者') {
      await page.keyboard.type(key)
      await page.clock.runFor(900)
      expect(await status.textContent(), `while typing ${key}`).toBe('')
      await expect(results(page).first()).toBeVisible()
      // From now on results take longer than the next key.
      await client.send('Emulation.setCPUThrottlingRate', { rate: 60 })
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.locator('#results')).toContainText('後継者')
    await rest(page)
    const count = await page.locator('h3 > [data-result]').count()
    const announced = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0])
    expect(announced).toBeGreaterThanOrEqual(count)
  },
)

/** Fakes the clock, so that a slow machine is no typing pause. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
}

async function rest(page: Page) {
  const announced = async () => {
    await page.clock.runFor(3000)
    return page.locator('[role=status]').textContent()
  }
  await expect.poll(announced).toMatch(/\d/)
}

test('nothing is announced while an input method is composing', inTestAll(), async ({ page }) => {
  await openSearch(page, 'ja')
  const status = page.locator('[role=status]')
  await expect(status, 'of the search before').toHaveText('')
  await stopClock(page)
  const client = await page.context().newCDPSession(page)
  for (const text of ['こ', 'こうけ', 'こうけいしゃ']) {
    const at = { selectionStart: text.length, selectionEnd: text.length }
    await client.send('Input.imeSetComposition', { text, ...at })
    await page.clock.runFor(3000)
    expect(await status.textContent(), text).toBe('')
  }
  await client.send('Input.insertText', { text: '後継者' })
  await rest(page)
})

test('whatever is in the field does no harm', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await openSearch(page, 'ja')
  const title = await page.title()
  for (const query of [
    '事業承継と後継者 '.repeat(500),
    '<img src=x onerror="document.title=1"> <b>M&A</b>',
    '👨‍👩‍👧 🏯',
    '税',
    'a',
    '.*+?^$|()[]\\ \\d {2}',
  ]) {
    await field(page).fill(query)
    await expect(page.locator('#results')).toContainText(query.trim().slice(0, 12))
    await expect(page.locator('#results img, #results b')).toHaveCount(0)
  }
  expect(await page.title()).toBe(title)
  expect(errors).toEqual([])
})

test('spaces alone search for nothing', inTestAll(), async ({ page }) => {
  await openSearch(page, 'ja')
  await field(page).fill('　  ')
  await page.waitForTimeout(300)
  await expect(page.locator('#results')).toHaveCount(0)
  await expect(page.locator('#all-pages')).toBeVisible()
})

test('text typed before hydration is kept and searched', async ({ page }) => {
  const go = await hold(page, /\/_astro\/Search\..*\.js/)
  await page.goto(site(path), { waitUntil: 'domcontentloaded' })
  await field(page).click()
  await page.keyboard.type('ESG')
  go()
  await expect(results(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('ESG')
  await expect(field(page)).toBeFocused()
})

test('when the index does not load, a message appears, and the next touch tries again', async ({
  page,
}) => {
  await page.route(/\/_astro\/search\..*\.json/, (route) => route.abort(), { times: 1 })
  await page.goto(site(path))
  await field(page).click()
  await expect(page.getByRole('alert')).toHaveText(words.search.failed.ja)
  await page.keyboard.type('ESG')
  await expect(results(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(
      `${language}: every page is listed by topic`,
      inTestAll(language === 'en'),
      async ({ page }) => {
        await page.goto(site(href('search', language)))
        const listed = await page
          .locator('main nav[aria-labelledby="all-pages"] a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        const expected = everyFirstPage
          .filter((each) => each.listed && each.language === language && each.id !== 'search')
          .map(({ path }) => path)
        expect([...listed].sort()).toEqual(expected.sort())
      },
    )
  }
})

test('the field and all targets are large enough', inTestAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSearch(page, 'ja')
  await pagesFound(page, 'M&A')
  const size = await field(page).evaluate((input) =>
    Number.parseFloat(getComputedStyle(input).fontSize),
  )
  expect(size).toBeGreaterThanOrEqual(17)
  const targets = page.locator('main search :is(input, button), [data-result], #results ~ a')
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
})

test('before the list of pages are three questions that owners ask', async ({ page }) => {
  for (const language of languages) {
    await page.goto(site(href('search', language)))
    const asked = page.locator('section[aria-labelledby="questions"] a')
    const { items } = words.home.questions
    await expect(asked).toHaveText(items.slice(0, 3).map(({ label }) => label[language]))
  }
})
