import { expect, type Page, test } from '@playwright/test'
import { contactText } from '../../../content-reader/contactText.ts'
import { type ServedSite, serve } from '../../../scripts/servedSite.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { expectedIn, field, mailFrom, texts, write } from '../support/contactForm.ts'
import { hydrate } from '../support/pageLayout.ts'
import { inTestAll, violations } from '../support/pages.ts'

// The form sent by the browser itself: without JavaScript, when the script did not arrive, or before it did.

const action = '/.netlify/functions/sendMail'
const { help, errors } = contactText(words)
const { perMinute, perMinuteInAll } = words.settings.inquiries

// In one worker, so that the servers start once.
test.describe.configure({ mode: 'default' })

let server: ServedSite
const started: ServedSite[] = []
// Each test has its own address and so its own rate limit.
async function start(): Promise<ServedSite> {
  const site = await serve({ TRUST_PROXY: '1' })
  started.push(site)
  return site
}
test.beforeAll(async () => {
  server = await start()
})
test.afterAll(() => Promise.all(started.map((site) => site.stop())))

function post(url: string, address: string, changes: Record<string, string> = {}) {
  const inquiry = { name: 'A', email: 'a@example.jp', message: 'B', language: 'en', ...changes }
  return fetch(url + action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(inquiry),
  })
}

/** Uses up what a new server accepts in the next minute. */
async function crowd(url: string) {
  for (let sent = 0; sent < perMinuteInAll; sent += 1) {
    const answer = await post(url, `203.0.113.${sent}`, { message: `${sent}` })
    expect(answer.status).toBe(200)
  }
}

let addresses = 0
async function ownAddress(page: Page): Promise<string> {
  addresses += 1
  const address = `198.51.100.${addresses}`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return address
}

const ways = {
  'without JavaScript': { script: false, hydrates: false, prepare: async () => {} },
  'without the script': {
    script: true,
    hydrates: false,
    prepare: (page: Page) => page.route('**/_astro/*.js', (route) => route.abort()),
  },
  'before the script has arrived': {
    script: true,
    hydrates: true,
    // The script is blocked on the form's page and allowed from the answer on.
    prepare: (page: Page) => {
      let answered = false
      return page.route('**/_astro/*.js', (route) => {
        answered ||= new URL(route.request().frame().url()).pathname === action
        return answered ? route.continue() : undefined
      })
    },
  },
}

const long = '長い'.repeat(5_000)
const refusals = {
  422: { help: help.fields },
  429: { help: help.tooMany },
  503: { help: help.unavailable },
  413: { help: help.back },
}

for (const [way, { script, hydrates, prepare }] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled: script })

    for (const [status, { help }] of Object.entries(refusals)) {
      const language = status === '422' || status === '413' ? 'en' : 'ja'
      const expected = expectedIn[language]
      const [, email, , text] = expected.labels

      test(
        `a form that is refused with ${status} keeps the message and the text`,
        inTestAll(status !== (script ? (hydrates ? '503' : '429') : '422')),
        async ({ page }) => {
          const { url } = status === '503' ? await start() : server
          const faults: string[] = []
          page.on('pageerror', (error) => faults.push(error.message))
          page.on('console', (line) => {
            if (/React|hydration|hydrated/i.test(line.text())) faults.push(line.text())
          })
          const address = await ownAddress(page)
          if (status === '429') {
            for (let sent = 0; sent < perMinute; sent += 1) await post(url, address)
          }
          await prepare(page)
          await page.goto(url + expected.path, { waitUntil: 'commit' })
          await write(page, expected)
          if (status === '422') await field(page, email).fill('nonsense')
          if (status === '413') await field(page, text).fill(long)
          const before = await texts(page)
          if (status === '503') await crowd(url)
          const answer = page.waitForResponse((response) => response.url().endsWith(action))
          await page.getByRole('button', { name: expected.send }).click()
          expect((await answer).status()).toBe(Number(status))
          if (hydrates) {
            await hydrate(page.locator('astro-island'))
            // React fixes hydration differences only after rendering.
            await page.waitForTimeout(300)
          }

          const outcome = page.getByRole('alert').filter({ visible: true })
          await expect(outcome.getByRole('heading')).toHaveText(expected.failure)
          await expect(outcome).toContainText(help[language])
          await expect(outcome).toBeInViewport()
          if (status === '422') {
            await expect(field(page, email)).toHaveAccessibleDescription(expected.email)
            await expect(field(page, email)).toHaveAttribute('aria-invalid', 'true')
          }
          if (status === '413') {
            const tooLong = errors.message.tooLong[language]
            await expect(field(page, text)).toHaveAccessibleDescription(tooLong)
            await page.goBack()
            if (hydrates) await hydrate(page.locator('astro-island'))
          }
          // Lengths, because the texts would fill the report.
          const short = (values: string[]) =>
            values.map((value) => (value === long ? value.length : value))
          await expect.poll(async () => short(await texts(page))).toEqual(short(before))
          if (script && status !== '413') expect(await violations(page)).toEqual([])
          expect(faults).toEqual([])
        },
      )
    }

    test(
      'success redirects to a thank-you page, and neither Reload nor Back sends again',
      inTestAll(script && !hydrates),
      async ({ page }) => {
        const expected = expectedIn.en
        const posts: string[] = []
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
        await ownAddress(page)
        await prepare(page)
        await page.goto(server.url + expected.path, { waitUntil: 'commit' })
        const name = `Sent ${way}`
        await write(page, expected, name)
        await page.getByRole('button', { name: expected.send }).click()
        await page.waitForURL(server.url + href('contact-sent', 'en'), { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: expected.success })).toBeVisible()
        await expect(page.getByText(contactText(words).confirmation.text.en)).toBeVisible()
        await page.reload({ waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: expected.success })).toBeVisible()
        await page.goBack({ waitUntil: 'commit' })
        await expect(page.locator('form[data-contact-form]')).toBeVisible()
        expect(posts).toHaveLength(1)
        await expect.poll(() => mailFrom(name, server.mail), { timeout: 15_000 }).toBeDefined()
      },
    )
  })
}

test('a refused form can be corrected and sent with the script, and is empty afterwards', async ({
  page,
}) => {
  const expected = expectedIn.en
  const [, email] = expected.labels
  await ownAddress(page)
  await ways['before the script has arrived'].prepare(page)
  await page.goto(server.url + expected.path, { waitUntil: 'commit' })
  await write(page, expected, 'Mended')
  await field(page, email).fill('nonsense')
  await page.getByRole('button', { name: expected.send }).click()
  await expect(page.locator('[data-answer]')).toBeVisible()
  await hydrate(page.locator('astro-island'))
  await field(page, email).fill('mended@example.jp')
  await page.getByRole('button', { name: expected.send }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByRole('heading')).toHaveText(expected.success)
  await alert.getByRole('button', { name: expected.ok, exact: true }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: words.contact.confirmation.again.en }).click()
  expect(await texts(page)).toEqual(['', '', '', ''])
})
