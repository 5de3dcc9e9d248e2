import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Language } from '../../routing/language.ts'
import { serve } from '../../scripts/serve.ts'
import { href } from '../../src/models/links.ts'
import { words } from '../../src/models/site.ts'
import { fill } from '../../words/fill.ts'
import { site, violations } from './support/pages.ts'

const { labels, errors } = words.contact

/** What the tests look for in a language; the alerts' titles are the specification's (section 8). */
function expected(language: Language, alerts: { success: string; failure: string; error: string }) {
  return {
    path: href('contact', language),
    // Required fields are marked with an asterisk (section 5).
    labels: [
      `${labels.name[language]}*`,
      `${labels.email[language]}*`,
      labels.company[language],
      `${labels.message[language]}*`,
    ] as const,
    send: labels.submit[language],
    ok: labels.ok[language],
    required: errors.name.required[language],
    email: errors.email.invalid[language],
    ...alerts,
  }
}

const languages = {
  ja: expected('ja', {
    success: '送信が完了しました。',
    failure: '送信に失敗しました。',
    error: 'エラーが発生しました。',
  }),
  en: expected('en', {
    success: 'Message sent successfully.',
    failure: 'Failed to send message.',
    error: 'An error occurred.',
  }),
}
const [nameLabel, emailLabel, , messageLabel] = languages.en.labels

type Words = ReturnType<typeof expected>
const message = '後継者がいません。ご相談できますか。\n二行目 🏛️ café'

async function open(page: Page, { path }: Words, base = site()) {
  await page.goto(base + path)
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
}

async function write(page: Page, { labels }: Words, name = '田中 一郎 👨‍👩‍👧') {
  const [nameLabel, emailLabel, companyLabel, messageLabel] = labels
  await field(page, nameLabel).fill(name)
  await field(page, emailLabel).fill('tanaka@example.jp')
  await field(page, companyLabel).fill('株式会社見本')
  await field(page, messageLabel).fill(message)
}

/** The form's field of this label. */
function field(page: Page, label: string) {
  return page.locator('main').getByLabel(label, { exact: true })
}

const texts = (page: Page) =>
  page
    .locator('form[data-contact-form]')
    .evaluate((form) =>
      ['name', 'email', 'company', 'message'].map(
        (name) => ((form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement).value,
      ),
    )

/** The mail of the inquiry with this subject line or sender name, as the firm's mailbox has it. */
async function mailFrom(name: string, folder = process.env.TEST_MAIL ?? '') {
  for (const file of await readdir(folder).catch(() => [])) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.text?.includes(name)) return mail
  }
  return undefined
}

for (const [language, expected] of Object.entries(languages)) {
  for (const width of [390, 1280]) {
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
  }

  test(`${language}: messages in the page's language are tied to their fields`, async ({
    page,
  }) => {
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
  })

  for (const status of [500, 503, 429, 422, 404]) {
    test(`${language}: an answer of ${status} says so and keeps every word`, async ({ page }) => {
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
    })
  }

  test(`${language}: a stopped server gives the error alert, logs it, and keeps every word`, async ({
    page,
  }) => {
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
}

test('the form is what the specification asks for', async ({ page }) => {
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

test('a filled honeypot: no call, no message', async ({ page }) => {
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

test('the button shows that sending is under way and sends once however often it is pressed', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/.netlify/functions/sendMail', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.fulfill({ json: { ok: true } })
  })
  await open(page, languages.en)
  await write(page, languages.en)
  await page.locator('form button[type="submit"]').evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('button', { name: labels.sending.en })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: labels.sending.en }).click({ force: true })
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible()
  expect(calls).toBe(1)
})

test('text typed before the form hydrates stays', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(site('/en/contact'))
  await field(page, nameLabel).fill('Typed early')
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
  await expect(field(page, nameLabel)).toHaveValue('Typed early')
})

test('the message counts down near its limit and says when it is over', async ({ page }) => {
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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, the same outcome comes back, and the mail arrives', async ({ page }) => {
    await page.goto(site('/contact'))
    await write(page, languages.ja, '佐藤 花子 noscript')
    await page.getByRole('button', { name: languages.ja.send }).click()
    await expect(page.getByRole('heading', { name: languages.ja.success })).toBeVisible()
    await expect(page.locator('form[data-contact-form]')).toBeHidden()
    await expect.poll(() => mailFrom('佐藤 花子 noscript'), { timeout: 15_000 }).toBeDefined()
  })

  test('a refused form comes back with its text and its errors', async ({ page }) => {
    await page.goto(site('/en/contact'))
    await write(page, languages.en, 'Refused')
    await field(page, emailLabel).fill('nonsense')
    await page.getByRole('button', { name: languages.en.send }).click()
    await expect(page.getByRole('heading', { name: languages.en.failure })).toBeVisible()
    await expect(field(page, nameLabel)).toHaveValue('Refused')
    await expect(field(page, messageLabel)).toHaveValue(message)
    await expect(field(page, emailLabel)).toHaveAccessibleDescription(languages.en.email)
  })
})
