import { expect, type Page, test } from '@playwright/test'
import { fontsSettled, hydrate } from './support/pageLayout.ts'
import { inTestAll, kinds, sample, site } from './support/pages.ts'

// The build checks that no glyph is missing.
for (const { path } of sample(kinds, 4)) {
  test(`${path} draws its headings in the heading font to the last glyph`, async ({ page }) => {
    await page.goto(site(path))
    await addFaces(page)
    expect(await strangers(page)).toEqual([])
  })
}

for (const path of sample(['/contact', '/en/contact'])) {
  for (const [status, outcome] of [
    [200, 'success'],
    [503, 'failure'],
  ] as const) {
    test(
      `${path} shows ${outcome} in the heading font to the last glyph`,
      inTestAll(status !== 200),
      async ({ page }) => {
        await page.goto(site(path))
        // Before hydration the browser itself would send the form.
        await hydrate(page.locator('astro-island'))
        await page.route('**/sendMail', (route) => route.fulfill({ status, body: '{"ok":true}' }))
        await page.locator('[name=name]').fill('山田')
        await page.locator('[name=email]').fill('a@example.test')
        await page.locator('[name=message]').fill('相談')
        await page.locator('main form button[type=submit]').click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await addFaces(page)
        expect(await strangers(page)).toEqual([])
      },
    )
  }
}

async function addFaces(page: Page): Promise<void> {
  await fontsSettled(page)
  await page.evaluate(async () => {
    const list = document.querySelector('script[data-fonts]')?.textContent ?? ''
    const faces: ConstructorParameters<typeof FontFace>[] = JSON.parse(list)
    for (const face of faces) document.fonts.add(await new FontFace(...face).load())
  })
}

/** Elements in the heading font that are drawn, at least partly, in another font. */
async function strangers(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const serif = (element: Element) =>
      getComputedStyle(element).fontFamily.startsWith('"Newsreader Cut"')
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    for (const element of elements.filter(serif)) {
      // The browser reports an element's fonts including those of its children.
      for (const child of element.querySelectorAll<HTMLElement>('*')) {
        if (!serif(child)) child.style.display = 'none'
      }
      if (element.textContent?.trim() && element.checkVisibility()) element.dataset.drawn = ''
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-drawn]',
  })
  expect(nodeIds.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (foreign.length === 0) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
    found.push(`${foreign.map(({ familyName }) => familyName)} in ${outerHTML.slice(0, 200)}`)
  }
  return found
}
