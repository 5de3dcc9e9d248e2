import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { illegible, prepareLegible } from '../support/legibility.ts'
import { openInOwnFaces, templates } from '../support/templates.ts'
import { setStyles, textSpacing } from '../support/textSettings.ts'

/** A browser's default font size in pixels, and twice as much. */
const [usual, large] = [16, 32]

const frames = templates.filter(({ id }) => id === 'finance').map(({ frame }) => frame)
const galleries = languages.map((language) => href('templates', language))

test.use({ bypassCSP: true })

for (const path of [...templates.map(({ page }) => page), ...galleries, ...frames]) {
  test(`the text of ${path} is readable at normal size, at double size and with wide spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await prepareLegible(page)
    const devTools = await page.context().newCDPSession(page)
    // The logo's plate takes a moment to settle after scrolling. Checking every letter of a long page takes a
    // busy machine longer than the default timeout.
    const expectLegible = (when: string) =>
      expect.poll(() => illegible(page), { message: when, timeout: 60_000 }).toEqual([])
    for (const [width, ...sizes] of [
      [1280, large, usual],
      [390, usual],
      [320, large, usual],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      for (const size of sizes) {
        // As in the browser's settings, before the page loads.
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
        await openInOwnFaces(page, path)
        await expectLegible(`text of ${size} px at ${width} px`)
      }
      await page.evaluate(setStyles, textSpacing)
      await expectLegible(`widely spaced at ${width} px`)
    }
  })
}
