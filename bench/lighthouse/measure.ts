import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { load } from './install.ts'

/** Lighthouse's emulation: a mid-range phone on slow 4G, or a desktop. */
export type Form = 'phone' | 'desktop'

export interface Measures {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly found: readonly string[]
  /** First and largest contentful paint and total blocking time, in ms. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Transferred bytes of all requests. */
  readonly bytes: number
  /**
   * Lighthouse's benchmarkIndex: the machine's speed at the time. Half the index means at least twice the
   * blocking time.
   */
  readonly benchmarkIndex: number
}

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  readonly audits: Record<string, { score: number | null; numericValue?: number }>
}

/** Pages with noindex by design: templates, the thank-you page, search and the tools' summary. */
const unlisted = /\/templates\/[^/]+|\/(contact\/sent|search|summary)$/

/**
 * Measures a URL once, in a new browser.
 * @param categories Lighthouse's names; all four by default
 * @throws Error when the page could not be measured
 */
export async function measure(
  url: string,
  form: Form,
  categories = ['performance', 'accessibility', 'best-practices', 'seo'],
): Promise<Measures> {
  const { lighthouse, desktopConfig, launch } = await load()
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--disable-gpu', ...browserArguments],
    logLevel: 'silent',
  })
  const flags = {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: categories,
    skipAudits: unlisted.test(url) ? ['is-crawlable'] : [],
    // Only needed for HTML reports, and takes a quarter of the time.
    disableFullPageScreenshot: true,
  }
  const result = await lighthouse(
    url,
    flags,
    form === 'desktop' ? desktopConfig : undefined,
  ).finally(() => browser.kill())
  if (!result) throw new Error(`${url}: Lighthouse gave no result`)
  const report = result.lhr as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const parts = Object.entries(report.categories)
  return {
    scores: Object.fromEntries(
      parts.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    found: parts
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: report.environment.benchmarkIndex,
  }
}
