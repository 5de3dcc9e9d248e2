import { readdirSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { inTestAll, notFoundPages, pages, site } from '../support/pages.ts'
import { firstFlight, rawResponse } from '../support/rawResponse.ts'
import { templates } from '../support/templates.ts'

/** Pages over this size (bytes) are listed in the output. */
const heavy = 30_000

const frames = templates.map(({ frame }) => frame)
const paths = [
  ...pages.map(({ path }) => path),
  ...frames,
  ...notFoundPages.map(({ path }) => path),
]

/** The part of a page within the first flight, headers included. */
async function firstPart(path: string): Promise<{ bytes: number; html: string }> {
  const answer = await rawResponse(path)
  const body = answer.indexOf('\r\n\r\n') + 4
  expect(answer.subarray(0, body).toString('latin1').toLowerCase(), path).toContain(
    'content-encoding: br',
  )
  const html = brotliDecompressSync(answer.subarray(body, firstFlight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  return { bytes: answer.length, html: new TextDecoder().decode(html, { stream: true }) }
}

/** A phone's first window of some HTML at a page's path, without what floats over its bottom edge. */
async function firstWindow(page: Page, path: string, html: string): Promise<Buffer> {
  const body = html.replace(
    '</head>',
    '<style>main ~ :is(aside, a) { display: none }</style></head>',
  )
  await page.unrouteAll()
  await page.route(/.*/, (route) =>
    route.request().url() === site(path)
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.abort(),
  )
  await page.goto(site(path))
  // Away from hover effects.
  await page.mouse.move(0, 700)
  return page.screenshot()
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    javaScriptEnabled: false,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the first 14,336 bytes of every page paint the first window', async ({ page }) => {
    const sizes: [path: string, bytes: number][] = []
    for (const path of paths) {
      const { bytes, html } = await firstPart(path)
      sizes.push([path, bytes])
      expect(html, `${path}: the head`).toContain('</head>')
      const whole = await (await fetch(site(path))).text()
      expect(whole.startsWith(html), path).toBe(true)
      if (html === whole) continue
      const [first, all] = [
        await firstWindow(page, path, html),
        await firstWindow(page, path, whole),
      ]
      expect.soft(first.equals(all), `${path}: the first window is whole`).toBe(true)
    }
    sizes.sort(([, a], [, b]) => b - a)
    const [median] = sizes.slice(sizes.length / 2)
    console.log(`Bytes of pages on the wire: median ${median?.[1]}; the heaviest:`)
    for (const [path, bytes] of sizes.slice(0, 5)) console.log(`  ${bytes}  ${path}`)
    for (const [path, bytes] of sizes) {
      if (bytes >= heavy) console.warn(`warning: ${path} has ${bytes} bytes on the wire`)
    }
  })
})

test('no other file carries a policy', inTestAll(), async () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/^[._]|\.(html|br|gz)$/.test(file.name))
    .map((file) => `${file.parentPath.slice('dist'.length)}/${file.name}`)
  for (const kind of ['/_astro/', '/fonts/', '/pictures/', '/previews/', '/icon', '/favicon']) {
    expect(
      files.some((file) => file.startsWith(kind)),
      kind,
    ).toBe(true)
  }
  for (const file of files) {
    const { status, headers } = await fetch(site(file), { method: 'HEAD' })
    expect(status, file).toBe(200)
    expect(headers.get('content-security-policy'), file).toBeNull()
    expect([...headers.values()].join(), file).not.toContain('sha256')
  }
})
