import { expect, test } from '@playwright/test'
import { firstPages, site } from '../support/pages.ts'

/** What a fingertip needs, in CSS pixels (WCAG 2.2, 2.5.5). */
const fingertip = 44

for (const [at, { path, kind, language }] of firstPages.entries()) {
  const width = at % 2 ? 1280 : 390

  test(`${kind}, ${language}: Tab leads through all of ${path} and out of it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(addNames)
    await page.goto(site(path))
    // What an island puts away when it hydrates is reached by its buttons.
    const islands = await page.locator('astro-island').all()
    for (const island of islands) {
      await island.dispatchEvent('pointerenter')
      await expect(island).not.toHaveAttribute('ssr')
    }
    const stops = new Set(await page.evaluate(stopsOf))
    const reached = new Set<string>()
    const unseen: string[] = []
    // Whoever is held in one place has not left after twice as many keys.
    for (let presses = 0; presses <= 2 * stops.size + 20; presses += 1) {
      await page.keyboard.press('Tab')
      // A carousel follows the focus.
      if (islands.length > 0) await page.evaluate(twoFrames)
      const stop = await page.evaluate(focusedStop)
      if (stop === null) break
      reached.add(stop.name)
      if (!stop.seen) unseen.push(stop.name)
    }
    expect(await page.evaluate(focusedStop), 'where the focus is in the end').toBeNull()
    expect([...stops.difference(reached)], 'stops that were not reached').toEqual([])
    expect(unseen, 'stops whose focus cannot be seen').toEqual([])
  })
}

for (const { path, kind, language } of firstPages) {
  test(`${kind}, ${language}: ${path} leaves text to forced colours, and fits a phone held sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(site(path))
    expect(await page.evaluate(unforcedTexts)).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow), 'pixels too wide').toBeLessThanOrEqual(0)
  })
}

test('backwards by keyboard what has the focus is on screen at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/en/succession', '/fees']) {
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

test('what is pressed is as large as a fingertip, but for links within a sentence', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  for (const { path } of firstPages.filter(({ language }) => language === 'ja')) {
    await page.goto(site(path))
    for (const target of await page.evaluate(smallTargets, fingertip))
      small.push(`${path}: ${target}`)
  }
  expect(small).toEqual([])
})

declare global {
  interface Window {
    /** A name for what can be pressed; of a group of radio buttons, where Tab stops at one, all have the same. */
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
    // A link of a tool takes its result along.
    const address = element.getAttribute('href')?.replace(/(?<=.)#message=.*/, '') ?? ''
    return `${element.localName} ${text} ${address}`
  }
}

/** Runs in the page. */
const twoFrames = () =>
  new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))

/** The names of everything that Tab should stop at; runs in the page. */
function stopsOf(): string[] {
  const candidates = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(candidates)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest('[inert]') && !each.matches(':disabled') && each.tabIndex >= 0)
    .map((each) => window.nameOf(each))
}

/** Texts whose colours the page would keep where the visitor has chosen his own; runs in the page. */
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

/** What has the focus, and whether its outline is to be seen; null outside of the page. Runs in the page. */
function focusedStop(): { readonly name: string; readonly seen: boolean } | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const label = focused instanceof HTMLInputElement && focused.labels?.[0]
  // Of a radio button, its label shows it.
  const seen = [focused, ...(label ? [label] : [])].some((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
  })
  return { name: window.nameOf(focused), seen }
}

/** What is smaller than a fingertip and no part of a sentence; runs in the page. */
function smallTargets(least: number): string[] {
  const found: string[] = []
  for (const target of document.querySelectorAll<HTMLElement>('a[href], button, summary, select')) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) continue
    const style = getComputedStyle(target)
    const around = target.closest('p, li, dd, td, th, figcaption, h1, h2, h3')
    const alone = !around || around.textContent?.trim() === target.textContent?.trim()
    if (style.display === 'inline' && !alone) continue
    const boxes = [target, ...target.querySelectorAll('*')].map((each) =>
      each.getBoundingClientRect(),
    )
    const before = getComputedStyle(target, '::before')
    const after = getComputedStyle(target, '::after')
    // A larger area that belongs to the target.
    if ([before, after].some(({ position, inset }) => position === 'absolute' && inset !== 'auto'))
      continue
    const height = Math.max(...boxes.map((box) => box.height))
    const width = Math.max(...boxes.map((box) => box.width))
    if (width < 2) continue
    if (height < least || width < least)
      found.push(
        `${target.textContent?.trim().slice(0, 30)} ${Math.round(width)} x ${Math.round(height)}`,
      )
  }
  return found
}
