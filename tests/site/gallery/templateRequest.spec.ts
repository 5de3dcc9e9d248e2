import { expect, type Page, test } from '@playwright/test'
import { fill } from '../../../content-reader/text/fill.ts'
import { type Language, languages, otherLanguage } from '../../../routing/language.ts'
import { frameHref, type TemplateId, templateIds } from '../../../routing/templates.ts'
import { requestHref } from '../../../src/models/gallery/templateModel.ts'
import { words } from '../../../src/models/site/site.ts'
import { hold, hydrate } from '../support/pageLayout.ts'
import { site } from '../support/pages.ts'

const field = (page: Page) => page.locator('textarea[name="message"]')
const hydrated = (page: Page) => hydrate(page.locator('astro-island'))

const beginning = (
  id: TemplateId,
  language: Language,
  plan: string = words.contact.undecided[language],
) =>
  `${fill(words.contact.template[language], {
    title: words.gallery.templates[id].title[language],
    plan,
  })}\n`

for (const language of languages) {
  test(`${language}: "use this template" opens the form with a prefilled message`, async ({
    page,
  }) => {
    // The same code for all, and the title of each is that of its card (gallery.spec.ts).
    for (const id of templateIds.slice(-2)) {
      await page.goto(site(frameHref(id, language)))
      const use = words.gallery.strip.use[language]
      await page.getByRole('link', { name: use, exact: true }).click()
      await expect(page).toHaveURL(site(requestHref(id, language)))
      await expect(field(page)).toHaveValue(beginning(id, language))
    }
    await field(page).focus()
    await page.keyboard.type('abc')
    const last = templateIds.at(-1) ?? templateIds[0]
    await expect(field(page)).toHaveValue(`${beginning(last, language)}abc`)
  })

  test(`${language}: the other language prefills the message in its own words`, async ({
    page,
  }) => {
    const [id] = templateIds
    await page.goto(site(requestHref(id, language)))
    await page.getByRole('contentinfo').locator('a[data-language]').click()
    const other = otherLanguage(language)
    await expect(page).toHaveURL(site(requestHref(id, other)))
    await expect(field(page)).toHaveValue(beginning(id, other))
  })
}

test('the message names the template and the plan, and asks three questions', () => {
  for (const language of languages) {
    const text = words.contact.template[language]
    expect(text).toContain('{title}')
    expect(text).toContain('{plan}')
    expect(text.match(/^\d\. /gm)).toHaveLength(3)
  }
})

test('the terms open over the template, and a plan goes into the message', async ({ page }) => {
  const { short, plans, ask } = words.gallery.offer
  const plan = plans.at(-1)?.name.en ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site(frameHref('restaurant', 'en')))
  await page.getByText(short.en, { exact: true }).click()
  await page.getByRole('link', { name: fill(ask.en, { plan }) }).click()
  await expect(field(page)).toHaveValue(beginning('restaurant', 'en', plan))
})

test('text typed before hydration stays', async ({ page }) => {
  const go = await hold(page, '**/*ContactForm*.js')
  await page.goto(site(requestHref(templateIds[0], 'ja')), { waitUntil: 'commit' })
  await field(page).fill('はじめまして')
  go()
  await hydrated(page)
  await page.waitForTimeout(300)
  await expect(field(page)).toHaveValue('はじめまして')
})

test('text restored by the browser stays', async ({ page }) => {
  await page.goto(site(requestHref(templateIds[0], 'ja')))
  await expect(field(page)).toHaveValue(beginning(templateIds[0], 'ja'))
  await field(page).fill('書き直した文')
  // Disables the back/forward cache, so that the page is loaded again.
  await page.evaluate(() => addEventListener('unload', () => {}))
  await page.goto(site('/about'))
  await page.goBack()
  await hydrated(page)
  await page.waitForTimeout(300)
  await expect(field(page)).toHaveValue('書き直した文')
})

test('an unknown template prefills nothing', async ({ page }) => {
  for (const id of ['nonsense', 'toString', '__proto__', '']) {
    await page.goto(site(`/contact?template=${id}`))
    await hydrated(page)
    await page.waitForTimeout(100)
    await expect(field(page)).toHaveValue('')
  }
})
