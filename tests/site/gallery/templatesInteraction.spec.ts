import { expect, test } from '@playwright/test'
import { type Language, languages } from '../../../routing/language.ts'
import { type TemplateId, templateHref, templateIds } from '../../../routing/templates.ts'
import { site, violations } from '../support/pages.ts'

const at = (id: TemplateId, language: Language = 'en') => site(templateHref(id, language))

test('trading: three samples are free, and a fourth waits until one is removed', async ({
  page,
}) => {
  await page.goto(at('trading'))
  const boxes = page.locator('[name="want"]')
  for (const box of [0, 4, 9]) await boxes.nth(box).check()
  await expect(page.locator('[name="want"]:enabled')).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await boxes.nth(4).uncheck()
  await expect(page.locator('[name="want"]:disabled')).toHaveCount(0)
})

test('trading: the offices are closed on Sunday, and open on Monday', async ({ page }) => {
  const tokyo = page.locator('[data-zone="Asia/Tokyo"]')
  await page.clock.install({ time: new Date('2027-03-14T03:00:00Z') })
  await page.goto(at('trading'))
  await expect(tokyo.locator('time')).toHaveText('12:00')
  await expect(tokyo).not.toHaveAttribute('data-open')
  await page.clock.fastForward(24 * 3_600_000)
  await expect(tokyo).toHaveAttribute('data-open')
})

test("trading: the headline's lines are separated by a space", async ({ page }) => {
  await page.goto(at('trading'))
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await page
      .locator('h1 span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()))
    if (first.top === second.top) expect(second.left - first.right, `${width}`).toBeGreaterThan(4)
  }
})

test('agriculture: a month chosen before hydration stays', async ({ page }) => {
  // The template has one script of its own: delays it until a month was pressed.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const months = [...document.querySelectorAll<HTMLInputElement>('[name="month"]')]
      const other = months.findIndex((each, at) => at !== new Date().getMonth() && !each.checked)
      months[other]?.click()
      document.documentElement.dataset.pressed = String(other + 1)
    })
  })
  await page.goto(at('agriculture'))
  await expect(page.locator('[data-now]')).toHaveCount(1)
  const pressed = await page.locator('html').getAttribute('data-pressed')
  await expect(page.locator('[name="month"]:checked')).toHaveValue(pressed ?? '')
})

test('agriculture: the names of seasonal produce stay inside the wheel', async ({ page }) => {
  for (const language of languages) {
    await page.goto(at('agriculture', language))
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      const outside = await page.locator('fieldset svg').evaluate((wheel) => {
        const { left, top, width } = wheel.getBoundingClientRect()
        const radius = width * 0.375
        return [...document.querySelectorAll<HTMLInputElement>('[name="month"]')].flatMap(
          (month) => {
            month.checked = true
            const names = [...(month.closest('li')?.querySelectorAll('p span') ?? [])]
            return names
              .filter((name) => {
                const box = name.getBoundingClientRect()
                // Letters are in the middle of their line.
                const edges = [box.top + box.height * 0.3, box.bottom - box.height * 0.3]
                return [box.left, box.right].some((x) =>
                  edges.some((y) => Math.hypot(x - left - width / 2, y - top - width / 2) > radius),
                )
              })
              .map((name) => `${month.value}: ${name.textContent}`)
          },
        )
      })
      expect(outside, `${language} at ${width}`).toEqual([])
    }
  }
})

test('architecture: the height of each process row is proportional to its months', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(at('architecture', language))
    for (const width of [320, 390, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      const months = await page.locator('tr[data-months]').evaluateAll((rows) => {
        const of = (row: Element) => Number(row.getAttribute('data-months'))
        return rows.map((row) => row.getBoundingClientRect().height / of(row))
      })
      expect(months.length).toBeGreaterThan(2)
      expect(Math.max(...months) / Math.min(...months), `${language}, ${width}`).toBeLessThan(1.05)
    }
  }
})

