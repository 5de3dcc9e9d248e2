import { expect, type Page } from '@playwright/test'

/** The site's own limit for every page; Chrome calls 0.1 good. */
const shiftBudget = 0.02

export interface Shifts {
  sum: number
  moved: string[]
}

/** Adds up layout shifts in `window.shifts`. Runs in the page, before anything else. */
export function countShifts() {
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shifts = { sum: 0, moved: [] }
  Reflect.set(window, 'shifts', shifts)
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      shifts.sum += value
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.slice(0, 20) ?? ''
        shifts.moved.push(
          `${value.toFixed(4)} ${node?.nodeName} "${text}" ${rect(previousRect)} -> ${rect(currentRect)}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as Shifts)

/** Lists what moved if there are too many shifts. */
export function expectFew({ sum, moved }: Shifts, when: string) {
  expect.soft(sum, `shift ${when}:\n${moved.join('\n')}`).toBeLessThanOrEqual(shiftBudget)
}

export async function expectFewShifts(page: Page, when: string) {
  expectFew(await shiftsOf(page), when)
}
