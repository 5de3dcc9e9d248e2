import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { load } from './install.ts'

/** What Lighthouse pretends to be: a mid-range phone on slow 4G, or a desktop. */
export type Form = 'phone' | 'desktop'

/** What one page came to. */
export interface Measures {
  /** Of 100, by category. */
  readonly scores: Readonly<Record<string, number>>
  /** The audits that cost points. */
  readonly found: readonly string[]
  /** First and largest contentful paint and total blocking time, in milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Of everything that was fetched, as sent. */
  readonly bytes: number
  /** How fast the machine was just then: Lighthouse's benchmarkIndex. Half of it is twice the blocking, and more. */
  readonly benchmarkIndex: number
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  readonly audits: Record<string, { score: number | null; numericValue?: number }>
}

/** A page that asks not to be found is not to be found: the templates, and what follows a sent form. */
const unlisted = /\/templates\/[^/]+|\/contact\/sent$/

/**
 * Measures an address once, in a browser of its own.
 * @param categories Lighthouse's names; all four without them
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
    // It is for the report's pages, which nobody reads here, and takes a quarter of the time.
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
