import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'

/** Main-thread work of a page from navigation to three seconds after `load`, in ms of thread time. */
export interface Work {
  readonly total: number
  readonly longestTask: number
}

/** An event of Chrome's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly documentLoaderURL?: string }
  }
}

const categories = ['toplevel', 'blink.user_timing', 'loading', '__metadata']
/** Where it is noon: by night home shows a second picture. */
const fromNoon = new Date().getUTCHours() - 12
const phone = {
  timezoneId: `Etc/GMT${fromNoon < 0 ? '' : '+'}${fromNoon}`,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a URL in a new browser and sums up the work of the renderer's main thread. Thread time excludes other
 * processes.
 * @throws Error when the trace does not contain the navigation
 */
export async function workOf(url: string): Promise<Work> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...browserArguments],
  })
  try {
    return readTrace(await trace(browser, url), url)
  } finally {
    await browser.close()
  }
}

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  const page = await browser.newPage(phone)
  await browser.startTracing(page, { categories })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  return JSON.parse(String(await browser.stopTracing())).traceEvents
}

function readTrace(events: readonly TraceEvent[], url: string): Work {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`${url}: the trace has no navigation to it`)
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === start.pid && args?.name === 'CrRendererMain',
  )
  const tasks = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === thread?.tid && ts >= start.ts)
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask')
    .map(({ tdur = 0 }) => tdur / 1000)
  if (tasks.length === 0) throw new Error(`${url}: the trace has no tasks`)
  return { total: tasks.reduce((sum, each) => sum + each, 0), longestTask: Math.max(...tasks) }
}
