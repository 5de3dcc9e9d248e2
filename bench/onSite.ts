import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/browser.ts'
import { serve } from '../scripts/servedSite.ts'

/**
 * Serves the built site and opens a browser during a measurement.
 * @param measure gets the site's URL, without a trailing slash
 */
export async function onSite<Measured>(
  measure: (browser: Browser, url: string) => Promise<Measured>,
): Promise<Measured> {
  const server = await serve()
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments,
    })
    try {
      return await measure(browser, server.url)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}

/** A quantile, e.g. share 0.5 for the median. @returns 0 for no numbers */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
