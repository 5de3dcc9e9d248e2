import { expect, test } from '@playwright/test'
import { testsAll } from '../../support/testsAll.ts'
import { hydrate, tooWide } from '../support/pageLayout.ts'
import { firstPages, sample, site } from '../support/pages.ts'

/** Kinds whose pages have carousels, filters, fields or parts that open. */
const walked = ['home', 'contact', 'succession', 'templates', 'insights', 'service', 'article']

for (const [at, { path, kind, language }] of firstPages.entries()) {
  const width = at % 4 < 2 ? 390 : 1280

  test(`${kind}, ${language}: ${path} respects forced colours, fits a phone in landscape, and Tab goes through all of it and out`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 844, height: 390 })
    await page.addInitScript(addNames)
    await page.goto(site(path))
    expect(await page.evaluate(unforcedTexts)).toEqual([])
    expect(await tooWide(page), 'pixels too wide').toBeLessThanOrEqual(0)

    // Other tests use tools and search by keyboard; pages without a control of their own share their frame.
    if (!testsAll && !walked.includes(kind)) return
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    // Elements that an island hides on hydration are reached by its buttons.
    const islands = await page.locator('astro-island').all()
    for (const island of islands) await hydrate(island)
    // A tool's links name days counted from today, which the build may have been made before.
    if (islands.length > 0) await page.evaluate(twoFrames)
    const stops = new Set(await page.evaluate(stopsOf))
    const reached = new Set<string>()
    const unseen: string[] = []
    // A focus trap would exceed this number of keys.
    for (let presses = 0; presses <= 2 * stops.size + 20; presses += 1) {
      await page.keyboard.press('Tab')
      // A carousel follows the focus.
      if (islands.length > 0) await page.evaluate(twoFrames)
      const stop = await page.evaluate(focusedStop)
      if (stop === null) break
      reached.add(stop.name)
      if (!stop.seen) unseen.push(stop.name)
    }
    expect(await page.evaluate(focusedStop), 'focus at the end').toBeNull()
    expect([...stops.difference(reached)], 'stops that were not reached').toEqual([])
    expect(unseen, 'stops without visible focus').toEqual([])
  })
}

test('with Shift+Tab the focused element is visible at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of sample(['/en/succession', '/', '/fees'])) {
    await page.goto(site(path))
    for (let stop = 1; stop <= 20; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      await page.evaluate(twoFrames)
      const seen = await page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        return bottom > 0 && top < innerHeight
      })
      expect(seen, `${path}, stop ${stop} from the end`).toBe(true)
    }
  }
})

declare global {
  interface Window {
    /** A name for an element; radio buttons of a group, where Tab stops once, share one. */
    nameOf(element: HTMLElement): string
  }
}

/** Runs in the page, before anything else. */
function addNames() {
  window.nameOf = (element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return `radio ${element.closest('fieldset')?.querySelector('legend')?.textContent}`
    if (element instanceof HTMLInputElement) return `${element.type} ${element.name}`
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)
    // Links of a tool contain its result.
    const address = element.getAttribute('href')?.replace(/(?<=.)#message=.*/, '') ?? ''
    return `${element.localName} ${text} ${address}`
  }
}

/** Waits for two frames; runs in the page. */
const twoFrames = () =>
  new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))

/** Names of everything that Tab should stop at. Runs in the page. */
function stopsOf(): string[] {
  const candidates = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(candidates)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest('[inert]') && !each.matches(':disabled') && each.tabIndex >= 0)
    .map((each) => window.nameOf(each))
}

/** Texts whose colours override the visitor's forced colours. Runs in the page. */
function unforcedTexts(): string[] {
  const found: string[] = []
  const probe = document.body.appendChild(document.createElement('i'))
  const chosen = ['CanvasText', 'LinkText', 'ButtonText', 'HighlightText', 'SelectedItemText'].map(
    (name) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    },
  )
  probe.remove()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility()) continue
    const { forcedColorAdjust, color } = getComputedStyle(parent)
    if (forcedColorAdjust === 'none' && !chosen.includes(color)) found.push(text.textContent.trim())
  }
  return found
}

/** The focused element and whether its outline is visible; null outside the page. Runs in the page. */
function focusedStop(): { readonly name: string; readonly seen: boolean } | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const label = focused instanceof HTMLInputElement && focused.labels?.[0]
  // A radio button's focus is shown on its label.
  const seen = [focused, ...(label ? [label] : [])].some((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
  })
  return { name: window.nameOf(focused), seen }
}
