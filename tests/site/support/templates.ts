import type { Page } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { frameHref, templateHref, templateIds } from '../../../routing/templates.ts'
import { words } from '../../../src/models/site/site.ts'
import { testsAll } from '../../support/testsAll.ts'
import { site } from './pages.ts'

/** Every template in both languages: page, frame, category and title. */
export const everyTemplate = templateIds.flatMap((id) =>
  languages.map((language) => ({
    id,
    language,
    frame: frameHref(id, language),
    page: templateHref(id, language),
    category: words.gallery.templates[id].category,
    title: words.gallery.templates[id].title[language],
  })),
)

/** The templates that browser tests open: one with a form, one with a script and a map. */
export const templates = everyTemplate.filter(
  ({ id }) => testsAll || ['construction', 'real-estate'].includes(id),
)

/**
 * Opens a template's page with everything expanded and all fonts applied (`font-display: optional` makes that
 * a matter of luck). This changes the page's hashes, so the test sets `bypassCSP`.
 */
export async function openInOwnFaces(page: Page, path: string): Promise<void> {
  const address = site(path)
  await page.unroute(address)
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replaceAll(/font-display: ?optional/g, 'font-display:block')
    await route.fulfill({ response, body })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (const each of document.querySelectorAll('details')) each.open = true
    const late = document.querySelector<HTMLStyleElement>('[data-late]')
    while (late && late.media !== 'all') await new Promise(requestAnimationFrame)
    // Fonts are requested at layout.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