test('services: a total always belongs to the ticked rooms', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(at('services'))
  const sum = page.locator('output')
  await expect(sum).toContainText('¥')
  const rooms = page.locator('[name="room"]')
  await rooms.first().setChecked(!(await rooms.first().isChecked()), { force: true })
  await expect(sum).toBeHidden()
  await expect(page.locator('output + p')).toBeVisible()

  await page.unroute('**/*.js')
  await page.goto(at('services'))
  const before = await sum.textContent()
  await rooms.first().setChecked(!(await rooms.first().isChecked()), { force: true })
  await page.locator('form').dispatchEvent('pointerenter')
  await page.locator('astro-island').first().dispatchEvent('pointerenter')
  await expect(sum).not.toHaveText(before ?? '')
  await expect(sum).toBeVisible()
})

for (const language of languages) {
  test(`${language}: the calculator rejects numbers that it would misread, with a message`, async ({
    page,
  }) => {
    await page.goto(at('finance', language))
    const rate = page.locator('[name="rate"]')
    await rate.focus()
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
    const said = page.locator('output')
    for (const [typed, wrong] of [
      ['0.0000000000001', true],
      ['1,5', true],
      ['20.001', true],
      ['1.5', false],
      ['０．９５％', false],
    ] as const) {
      await rate.fill(typed)
      await page.locator('[name="years"]').focus()
      await expect(page.locator('#rate-error'), typed).toBeVisible({ visible: wrong })
      await expect(said, typed).toHaveText(wrong ? '–' : /^[¥￥]?[\d,]+円?$/)
      expect(await violations(page), typed).toEqual([])
    }
    await page.locator('[name="years"]').fill('1')
    await expect(page.locator('figure').locator('xpath=..')).not.toContainText('1 years')
  })
}

test('automatic animations end within five seconds, or can be stopped', async ({ page }) => {
  for (const id of templateIds) {
    await page.goto(at(id))
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, timeline }) => {
          const { endTime } = effect?.getComputedTiming() ?? {}
          return timeline === document.timeline && Number(endTime) > 5_000
        })
        .map((each) => (each as CSSAnimation).animationName),
    )
    // The tech company's machines run until its switch stops them.
    if (id === 'tech') expect(endless.length).toBeGreaterThan(0)
    else expect(endless, id).toEqual([])
  }
})

test('restaurant: a price set digit by digit is read as an amount', async ({ page }) => {
  await page.goto(at('restaurant', 'ja'))
  const prices = await page.locator('data[value]').evaluateAll((all) =>
    all.map((price) => {
      for (const hidden of price.querySelectorAll('[aria-hidden]')) hidden.remove()
      return { value: Number(price.getAttribute('value')), read: price.textContent?.trim() }
    }),
  )
  const paid = prices.filter(({ value }) => value > 0)
  expect(paid.length).toBeGreaterThan(5)
  for (const { value, read } of paid)
    expect(read).toBe(`${new Intl.NumberFormat('ja').format(value)}円`)
})

for (const id of ['construction', 'restaurant'] as const) {
  test(`${id}: the form asks for missing fields, and its answer is a named dialog`, async ({
    page,
  }) => {
    await page.goto(at(id))
    const form = page.locator('form[data-sample]')
    const dialog = page.getByRole('dialog')
    const send = form.getByRole('button')
    await send.click()
    await expect(dialog).toHaveCount(0)
    const missing = form.locator(':invalid').first()
    await expect(missing).toBeFocused()
    for (const field of await form.locator('input:not([type=radio], [type=checkbox])').all()) {
      const type = await field.getAttribute('type')
      const text = { date: '2027-04-01', email: 'a@example.test', number: '2', tel: '03-0000-0000' }
      await field.fill(text[type as keyof typeof text] ?? 'Mihon')
    }
    for (const field of await form.locator('textarea').all()) await field.fill('Mihon')
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName(/./)
    await expect(dialog.getByRole('button')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(send).toBeFocused()
  })
}
