import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import markdown, { config as inMarkdown } from '../../netlify/edge-functions/markdown.ts'
import search from '../../netlify/functions/search.ts'
import { testConfig } from './support/config.ts'
import { startNetlify } from './support/netlifySite.ts'
import { root } from './support/root.ts'
import { makeSite } from './support/site.ts'
import { startTestServer } from './support/testServer.ts'

/** A server with a small site, and Netlify with the same files. */
async function start() {
  const config = testConfig()
  makeSite(config.dist)
  writeFileSync(join(config.dist, 'about.md'), '# about')
  const redirects =
    '/old /about 301\n/ja/old /about 301\n/en/old /en/about 301\n' +
    '/gone /404.html 410\n/ja/gone /404.html 410\n'
  writeFileSync(join(config.dist, '_redirects'), redirects)
  writeFileSync(join(config.dist, 'en/index.md'), '# home')
  const { url } = await startTestServer(config)
  return { url, netlify: await startNetlify(config.dist) }
}

describe('server and Netlify', () => {
  it('answer every spelling of a path alike', async () => {
    const { url, netlify } = await start()
    for (const [path, expected] of [
      ['/about', 200],
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/about/index.html', '/about'],
      ['/about/index', '/about'],
      ['/About', '/about'],
      ['/ABOUT.HTML/', '/about'],
      ['/', 200],
      ['/index', '/'],
      ['/index.html', '/'],
      ['/INDEX.HTML', '/'],
      ['/ja', '/'],
      ['/JA/About.html', '/about'],
      ['/en', 200],
      ['/en/', '/en'],
      ['/en/index.html', '/en'],
      ['/EN/About/', '/en/about'],
      ['/en/about.html', '/en/about'],
      ['/nothing/', 404],
      ['/Nothing.html', 404],
      ['/ja/nothing', 404],
      ['/ja/en/about', 404],
      ['/jabout', 404],
      ['/en/nothing', 404],
      ['/EN/Nothing', 404],
      ['/_astro/app.ABC123.js', 404],
      ['//about/', 404],
      ['/ja//evil.test/', 404],
      ['/old', '/about'],
      ['/Old/', '/about'],
      ['/old.html', '/about'],
      ['/ja/old', '/about'],
      ['/ja/old.html', '/about'],
      ['/en/old/', '/en/about'],
      ['/old/more', 404],
      ['//old', 404],
      ['/gone', 410],
      ['/GONE/', 410],
      ['/ja/gone', 410],
      ['/en/gone', 404],
    ] as const) {
      for (const host of [url, netlify]) {
        const { status, headers } = await fetch(`${host}${path}?q=/A/`, { redirect: 'manual' })
        const location = headers.get('location')
        expect(status === 301 ? location : status, `${host}${path}`).toBe(
          typeof expected === 'string' ? `${expected}?q=/A/` : expected,
        )
      }
    }
  })

  it('say in English that an English page is missing', async () => {
    const { url, netlify } = await start()
    for (const host of [url, netlify]) {
      for (const path of ['/en/nothing', '/EN/Nothing', '/en/nothing/'])
        expect(await (await fetch(host + path)).text(), path).toContain('no such page')
    }
  })

  it('answer every Accept alike', async () => {
    const { url } = await start()
    for (const [path, accept, text] of [
      ['/about', 'text/markdown', '# about'],
      ['/about', 'text/markdown, text/html;q=0.9, */*;q=0.1', '# about'],
      ['/about', 'text/html;q=0.5, text/markdown', '# about'],
      ['/en', 'text/markdown', '# home'],
      ['/about', 'text/html, text/markdown', null],
      ['/about', 'text/markdown;q=0, text/html', null],
      ['/about', 'text/html,application/xhtml+xml,*/*;q=0.8', null],
      ['/contact', 'text/markdown', null],
      ['/nothing', 'text/markdown', null],
    ] as const) {
      const headers = { accept }
      const answer = await fetch(url + path, { headers })
      const wanted = new RegExp(inMarkdown.header.accept).test(accept)
      const there = wanted ? await markdown(new Request(url + path, { headers })) : undefined
      const type = answer.headers.get('content-type')
      expect(type, accept).toBe(
        text === null ? 'text/html; charset=utf-8' : 'text/markdown; charset=utf-8',
      )
      expect((await there?.text()) ?? null, accept).toBe(text)
      if (text !== null) expect(await answer.text()).toBe(text)
    }
  })

  it('answer every search alike', async () => {
    vi.stubEnv('LAMBDA_TASK_ROOT', root)
    onTestFinished(() => void vi.unstubAllEnvs())
    const server = await startTestServer(testConfig({ dist: join(root, 'dist') }))
    for (const query of ['?q=M%26A', '?q=fees&all=1', '?q=qqqqqqqq', '?q=', '', '?q=%ff%00']) {
      for (const path of ['/search', '/en/search']) {
        const answer = await fetch(server.url + path + query)
        const there = await search(new Request(`https://www.firm.test${path}${query}`))
        expect(await there.text(), query).toBe(await answer.text())
        for (const name of ['content-type', 'cache-control', 'x-frame-options'])
          expect([name, there.headers.get(name)]).toEqual([name, answer.headers.get(name)])
      }
    }
  })
})
