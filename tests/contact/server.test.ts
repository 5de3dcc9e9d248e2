import { describe, expect, it } from 'vitest'
import { contactPath } from '../../contact/rules.ts'
import { testConfig } from './support/config.ts'
import { contactOfTests } from './support/content.ts'
import { openRaw } from './support/rawClient.ts'
import { outcomeOf } from './support/site.ts'
import { good, postForm, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'

const start = (changes: Parameters<typeof testConfig>[0] = {}) =>
  startTestServer(testConfig(changes))

const get = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init })

/** Sends raw bytes. @returns the answer and the time it took (ms) */
async function raw(base: string, text: string) {
  const client = openRaw(base, text)
  const ms = await client.closed
  return { answer: client.answer(), ms }
}

describe('pages', () => {
  it('answer unknown paths with 404 in their language', async () => {
    const { url } = await start()
    for (const [path, text] of [
      ['/nothing', 'ページがありません'],
      ['/en/nothing', 'no such page'],
      ['//evil.test/', 'ページがありません'],
      ['/\\evil.test/', 'ページがありません'],
      ['/_astro/gone.js', 'ページがありません'],
      ['/..%2f..%2fetc/passwd', 'ページがありません'],
      ['/%ff', 'ページがありません'],
      ['/%61bout/', 'ページがありません'],
      ['/about//', 'ページがありません'],
      ['/ja/ja/about', 'ページがありません'],
    ] as const) {
      const response = await get(url + path)
      expect([path, response.status, await response.text()]).toEqual([path, 404, text])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('have the headers of _headers', async () => {
    const { url } = await start()
    expect((await get(`${url}/about`)).headers.get('cache-control')).toBe('no-cache')
    expect((await get(`${url}/contact`)).headers.get('x-extra')).toBe('one, two')
    const script = await get(`${url}/_astro/app.abc123.js`)
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('answer HEAD without a body and other methods with 405', async () => {
    const { url } = await start()
    for (const [path, status] of [
      ['/about', 200],
      ['/nothing', 404],
    ] as const) {
      const head = await get(url + path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([status, ''])
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    }
    const post = await get(`${url}/about`, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('survive an invalid range', async () => {
    const { url } = await start()
    const response = await get(`${url}/about`, { headers: { range: 'bytes=100-50' } })
    expect(response.status).toBe(200)
    expect((await get(`${url}/about`)).status).toBe(200)
  })

  it('survive malformed requests', async () => {
    const { url } = await start()
    for (const line of [
      'GET /about/?\xff\x80 HTTP/1.1',
      'GET /about/\x01 HTTP/1.1',
      'GET /%00 HTTP/1.1',
      'GET //about/ HTTP/1.1',
      'GET http://evil.test/about/ HTTP/1.1',
      'GET * HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET /../../etc/passwd HTTP/1.1',
      'GET /_astro/../about HTTP/1.1',
      `GET /${'a'.repeat(9000)} HTTP/1.1`,
      'nonsense',
    ] as const) {
      const { answer } = await raw(url, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(answer, line).toMatch(/^HTTP\/1.1 (301|400|404|405)/)
      expect((await get(`${url}/about`)).status).toBe(200)
    }
  })
})

describe('the contact address', () => {
  it('answers a form with the built page and its headers', async () => {
    const { url } = await start()
    const response = await postForm(url, { ...good, email: 'x' })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-extra')).toBe('one, two')
    expect(outcomeOf(await response.text())).toContain(contactOfTests.words.outcomes.failure.ja)
  })

  it('limits by client, trusting a proxy only if configured', async () => {
    const rates = { ...contactOfTests.rates, perMinute: 1 }
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const open = await start({ rates })
    expect((await postJson(open.url, good, from('192.0.2.1'))).status).toBe(200)
    expect((await postJson(open.url, good, from('192.0.2.2'))).status).toBe(429)
    const behind = await start({ rates, trustProxy: 1 })
    expect((await postJson(behind.url, good, from('192.0.2.1'))).status).toBe(200)
    expect((await postJson(behind.url, good, from('192.0.2.2'))).status).toBe(200)
    expect((await postJson(behind.url, good, from('192.0.2.9, 192.0.2.1'))).status).toBe(429)
  })

  it('logs once that an unconfigured proxy is in front', async () => {
    const { events, ...server } = await start()
    const warnings = () => events.filter(({ event }) => event === 'proxy-not-trusted')
    await postJson(server.url, good)
    expect(warnings()).toEqual([])
    for (const ip of ['192.0.2.1', '192.0.2.2']) {
      await postJson(server.url, good, { 'x-forwarded-for': ip })
    }
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]?.level).toBe('warn')
    expect(JSON.stringify(warnings())).toContain('TRUST_PROXY')
    expect(JSON.stringify(warnings())).not.toContain('192.0.2')
  })

  it('logs once that a trusted proxy sends no client address', async () => {
    const { events, ...server } = await start({ trustProxy: 1 })
    await postJson(server.url, good, { 'x-forwarded-for': '192.0.2.1' })
    const warnings = () => events.filter(({ event }) => event === 'proxy-says-nothing')
    expect(warnings()).toEqual([])
    for (let count = 0; count < 2; count += 1) await postJson(server.url, good)
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]?.text).toContain('TRUST_PROXY')
  })

  it('stops reading an endless body, and one that is too long', async () => {
    const { url } = await start()
    const head = `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    const long = await raw(url, `${head}Connection: close\r\nContent-Length: 99999999\r\n\r\n`)
    expect(long.answer).toMatch(/^HTTP\/1.1 413 /)
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const endless = await raw(
      url,
      `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(6)}`,
    )
    expect(endless.answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('disconnects a client that sends too slowly', async () => {
    const timeouts = {
      headersTimeout: 500,
      requestTimeout: 1000,
      connectionsCheckingInterval: 100,
      keepAliveTimeout: 1000,
    }
    const server = await startTestServer(testConfig(), { timeouts })
    const head = `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    const cut = await Promise.all([
      raw(server.url, head),
      raw(server.url, `${head}Content-Length: 50\r\n\r\n{`),
      raw(server.url, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
    ])
    for (const { ms } of cut) expect(ms).toBeLessThan(5000)
    expect(cut[0]?.answer).toMatch(/^HTTP\/1.1 408 /)
    expect((await postJson(server.url, good)).status).toBe(200)
  })
})

it('accepts an absolute request target, and uses its host for the origin check', async () => {
  const { url } = await start()
  const body = JSON.stringify(good)
  const head = (origin: string) =>
    `POST http://www.other.test${contactPath} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  const status = async (origin: string) => {
    const { answer } = await raw(url, Buffer.from(head(origin) + body).toString('latin1'))
    return answer.split(' ')[1]
  }
  expect(await status('http://www.other.test')).toBe('200')
  expect(await status('http://localhost')).toBe('403')
})

describe('health', () => {
  it('answers ok, or not ok without details', async () => {
    const server = await start()
    const healthy = await get(`${server.url}/healthz`)
    expect([healthy.status, await healthy.text()]).toEqual([200, 'ok\n'])
    for (const method of ['DELETE', 'PUT', 'POST', 'OPTIONS']) {
      const { status, headers } = await get(`${server.url}/healthz`, { method })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
    expect((await get(`${server.url}/healthz`, { method: 'HEAD' })).status).toBe(200)
    const other = await start()
    other.outbox.probe = () => Promise.reject(new Error('disk full at /data'))
    const broken = await get(`${other.url}/healthz`)
    expect([broken.status, await broken.text()]).toEqual([503, 'not ok\n'])
  })
})

describe("every answer has the site's headers", () => {
  it('for pages, the contact address, the health check and unknown paths', async () => {
    const { url } = await start({ rates: { ...contactOfTests.rates, perMinute: 4 } })
    const answers = [
      await postJson(url, good),
      await postJson(url, {}),
      await postJson(url, '{'),
      await postJson(url, good, { origin: 'https://evil.test' }),
      await get(url + contactPath),
      await get(url + contactPath, { method: 'POST', body: 'x' }),
      await postForm(url, { ...good, hp: 'x' }),
      await get(url + contactPath, { method: 'POST', body: new URLSearchParams(good) }),
      await postJson(url, good),
      await get(`${url}/healthz`),
      await get(`${url}/healthz`, { method: 'POST', body: 'x' }),
      await get(`${url}/nothing`),
      await get(`${url}/about`),
      await get(`${url}/about/`),
      await get(`${url}/about`, { method: 'DELETE' }),
    ]
    const statuses = [200, 422, 400, 403, 405, 415, 204, 303, 429, 200, 405, 404, 200, 301, 405]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    for (const { status, headers } of answers) {
      expect([status, headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
      const policy = headers.get('content-security-policy')
      expect([status, policy]).toEqual([status, "default-src 'none'; form-action 'self'"])
    }
  })

  it('for malformed requests', async () => {
    const { url } = await start()
    for (const [text, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET /about HTTP/1.1\r\nHost: localhost\r\nHOST: localhost\r\n\r\n', 400],
      ['GET /about HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
      ['GET /about HTTP/1.1\r\nHost: user@localhost\r\n\r\n', 400],
      ['GET http:///about HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
      ['GET http://user@localhost/about HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
      ['GET HTTP://other.test:80/about?a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
      ['GET http://localhost HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
      ['GET http://localhost?a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
      ['GET /about HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n', 200],
      ['GET /about HTTP/1.0\r\n\r\n', 200],
      [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      [`POST ${contactPath} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`, 400],
      ...['a b', '[::1', 'x:99999', '1.2.3.999'].map((host): [string, number] => [
        `POST ${contactPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        400,
      ]),
      ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n', 200],
    ] satisfies [string, number][]) {
      const { answer } = await raw(url, text)
      expect(answer, text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer, text).toMatch(/^x-content-type-options: nosniff\r$/im)
    }
  })
})
