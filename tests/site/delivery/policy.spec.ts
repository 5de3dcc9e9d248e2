import { expect, type Page, test } from '@playwright/test'
import { everyPage, site } from '../support/pages.ts'
import { everyTemplate } from '../support/templates.ts'

const frames = everyTemplate.map(({ frame }) => frame)
const paths = [...everyPage.map(({ path }) => path), ...frames, '/nowhere', '/en/nowhere']

test('every page has its policy first, and the headers that a meta policy cannot replace', async () => {
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
    // With a `frame-ancestors` there, browsers would ignore the line above.
    expect(response.headers.get('content-security-policy'), path).toBeNull()
    expect(content.includes("frame-src 'self'"), path).toBe(frames.includes(path))
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  }
})

/** Opens a page with injected code. @returns the violated directives */
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
  test(`${path} blocks injected code`, async ({ page }) => {
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

/** What a frame on a page of the given host shows: its URL and main heading. */
async function framed(page: Page, host: string, path: string) {
  await page.route(`${host}/framing`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site(path)}"></iframe>` }),
  )
  await page.goto(`${host}/framing`)
  await expect.poll(() => page.frames()[1]?.url()).not.toMatch(/^$|about:blank/)
  await page.waitForLoadState()
  return { url: page.frames()[1]?.url(), headings: await page.frames()[1]?.locator('h1').count() }
}

for (const path of ['/about', '/templates', '/en/templates', ...frames.slice(0, 2)]) {
  test(`${path} cannot be framed by other sites or by ours`, async ({ page }) => {
    expect((await framed(page, site(), path)).url).toMatch(/^chrome-error:/)
  })
}

test('a template can be framed only by our pages', async ({ page }) => {
  for (const { page: path } of everyTemplate.slice(0, 2)) {
    expect(await framed(page, site(), path)).toEqual({ url: site(path), headings: 1 })
    const other = new URL(site())
    other.hostname = 'elsewhere.localhost'
    expect((await framed(page, other.origin, path)).url, path).toMatch(/^chrome-error:/)
  }
})

test("every template's page allows framing, and has its policy", async () => {
  for (const { page: path } of everyTemplate) {
    const response = await fetch(site(path))
    expect(response.headers.get('content-security-policy'), path).toBe("frame-ancestors 'self'")
    expect(response.headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(await response.text(), path).toContain(`content="default-src 'none'`)
  }
})
