import { expect, test } from '@playwright/test'
import { brokenWords } from '../support/brokenWords.ts'
import { openInOwnFaces, templates } from '../support/templates.ts'

/** A small phone, a phone, a tablet in portrait and landscape, a desktop; in CSS pixels. */
const widths = [320, 360, 390, 768, 1024, 1440]

test.use({ bypassCSP: true })

for (const { page: path } of templates) {
  test(`${path} breaks no word`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openInOwnFaces(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Layout that depends on the width adapts a frame later.
      const softly = expect.configure({ soft: true })
      await softly.poll(() => brokenWords(page), { message: `at ${width} px` }).toEqual([])
    }
  })
}
