import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { inTestAll, site } from '../support/pages.ts'

const folder = 'dist/_editor'

test('/admin has its own policy and is excluded from search engines', async () => {
  const response = await fetch(site('/admin'))
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  // Several policies would all apply.
  expect(response.headers.get('content-security-policy')).toBeNull()
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(html).toContain('<meta name="robots" content="noindex">')
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:\/\/(?!api\.github\.com|avatars\.githubusercontent\.com)/)
})

test(
  'the window in which one signs in can answer the editor',
  inTestAll(),
  async ({ page, context }) => {
    const body = "<script>opener.postMessage('signed in', '*')</script>"
    await context.route('https://api.netlify.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto(site('/admin'))
    const answer = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data === 'signed in' && resolve(data))
          open('https://api.netlify.com/auth')
        }),
    )
    expect(await answer).toBe('signed in')
  },
)

test('no page links to /admin or mentions it', async () => {
  for (const path of ['/sitemap.xml', '/llms.txt', '/feed.xml', '/_redirects']) {
    const text = await (await fetch(site(path))).text()
    expect(text, path).not.toContain('/admin')
  }
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && name !== 'admin.html',
  )
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const html = readFileSync(`dist/${page}`, 'utf8')
    expect(html.includes('"/admin') || html.includes('/_editor/'), page).toBe(false)
  }
})

test('files that the editor never loads are not built', () => {
  const names = readdirSync(folder)
  const bytes = names.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0)
  expect(bytes).toBeLessThan(8_000_000)
  expect(names.filter((name) => /\.wasm$|heic|leaflet|shiki/.test(name))).toEqual([])
})

test('the texts that anybody can download have no notes for editors', () => {
  const [name = ''] = readdirSync(folder).filter((each) => /^content\..*\.json$/.test(each))
  const { texts } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  const pages = Object.entries<string>(texts).filter(([file]) => file.endsWith('.md'))
  const asked = pages.flatMap(([, text]) => text.match(/^question:.*\n.*/m) ?? [])
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((lines) => !/^question: …+\n\w+:/.test(lines))).toEqual([])
})

test('its files have content hashes and are cached', async () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const { headers } = await fetch(site(`/_editor/${name}`), { method: 'HEAD' })
    expect(headers.get('cache-control'), name).toContain('immutable')
  }
})
