import puppeteer, { TimeoutError } from 'puppeteer-core'
import { type Engine, windowHeight } from './engine.ts'

/** Debian's Firefox, without a window on a screen, over WebDriver BiDi. */
export async function startFirefox(site: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja,en' },
  })
  let page = await browser.newPage()
  let shown = ''
  const open = async (path: string, width: number) => {
    const load = async () => {
      await page.setViewport({ width, height: windowHeight })
      // Slow on a busy machine is no failure.
      await page.goto(site + path, { waitUntil: 'load', timeout: 60_000 })
    }
    await load().catch(async (error) => {
      if (!(error instanceof TimeoutError)) throw error
      // On a busy machine a tab of Firefox can stop loading anything; a page that is at fault fails again.
      console.log(`Firefox: ${path} is opened again, in a new tab`)
      page = await browser.newPage()
      await load()
    })
    shown = path
  }
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    open,
    async measure(path, width) {
      if (path !== shown) return open(path, width)
      await page.setViewport({ width, height: windowHeight })
    },
    run: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
