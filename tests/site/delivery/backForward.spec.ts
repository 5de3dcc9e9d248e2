import { expect, test } from '@playwright/test'
import { hydrate } from '../support/pageLayout.ts'
import { firstPages, sample, site } from '../support/pages.ts'

const each = [...new Map(firstPages.map(({ kind, path }) => [kind, path])).values()]

/*
 * Browsers keep a page that was left and show it again at once, unless it does one of these things
 * (web.dev/articles/bfcache). That it then comes back is not tested: the browser of the tests, which has no window,
 * keeps none.
 */
test('no page does anything that disables the back/forward cache', async ({ page }) => {
  await page.addInitScript(watchHindrances)
  for (const path of sample(each, 6)) {
    const response = await page.goto(site(path), { waitUntil: 'load' })
    expect(response?.headers()['cache-control'], path).not.toContain('no-store')
    for (const island of await page.locator('astro-island').all()) await hydrate(island)
    const found = await page.evaluate(() => Reflect.get(window, 'hindrances') as string[])
    expect(found, path).toEqual([])
  }
})

/** Records what browsers take as a reason not to cache the page. Runs in the page, before anything else. */
function watchHindrances() {
  const found: string[] = []
  Reflect.set(window, 'hindrances', found)
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (['unload', 'beforeunload'].includes(type)) found.push(type)
    listen(type, listener, options)
  }
  for (const type of ['onunload', 'onbeforeunload'])
    Object.defineProperty(window, type, { set: () => found.push(type) })
  for (const name of ['WebSocket', 'BroadcastChannel', 'SharedWorker', 'RTCPeerConnection']) {
    const original = Reflect.get(window, name)
    const watched = new Proxy(original, {
      construct(target, given) {
        found.push(name)
        return Reflect.construct(target, given)
      },
    })
    Reflect.set(window, name, watched)
  }
  navigator.locks.request = async () => {
    found.push('locks')
  }
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (...given) => {
    found.push('indexedDB')
    return open(...given)
  }
}
