import { expect, type Page, test } from '@playwright/test'
import { pages, site } from './support/pages.ts'

const paths = [...pages.map(({ path }) => path), '/nowhere', '/en/nowhere']

test('every page has its policy first, and the headers that a policy in a page cannot replace', async () => {
  for (const path of paths) {
    const response = await fetch(site(path))
    const html = await response.text()
    const [, content = ''] =
      /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]+)">/.exec(
        html,
      ) ?? []
    expect(content, path).toContain("default-src 'none'")
    expect(content, path).toContain("base-uri 'none'")
    expect(content, path).not.toContain('unsafe-')
    expect(response.headers.get('x-frame-options'), path).toBe('DENY')
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
})

/** Opens a page into which somebody has written; gives the directives that were offended. */
async function offences(page: Page, path: string, intrusion: string): Promise<string[]> {
  await page.addInitScript(() => {
    const found: string[] = []
    Reflect.set(window, 'offences', found)
    addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective))
  })
  await page.route(site(path), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${intrusion}</main>`)
    await route.fulfill({ response, body })
  })
  await page.goto(site(path))
  return page.evaluate(() => Reflect.get(window, 'offences'))
}

for (const path of ['/', '/en/contact', '/nowhere']) {
  test(`${path} refuses what somebody writes into it`, async ({ page }) => {
    const found = await offences(
      page,
      path,
      `<script>document.title = 'ours'</script><p onclick="document.title = 'ours'" id="trap">x</p>
<style>#trap { position: fixed; inset: 0 }</style><b style="color: red">x</b>
<base href="https://evil.test/"><img src="https://evil.test/x.png" alt="">`,
    )
    for (const directive of [
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'style-src-attr',
      'base-uri',
      'img-src',
    ]) {
      expect(found).toContain(directive)
    }
    expect(await page.title()).not.toBe('ours')
    expect(await page.locator('#trap').evaluate((trap) => getComputedStyle(trap).position)).toBe(
      'static',
    )
  })
}

test('a page as it was built offends nothing', async ({ page }) => {
  expect(await offences(page, '/contact', '')).toEqual([])
})

test('no other page may frame one of ours, nor may one of ours', async ({ page }) => {
  await page.route(site('/framing'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
  )
  await page.goto(site('/framing'))
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})
