import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import canonical, { config as spellings } from '../../netlify/edge-functions/canonical.ts'
import markdown, { config as inMarkdown } from '../../netlify/edge-functions/markdown.ts'
import search from '../../netlify/functions/search.ts'
import { startServer } from '../../server/startServer.ts'
import { memoryLog, testConfig } from './support/config.ts'
import { root } from './support/root.ts'
import { makeSite } from './support/site.ts'

/** A server with a small site; on Netlify the same files are behind the edge functions. */
async function start() {
  const config = testConfig()
  makeSite(config.dist)
  writeFileSync(join(config.dist, 'about.md'), '# about')
  const redirects = '/old /about 301\n/ja/old /about 301\n/gone /404.html 410\n'
  writeFileSync(join(config.dist, '_redirects'), redirects)
  writeFileSync(join(config.dist, 'en/index.md'), '# home')
  const server = await startServer(config, { log: memoryLog().log })
  onTestFinished(() => server.close(0))
  return server.url
}

/** Whether Netlify runs the function for a path: both expressions match whole paths. */
function runs({ pattern, excludedPattern }: typeof spellings, path: string): boolean {
  return new RegExp(pattern).test(path) && !new RegExp(excludedPattern).test(path)
}

describe('server and Netlify', () => {
  it.each([
    ['/about', undefined],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
    ['/About', '/about'],
    ['/ABOUT.HTML/', '/about'],
    ['/', undefined],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/ja', '/'],
    ['/JA/About.html', '/about'],
    ['/en', undefined],
    ['/en/', '/en'],
    ['/en/index.html', '/en'],
    ['/EN/About/', '/en/about'],
    ['/en/about.html', '/en/about'],
    ['/nothing/', undefined],
    ['/Nothing.html', undefined],
    ['/ja/nothing', undefined],
    ['/ja/en/about', undefined],
    ['/_astro/app.ABC123.js', undefined],
    ['//about/', undefined],
    ['/ja//evil.test/', undefined],
  ])('answer %s alike', async (path, page) => {
    const url = await start()
    const answer = await fetch(`${url}${path}?q=/A/`, { redirect: 'manual' })
    const there = runs(spellings, path)
      ? await canonical(new Request(`${url}${path}?q=/A/`))
      : undefined
    const expected = page && `${page}?q=/A/`
    expect([answer.headers.get('location') ?? undefined, answer.status === 301]).toEqual([
      expected,
      page !== undefined,
    ])
    expect([there?.headers.get('location') ?? undefined, there?.status]).toEqual([
      expected,
      page && 301,
    ])
  })

  it('leave an address that a page had to the redirects, which Netlify matches in any spelling', async () => {
    const url = await start()
    for (const path of ['/Old/', '/ja/old', '/GONE']) {
      expect(await canonical(new Request(url + path)), path).toBeUndefined()
    }
  })

  it.each([
    ['/about', 'text/markdown', '# about'],
    ['/about', 'text/markdown, text/html;q=0.9, */*;q=0.1', '# about'],
    ['/about', 'text/html;q=0.5, text/markdown', '# about'],
    ['/en', 'text/markdown', '# home'],
    ['/about', 'text/html, text/markdown', null],
    ['/about', 'text/markdown;q=0, text/html', null],
    ['/about', 'text/html,application/xhtml+xml,*/*;q=0.8', null],
    ['/contact', 'text/markdown', null],
    ['/nothing', 'text/markdown', null],
  ])('answer %s with Accept: %s alike', async (path, accept, text) => {
    const url = await start()
    const headers = { accept }
    const answer = await fetch(url + path, { headers })
    const wanted = new RegExp(inMarkdown.header.accept).test(accept)
    const there = wanted ? await markdown(new Request(url + path, { headers })) : undefined
    const type = answer.headers.get('content-type')
    expect(type).toBe(text === null ? 'text/html; charset=utf-8' : 'text/markdown; charset=utf-8')
    expect((await there?.text()) ?? null).toBe(text)
    if (text !== null) expect(await answer.text()).toBe(text)
  })

  it.each(['?q=M%26A', '?q=fees&all=1', '?q=qqqqqqqq', '?q=', '', '?q=%ff%00'])(
    'answer /search%s alike',
    async (query) => {
      vi.stubEnv('LAMBDA_TASK_ROOT', root)
      onTestFinished(() => void vi.unstubAllEnvs())
      const config = testConfig({ dist: join(root, 'dist') })
      const server = await startServer(config, { log: memoryLog().log })
      onTestFinished(() => server.close(0))
      for (const path of ['/search', '/en/search']) {
        const answer = await fetch(server.url + path + query)
        const there = await search(new Request(`https://www.firm.test${path}${query}`))
        expect(await there.text()).toBe(await answer.text())
        for (const name of ['content-type', 'cache-control', 'x-frame-options'])
          expect([name, there.headers.get(name)]).toEqual([name, answer.headers.get(name)])
      }
    },
  )
})
