import { expect, type Page, test } from '@playwright/test'
import { fill } from '../../../content-reader/text/fill.ts'
import { serve } from '../../../scripts/servedSite.ts'
import { words } from '../../../src/models/site/site.ts'
import {
  type Expected,
  expectedIn,
  field,
  mailFrom,
  message,
  texts,
  write,
} from '../support/contactForm.ts'
import { hydrate, slowScripts } from '../support/pageLayout.ts'
import { inTestAll, sample, site, violations } from '../support/pages.ts'

const { labels, errors } = words.contact
const languages = expectedIn
const [nameLabel, emailLabel, , messageLabel] = languages.en.labels

async function open(page: Page, { path }: Expected, base = site()) {
  await page.goto(base + path)
  await hydrate(page.locator('astro-island'))
}

for (const [language, expected] of Object.entries(languages)) {
  const width = language === 'ja' ? 390 : 1280
  test(`an inquiry in ${language} at ${width} px arrives as a mail, and the form is cleared`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, expected)
    const name = `田中 一郎 ${language}${width} 👨‍👩‍👧`
    await write(page, expected, name)
    const request = page.waitForRequest('**/.netlify/functions/sendMail')
    await page.getByRole('button', { name: expected.send }).click()
    expect(Object.keys((await request).postDataJSON()).sort()).toEqual([
      'company',
      'email',
      'language',
      'message',
      'name',
    ])
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByRole('heading')).toHaveText(expected.success)
    expect(await violations(page)).toEqual([])
    await alert.getByRole('button', { name: expected.ok, exact: true }).click()
    await expect(alert).toBeHidden()
    expect(await texts(page)).toEqual(['', '', '', ''])
    await expect(page.locator('[data-contact-confirmation]')).toBeVisible()

    await expect.poll(() => mailFrom(name), { timeout: 15_000 }).toBeDefined()
    const mail = await mailFrom(name)
    expect(mail?.replyTo?.[0]?.address).toBe('tanaka@example.jp')
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(message)
    expect(mail?.text).toContain('株式会社見本')
  })

  test(
    `${language}: error messages are in the page's language and linked to their fields`,
    inTestAll(language === 'ja'),
    async ({ page }) => {
      await open(page, expected)
      await page.getByRole('button', { name: expected.send }).click()
      const name = field(page, expected.labels[0])
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(expected.required)
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, expected.labels[2])).not.toHaveAttribute('aria-invalid', 'true')
      expect(await violations(page)).toEqual([])
      await name.fill('A')
      await expect(name).not.toHaveAttribute('aria-invalid', 'true')

      const email = field(page, expected.labels[1])
      await email.fill('no address')
      await email.blur()
      await expect(email).toHaveAccessibleDescription(expected.email)
    },
  )

  for (const status of language === 'ja' ? sample([503, 429], 1) : sample([422, 500, 404], 1)) {
    test(
      `${language}: an answer of ${status} is reported and keeps the text`,
      inTestAll(status !== 503 && status !== 422),
      async ({ page }) => {
        await page.route('**/.netlify/functions/sendMail', (route) =>
          route.fulfill({ status, json: status === 422 ? { errors: { email: 'invalid' } } : {} }),
        )
        await open(page, expected)
        await write(page, expected)
        const before = await texts(page)
        await page.getByRole('button', { name: expected.send }).click()
        const alert = page.getByRole('alertdialog')
        await expect(alert.getByRole('heading')).toHaveText(expected.failure)
        await page.keyboard.press('Escape')
        await expect(alert).toBeHidden()
        expect(await texts(page)).toEqual(before)
        if (status === 422) await expect(field(page, expected.labels[1])).toBeFocused()
      },
    )
  }
}

test('when the server is down, the error alert appears and the text is kept', async ({ page }) => {
  const expected = languages.en
  const server = await serve()
  const logged: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()))
  await open(page, expected, server.url)
  await write(page, expected)
  const before = await texts(page)
  await server.stop()
  await page.getByRole('button', { name: expected.send }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByRole('heading')).toHaveText(expected.error)
  expect(await violations(page)).toEqual([])
  await alert.getByRole('button', { name: expected.ok, exact: true }).click()
  expect(await texts(page)).toEqual(before)
  expect(logged.some((line) => line.includes('Failed to fetch'))).toBe(true)
})

