/** The fields of search in the menu and above texts, with their suggestions. */
import { expect, type Page, test } from '@playwright/test'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tooWide } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const text = href('about-legatus', 'ja')
const inMenu = (page: Page) => page.locator('#menu input[name=q]')
const atTop = (page: Page) => page.locator('body > search input[name=q]')
const options = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

async function openMenu(page: Page) {
  await page.locator('[commandfor=menu]').first().click()
  await expect(page.locator('#menu')).toHaveCSS('opacity', '1')
}

for (const [language, width] of sample([
  ['ja', 390],
  ['en', 1440],
] as const)) {
  test(`${language}: the menu's field suggests pages, sections and terms, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(site(href('contact', language)))
    await openMenu(page)
    await inMenu(page).fill('M&A')
    await expect(options(page).first()).toBeVisible()
    const links = await options(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? ''),
    )
    expect(links.some((each) => each.startsWith(`${href('glossary', language)}#`))).toBe(true)
    expect(links.some((each) => !each.includes('#'))).toBe(true)
    expect(links.length).toBeLessThanOrEqual(6)
    for (const option of await options(page).all()) {
      const box = await option.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await options(page).first().click()
    await expect(page).toHaveURL(site(links[0]))
  })
}

test('what a field needs is loaded when it is focused, and never a framework', async ({ page }) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  await page.goto(site(text))
  await openMenu(page)
  await page.waitForTimeout(500)
  expect(seen.filter((path) => /\/search\..*json|openSearch/.test(path))).toEqual([])
  await inMenu(page).focus()
  await expect.poll(() => seen.filter((path) => /\/search\.ja\..*json/.test(path))).toHaveLength(1)
  await page.keyboard.type('税金')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await atTop(page).fill('費用')
  await expect(options(page).first()).toBeVisible()
  expect(
    seen.filter((path) => /\/search\.ja\..*json/.test(path)),
    'once',
  ).toHaveLength(1)
  expect(seen.filter((path) => /react|client\./.test(path))).toEqual([])
})

test('the keyboard chooses, opens and closes, as a combobox does', async ({ page }) => {
  await page.goto(site(text))
  const field = atTop(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('後継者')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const list = page.getByRole('listbox', { name: words.menu.search.label.ja })
  await expect(list).toHaveAttribute('id', (await field.getAttribute('aria-controls')) ?? '')
  await expect(chosen(page), 'none is chosen by itself').toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).nth(1)).toHaveId(
    (await field.getAttribute('aria-activedescendant')) ?? '',
  )
  await expect(field, 'the focus stays').toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page), 'above the first is the field').toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('後継者')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const to = await chosen(page).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site(to ?? ''))
})

test(
  'Enter without a choice searches; leaving the field closes the list',
  inTestAll(),
  async ({ page }) => {
    await page.goto(site(text))
    await atTop(page).fill('後継者')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(options(page).first()).toBeHidden()
    await atTop(page).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === href('search', 'ja'))
    await expect(page.locator('#results')).toContainText('後継者')
  },
)

test('over a picture the field is a square until it is chosen', inTestAll(), async ({ page }) => {
  await page.goto(site(text))
  const box = page.locator('body > search')
  const width = () => box.evaluate((each) => each.clientWidth)
  expect(await width()).toBe(64)
  await box.click()
  await expect(atTop(page)).toBeFocused()
  expect(await width()).toBe(320)
  await expect(page).toHaveURL(site(text))
  await page.keyboard.press('Tab')
  await expect(box.getByRole('button')).toBeFocused()
  expect(await width()).toBe(320)
})

test('a pasted text is cut to what an address can hold', inTestAll(), async ({ page }) => {
  await page.goto(site(text))
  await atTop(page).focus()
  await page.keyboard.insertText('後継者'.repeat(2000))
  const answered = page.waitForResponse((response) => response.url().includes('?q='))
  await page.keyboard.press('Enter')
  expect((await answered).status()).toBe(200)
  await expect(page.locator('#results')).toContainText('後継者')
})

test('a key tries again what could not be loaded at the focus', inTestAll(), async ({ page }) => {
  await page.goto(site(text))
  await page.context().setOffline(true)
  await atTop(page).focus()
  await page.keyboard.type('後継')
  await page.context().setOffline(false)
  await page.keyboard.type('者')
  await expect(options(page).first()).toBeVisible()
})

test('what is typed before the script of the page has arrived gets suggestions', async ({
  page,
}) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(site(text), { waitUntil: 'commit' })
  await atTop(page).pressSequentially('M&A')
  expect(await atTop(page).getAttribute('role')).toBeNull()
  arrive()
  await expect(options(page).first()).toBeVisible()
})

test('in the menu Esc closes first the list, then the menu', async ({ page }) => {
  await page.goto(site(text))
  await openMenu(page)
  await inMenu(page).fill('後継者')
  await expect(options(page).first()).toBeVisible()
  await page.locator('#menu form').click({ position: { x: 2, y: 2 } })
  await expect(page.locator('#menu'), 'a press on the field does not close it').toBeVisible()
  await inMenu(page).press('Escape')
  await expect(options(page).first()).toBeHidden()
  await expect(page.locator('#menu')).toBeVisible()
  await inMenu(page).fill('')
  await inMenu(page).press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
})

test('keys of an input method choose nothing', inTestAll(), async ({ page }) => {
  await page.goto(site(text))
  await atTop(page).focus()
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', {
    text: 'こうけいしゃ',
    selectionStart: 6,
    selectionEnd: 6,
  })
  await expect(options(page).first()).toBeVisible()
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await client.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: 229,
    })
    await expect(chosen(page), key).toHaveCount(0)
    await expect(options(page).first(), key).toBeVisible()
  }
  await expect(page).toHaveURL(site(text))
})

test('Ctrl+K leads to the field in the window, else to the menu', async ({ page }) => {
  await page.goto(site(text))
  await page.keyboard.press('Control+k')
  await expect(atTop(page)).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.locator('main').focus()
  await page.keyboard.press('Control+k')
  await expect(inMenu(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.locator('#menu'), 'a single sign does nothing').toBeHidden()
  await page.goto(site(href('search', 'ja')))
  await page.keyboard.press('Control+k')
  await expect(page.locator('main input[name=q]')).toBeFocused()
})

test('the number of suggestions is announced when typing pauses', inTestAll(), async ({ page }) => {
  await page.goto(site(text))
  await atTop(page).fill('後継者')
  await expect(page.locator('body > search [role=status]')).toHaveText(/\d/)
  await atTop(page).fill('qqqqqqqq')
  await expect(page.locator('body > search [role=status]')).toContainText('qqqqqqqq')
  await expect(options(page)).toHaveCount(0)
})

test('without JavaScript the fields are plain forms', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(site(href('about-legatus', 'en')))
  await atTop(page).fill('fees')
  await atTop(page).press('Enter')
  await expect(page).toHaveURL(site(`${href('search', 'en')}?q=fees#results`))
  await expect(page.locator('#results')).toContainText('fees')
  await page.locator('[commandfor=menu]').first().click()
  await inMenu(page).fill('taxes')
  await inMenu(page).press('Enter')
  await expect(page.locator('#results')).toContainText('taxes')
  await context.close()
})
