import { spawn } from 'node:child_process'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { type Engine, windowHeight } from './engine.ts'
import { framePath } from './frameServer.ts'
import { findMiniBrowser } from './install.ts'

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Space: Key.SPACE,
}
const screen = ':97'
const port = 4197

/** Debian's WebKit in its own small browser, on a screen that nobody sees. */
export async function startWebKit(site: string): Promise<Engine> {
  const display = spawn('Xvfb', [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  })
  const stop = () => {
    service.kill()
    display.kill()
  }
  await listening()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
    .catch((error) => {
      stop()
      throw error
    })
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 })
  const version = await driver.executeScript<string>('return navigator.userAgent')
  const press = (text: string) => driver.actions().sendKeys(text).perform()
  let framed = ''
  return {
    name: `WebKit ${/Version\/(\S+)/.exec(version)?.[1]}`,
    async open(path, width) {
      framed = ''
      await driver.switchTo().defaultContent()
      await driver
        .manage()
        .window()
        .setRect({ width, height: windowHeight + 60, x: 0, y: 0 })
      await driver.get(site + path)
    },
    async measure(path, width) {
      await driver.switchTo().defaultContent()
      if (!framed) {
        await driver.manage().window().setRect({ width: 1500, height: 1000, x: 0, y: 0 })
        await driver.get(site + framePath)
      }
      await driver.executeAsyncScript(
        `const [address, width, done] = arguments
        const frame = document.querySelector('iframe')
        frame.style.width = width + 'px'
        if (!address) return requestAnimationFrame(() => done())
        frame.onload = () => done()
        frame.src = address`,
        path === framed ? '' : site + path,
        width,
      )
      framed = path
      await driver.switchTo().frame(0)
    },
    run: (run, ...args) =>
      driver.executeScript(`return (${run}).apply(null, arguments)`, ...args) as never,
    press: (key) => press(keys[key]),
    type: press,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      stop()
    },
  }
}

async function listening(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}