// In both languages: tests/contact/handle.test.ts.
test('an undeliverable email address is not sent, and the field says why', async ({ page }) => {
  const expected = languages.ja
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await open(page, expected)
  await write(page, expected)
  const email = field(page, expected.labels[1])
  for (const [address, named] of [
    ['taro@gmail', 'incomplete'],
    ['taro@gmail,com', 'comma'],
    ['taro yamada@gmail.com', 'space'],
    ['たろう@gmail.com', 'letters'],
  ] as const) {
    await email.fill('')
    await email.pressSequentially(address)
    await page.getByRole('button', { name: expected.send }).click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(errors.email[named].ja)
  }
  expect(calls).toEqual([])
  expect(await violations(page)).toEqual([])
  await email.fill('taro@gmail.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

// Other spellings: tests/contact/rules.test.ts.
test(
  'an email address typed in full-width characters is corrected',
  inTestAll(),
  async ({ page }) => {
    const expected = languages.ja
    await open(page, expected)
    const name = '広田 全角'
    await write(page, expected, name)
    await field(page, expected.labels[1]).fill('')
    await field(page, expected.labels[1]).pressSequentially('ｔａｒｏ＠ｇｍａｉｌ。ｃｏｍ。')
    await page.getByRole('button', { name: expected.send }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByRole('heading')).toHaveText(expected.success)
    await expect.poll(() => mailFrom(name), { timeout: 15_000 }).toBeDefined()
    expect((await mailFrom(name))?.replyTo?.[0]?.address).toBe('taro@gmail.com')
  },
)

test('the form has the fields of the specification', async ({ page }) => {
  await open(page, languages.en)
  const form = page.locator('form[data-contact-form]')
  await expect(form).toHaveAttribute('novalidate', '')
  await expect(field(page, emailLabel)).toHaveAttribute('type', 'email')
  await expect(field(page, messageLabel)).toHaveAttribute('rows', '5')
  const marked = await form.locator('label:has(+ [aria-required="true"])').allTextContents()
  expect(marked).toEqual([nameLabel, emailLabel, messageLabel])
  await expect(page.getByText(words.contact.purpose.text.en)).toBeVisible()
  await expect(page.locator('[name="hp"]')).toHaveAttribute('tabindex', '-1')
})

test('a filled honeypot sends nothing and shows no message', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await open(page, languages.en)
  await write(page, languages.en)
  await page.locator('[name="hp"]').fill('x', { force: true })
  await page.getByRole('button', { name: languages.en.send }).click()
  await page.waitForTimeout(500)
  expect(calls).toEqual([])
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `the button shows that sending is in progress, and repeated presses send once, with motion ${reducedMotion}`,
    inTestAll(reducedMotion === 'reduce'),
    async ({ page }) => {
      let calls = 0
      const seen = Promise.withResolvers<void>()
      await page.route('**/.netlify/functions/sendMail', async (route) => {
        calls += 1
        await seen.promise
        await route.fulfill({ json: { ok: true } })
      })
      await page.emulateMedia({ reducedMotion })
      await open(page, languages.en)
      await write(page, languages.en)
      const button = page.locator('main form button[type="submit"]')
      const look = () => button.evaluate((each) => getComputedStyle(each).backgroundImage)
      expect(await look()).toBe('none')
      await button.evaluate((each: HTMLButtonElement) => {
        each.click()
        each.click()
      })
      const sending = page.getByRole('button', { name: labels.sending.en })
      await expect(sending).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(look).toContain('gradient')
      const moving = await button.evaluate((each) => each.getAnimations().length)
      expect(moving > 0).toBe(reducedMotion === 'no-preference')
      await expect(page.getByRole('status')).toHaveText(labels.sending.en)
      await sending.click({ force: true })
      seen.resolve()
      await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible()
      expect(calls).toBe(1)
    },
  )
}

test('text typed before hydration stays', async ({ page }) => {
  await slowScripts(page, 700)
  await page.goto(site('/en/contact'))
  await field(page, nameLabel).fill('Typed early')
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
  await expect(field(page, nameLabel)).toHaveValue('Typed early')
})

test(
  'the message counts down near its limit and reports when it is exceeded',
  inTestAll(),
  async ({ page }) => {
    await open(page, languages.en)
    const text = field(page, messageLabel)
    const counter = page.locator('div:has(> textarea) > [aria-live]')
    await text.fill('x'.repeat(4400))
    await expect(counter).toBeEmpty()
    await text.fill('x'.repeat(4990))
    await expect(counter).toHaveText(fill(labels.characters.en, { count: 10 }))
    await text.fill('x'.repeat(5001))
    await text.blur()
    await expect(counter).toHaveText(fill(labels.tooManyCharacters.en, { count: 1 }))
    await expect(text).toHaveAccessibleDescription(errors.message.tooLong.en)
  },
)

test(
  'the message counter is right after hydration and after sending',
  inTestAll(),
  async ({ page }) => {
    await slowScripts(page)
    await page.route('**/.netlify/functions/sendMail', (route) =>
      route.fulfill({ json: { ok: true } }),
    )
    await page.goto(site(languages.en.path), { waitUntil: 'commit' })
    const text = field(page, messageLabel)
    await text.fill('x'.repeat(4990))
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
    const counter = page.locator('div:has(> textarea) > [aria-live]')
    await expect(counter).toHaveText(fill(labels.characters.en, { count: 10 }))
    await field(page, nameLabel).fill('A')
    await field(page, emailLabel).fill('a@example.jp')
    await page.getByRole('button', { name: languages.en.send }).click()
    await page.getByRole('alertdialog').getByRole('button').click()
    await page.getByRole('button', { name: words.contact.confirmation.again.en }).click()
    await expect(text).toHaveValue('')
    await expect(counter).toBeEmpty()
  },
)

test('the draft moves to the other language once', async ({ page }) => {
  await open(page, languages.ja)
  await write(page, languages.ja)
  const typed = await texts(page)
  expect(typed.every(Boolean)).toBe(true)
  await page.getByRole('contentinfo').locator('a[data-language]').click()
  await page.waitForURL(site(languages.en.path))
  await expect.poll(() => texts(page)).toEqual(typed)
  await open(page, languages.en)
  expect(await page.evaluate(() => sessionStorage.getItem('inquiry'))).toBeNull()
})

test('the alert scrolls to its title at any text size', inTestAll(), async ({ page }) => {
  await page.route('**/.netlify/functions/sendMail', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '32px'
    })
  })
  await open(page, languages.ja)
  await write(page, languages.ja)
  await page.getByRole('button', { name: languages.ja.send }).click()
  const heading = page.getByRole('alertdialog').getByRole('heading')
  await expect(heading).toBeInViewport()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test(
  'success and failure differ in icon and colour, not only in text',
  inTestAll(),
  async ({ page }) => {
    const looks: string[][] = []
    for (const status of [200, 503]) {
      await page.route('**/.netlify/functions/sendMail', (route) =>
        route.fulfill({ status, json: {} }),
      )
      await open(page, languages.en)
      await write(page, languages.en)
      await page.getByRole('button', { name: languages.en.send }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByRole('heading')).toBeVisible()
      looks.push(
        await alert.evaluate((each) => [
          getComputedStyle(each).borderTopColor,
          each.querySelector('svg path')?.getAttribute('d') ?? 'none',
        ]),
      )
      await page.unroute('**/.netlify/functions/sendMail')
    }
    const [success, failure] = looks
    expect(success?.[0]).not.toBe(failure?.[0])
    expect(success?.[1]).not.toBe(failure?.[1])
    expect(looks.flat()).not.toContain('none')
  },
)
