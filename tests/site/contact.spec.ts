import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { serve } from '../../scripts/serve.ts'
import { site, violations } from './support/pages.ts'

const languages = {
  ja: {
    path: '/contact',
    labels: ['お名前', 'メールアドレス', '会社名', 'お問い合わせ内容'],
    send: '送信する',
    success: '送信が完了しました。',
    failure: '送信に失敗しました。',
    error: 'エラーが発生しました。',
    required: 'お名前を入力してください。',
    email: 'メールアドレスを「name@example.jp」の形で入力してください。',
  },
  en: {
    path: '/en/contact',
    labels: ['Name', 'Email', 'Company', 'Message'],
    send: 'Send message',
    success: 'Message sent successfully.',
    failure: 'Failed to send message.',
    error: 'An error occurred.',
    required: 'Please enter your name.',
    email: 'Please enter your email address in the form name@example.jp.',
  },
} as const

type Words = (typeof languages)[keyof typeof languages]
const message = '後継者がいません。ご相談できますか。\n二行目 🏛️ café'

async function open(page: Page, words: Words, base = site()) {
  await page.goto(base + words.path)
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
}

async function fill(page: Page, words: Words, name = '田中 一郎 👨‍👩‍👧') {
  const [nameLabel, emailLabel, companyLabel, messageLabel] = words.labels
  await page.locator('main').getByLabel(nameLabel).fill(name)
  await page.locator('main').getByLabel(emailLabel).fill('tanaka@example.jp')
  await page.locator('main').getByLabel(companyLabel).fill('株式会社見本')
  await page.locator('main').getByLabel(messageLabel, { exact: false }).fill(message)
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

for (const [language, words] of Object.entries(languages)) {
  for (const width of [390, 1280]) {
    test(`an inquiry in ${language} at ${width} px arrives as a mail, and the form is cleared`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, words)
      const name = `田中 一郎 ${language}${width} 👨‍👩‍👧`
      await fill(page, words, name)
      const request = page.waitForRequest('**/.netlify/functions/sendMail')
      await page.getByRole('button', { name: words.send }).click()
      expect(Object.keys((await request).postDataJSON()).sort()).toEqual([
        'company',
        'email',
        'language',
        'message',
        'name',
      ])
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByRole('heading')).toHaveText(words.success)
      expect(await violations(page)).toEqual([])
      await alert.getByRole('button', { name: 'OK' }).click()
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
    await open(page, words)
    await page.getByRole('button', { name: words.send }).click()
    const name = page.locator('main').getByLabel(words.labels[0])
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(words.required)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('main').getByLabel(words.labels[2])).not.toHaveAttribute(
      'aria-invalid',
      'true',
    )
    expect(await violations(page)).toEqual([])
    await name.fill('A')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')

    const email = page.locator('main').getByLabel(words.labels[1])
    await email.fill('no address')
    await email.blur()
    await expect(email).toHaveAccessibleDescription(words.email)
  })

  for (const status of [500, 503, 429, 422, 404]) {
    test(`${language}: an answer of ${status} says so and keeps every word`, async ({ page }) => {
      await page.route('**/.netlify/functions/sendMail', (route) =>
        route.fulfill({ status, json: status === 422 ? { errors: { email: 'invalid' } } : {} }),
      )
      await open(page, words)
      await fill(page, words)
      const before = await texts(page)
      await page.getByRole('button', { name: words.send }).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByRole('heading')).toHaveText(words.failure)
      await page.keyboard.press('Escape')
      await expect(alert).toBeHidden()
      expect(await texts(page)).toEqual(before)
      if (status === 422)
        await expect(page.locator('main').getByLabel(words.labels[1])).toBeFocused()
    })
  }

  test(`${language}: a stopped server gives the error alert, logs it, and keeps every word`, async ({
    page,
  }) => {
    const server = await serve()
    const logged: string[] = []
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()))
    await open(page, words, server.url)
    await fill(page, words)
    const before = await texts(page)
    await server.stop()
    await page.getByRole('button', { name: words.send }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByRole('heading')).toHaveText(words.error)
    expect(await violations(page)).toEqual([])
    await alert.getByRole('button', { name: 'OK' }).click()
    expect(await texts(page)).toEqual(before)
    expect(logged.some((line) => line.includes('Failed to fetch'))).toBe(true)
  })
}

test('the form is what the specification asks for', async ({ page }) => {
  await open(page, languages.en)
  const form = page.locator('form[data-contact-form]')
  await expect(form).toHaveAttribute('novalidate', '')
  await expect(page.locator('main').getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.locator('main').getByLabel('Message')).toHaveAttribute('rows', '5')
  const marked = await form.locator('label:has(+ [aria-required="true"])').allTextContents()
  expect(marked).toEqual(['Name*', 'Email*', 'Message*'])
  await expect(page.getByText('We use what you enter only to answer your inquiry')).toBeVisible()
  await expect(page.locator('[name="hp"]')).toHaveAttribute('tabindex', '-1')
})

test('a filled honeypot: no call, no message', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await open(page, languages.en)
  await fill(page, languages.en)
  await page.locator('[name="hp"]').fill('x', { force: true })
  await page.getByRole('button', { name: 'Send message' }).click()
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
  await fill(page, languages.en)
  await page.locator('form button[type="submit"]').evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible()
  expect(calls).toBe(1)
})

test('text typed before the form hydrates stays', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(site('/en/contact'))
  await page.locator('main').getByLabel('Name').fill('Typed early')
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
  await expect(page.locator('main').getByLabel('Name')).toHaveValue('Typed early')
})

test('the message counts down near its limit and says when it is over', async ({ page }) => {
  await open(page, languages.en)
  const field = page.locator('main').getByLabel('Message')
  await field.fill('x'.repeat(4400))
  await expect(page.getByText('characters left.')).toBeHidden()
  await field.fill('x'.repeat(4990))
  await expect(page.getByText('10 characters left.')).toBeVisible()
  await field.fill('x'.repeat(5001))
  await field.blur()
  await expect(page.getByText('1 characters over the limit.')).toBeVisible()
  await expect(field).toHaveAccessibleDescription('Please keep your message to 5,000 characters.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, the same outcome comes back, and the mail arrives', async ({ page }) => {
    await page.goto(site('/contact'))
    await fill(page, languages.ja, '佐藤 花子 noscript')
    await page.getByRole('button', { name: '送信する' }).click()
    await expect(page.getByRole('heading', { name: '送信が完了しました。' })).toBeVisible()
    await expect(page.locator('form[data-contact-form]')).toBeHidden()
    await expect.poll(() => mailFrom('佐藤 花子 noscript'), { timeout: 15_000 }).toBeDefined()
  })

  test('a refused form comes back with its text and its errors', async ({ page }) => {
    await page.goto(site('/en/contact'))
    await fill(page, languages.en, 'Refused')
    await page.locator('main').getByLabel('Email').fill('nonsense')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Failed to send message.' })).toBeVisible()
    await expect(page.locator('main').getByLabel('Name')).toHaveValue('Refused')
    await expect(page.locator('main').getByLabel('Message')).toHaveValue(message)
    await expect(page.locator('main').getByLabel('Email')).toHaveAccessibleDescription(
      languages.en.email,
    )
  })
})
