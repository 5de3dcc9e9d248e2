import type { Page } from '@playwright/test'

/** When the largest thing of a page's first view was on the screen, in milliseconds from the page's beginning. */
export const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
