import puppeteer from 'puppeteer-core'
import { type Engine, windowHeight } from './engine.ts'

/** Debian's Firefox, without a window on a screen, over WebDriver BiDi. */
export async function startFirefox(site: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja,en' },
  })
  const page = await browser.newPage()
  // Slow on a busy machine is no failure.
  page.setDefaultNavigationTimeout(120_000)
  let shown = ''
  const open = async (path: string, width: number) => {
    await page.setViewport({ width, height: windowHeight })
    await page.goto(site + path, { waitUntil: 'load' })
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
