import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inMemory } from '../../server/static/representation.ts'
import { testConfig } from './support/config.ts'
import { openRaw } from './support/rawClient.ts'
import { startTestServer } from './support/testServer.ts'

async function start(files: Record<string, string | Buffer> = {}) {
  const config = testConfig()
  for (const [path, content] of Object.entries(files))
    writeFileSync(join(config.dist, path), content)
  const { url } = await startTestServer(config)
  return { url, dist: config.dist }
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Unlike fetch, adds no headers and does not decode the body. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(url)
    // Not a URL object, which would normalize the path.
    const path = url.slice(url.indexOf('/', 8))
    request({ hostname, port, path, headers, method, agent: false }, async (response) => {
      const chunks = await response.toArray()
      done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
      .once('error', failed)
      .end()
  })
}

describe('encodings', () => {
  it('follow the weights of Accept-Encoding', async () => {
    const { url, dist } = await start()
    for (const [accepted, expected] of [
      [undefined, undefined],
      ['', undefined],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0', undefined],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['br;q=0.0, gzip;q=0.000, identity', undefined],
      ['*', 'br'],
      ['*, br;q=0', 'gzip'],
      ['*;q=0', undefined],
      ['identity;q=0, gzip', 'gzip'],
      ['identity, br;q=0.1', undefined],
      ['zebra', undefined],
      ['x'.repeat(5000), undefined],
    ] as const) {
      const answer = await ask(
        `${url}/about`,
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      )
      const twin = expected === 'br' ? '.br' : expected === 'gzip' ? '.gz' : ''
      const coding = answer.headers['content-encoding']
      expect([accepted, answer.status, coding]).toEqual([accepted, 200, expected])
      expect(answer.body).toEqual(readFileSync(join(dist, `about.html${twin}`)))
      expect(answer.headers['content-length']).toBe(String(answer.body.byteLength))
      expect(answer.headers.vary).toBe('accept-encoding')
    }
  })

  it('also apply to the 404 pages', async () => {
    const page = '<title>404</title>'.repeat(50)
    const { url } = await start({
      'en/404.html': page,
      'en/404.html.br': brotliCompressSync(page),
      'en/404.html.gz': gzipSync(page),
    })
    for (const coding of ['br', 'gzip'] as const) {
      const { status, headers, body } = await ask(`${url}/en/nothing`, {
        'accept-encoding': coding,
      })
      expect([status, headers['content-encoding'], headers.vary]).toEqual([
        404,
        coding,
        'accept-encoding',
      ])
      expect(body.byteLength).toBeLessThan(page.length / 4)
      expect(unpack[coding](body).toString()).toBe(page)
      // The Japanese page has no compressed variant here.
      const plain = await ask(`${url}/nothing`, { 'accept-encoding': coding })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe('ページがありません')
    }
    expect((await ask(`${url}/en/nothing`)).body.toString()).toBe(page)
  })
})

describe('an entity tag', () => {
  it('is strong, made from the content, and different for each encoding', async () => {
    const { url } = await start()
    const tags = ['br', 'gzip', 'identity'].map(async (coding) => {
      const { headers } = await ask(`${url}/about`, { 'accept-encoding': coding })
      return headers.etag
    })
    const found = await Promise.all(tags)
    expect(new Set(found).size).toBe(3)
    for (const tag of found) expect(tag).toMatch(/^"[\w-]{11}"$/)
    const again = await start()
    expect((await ask(`${again.url}/about`)).headers.etag).toBe(found[2])
  })

  it('in If-None-Match is answered with 304 only if it matches', async () => {
    const { url } = await start()
    for (const [known, status] of [
      [(tag: string) => tag, 304],
      [(tag: string) => `W/${tag}`, 304],
      [(tag: string) => `"other", W/"more" ,${tag}`, 304],
      [() => '*', 304],
      [() => '"other"', 200],
      [(tag: string) => tag.replaceAll('"', ''), 200],
      [() => '', 200],
    ] as const) {
      const whole = await ask(`${url}/about`)
      const answer = await ask(`${url}/about`, {
        'if-none-match': known(String(whole.headers.etag)),
      })
      expect(answer.status, String(known)).toBe(status)
      expect(answer.body.byteLength).toBe(status === 304 ? 0 : whole.body.byteLength)
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
        expect([name, answer.headers[name]]).toEqual([name, whole.headers[name]])
      }
    }
  })

  it('never turns a 404 into a 304', async () => {
    const { url } = await start()
    expect((await ask(`${url}/nothing`, { 'if-none-match': '*' })).status).toBe(404)
  })
})

describe('paths', () => {
  const hidden = [
    '/_headers',
    '/_redirects',
    '/.inputs',
    '/.git/config',
    '/404',
    '/404.html',
    '/en/404',
  ]
  const twins = ['/about.html.br', '/about.html.gz', '/about.br', '/index.html.br']
  const around = [
    '',
    '/',
    '/index.html',
    '/index',
    '.html',
    '.html/',
    '//',
    '/.',
    '?a',
    '%2f',
    '/..',
  ]

  it('of files that are no pages do not exist, in any spelling', async () => {
    const { url } = await start({
      '.inputs': 'secret',
      _redirects: '/secret /about 301\n',
      'index.html.br': 'x',
    })
    for (const path of [...hidden, ...twins]) {
      const tried = [path, path.toUpperCase(), path.replace('/', '//'), path.replace('/', '/./')]
      for (const form of tried.flatMap((one) => around.map((end) => one + end))) {
        const { status, headers } = await ask(url + form)
        expect([form, status]).toEqual([form, 404])
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    }
  })

  it('of any length are handled quickly', async () => {
    const { url } = await start()
    const begin = Date.now()
    for (const path of ['/'.repeat(15_000), '/ja'.repeat(5000), '/index.html'.repeat(1300)]) {
      expect((await ask(`${url}${path}x`)).status).toBe(404)
    }
    expect(Date.now() - begin).toBeLessThan(1000)
  })

  it('of files may be in Japanese', async () => {
    const { url } = await start({ '会社案内.pdf': '%PDF' })
    const { status, headers } = await ask(`${url}/${encodeURIComponent('会社案内')}.pdf`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  })
})

describe("a path similar to a page's", () => {
  const page = (
    heading: string,
  ) => `<title>404</title><nav data-pages="near"><h2>${heading}</h2><ul>
<li><a href="/about">About &amp; more</a></li><li><a href="/succession">Succession</a></li></ul></nav><p>end</p>`
  const files = { '404.html': page('all'), 'en/404.html': page('all in English') }

  it('is answered with a page that suggests it, without repeating the request', async () => {
    const { url } = await start(files)
    const { status, headers, body } = await ask(`${url}/abuot%3Cscript%3E?<b>`)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-length']).toBe(String(body.byteLength))
    const near = await ask(`${url}/abuot`)
    expect(near.body.toString()).toBe(
      '<nav><h2>near</h2><ul><li><a href="/about">About &amp; more</a></li></ul></nav><title>404</title><p>end</p>',
    )
    for (const path of ['/abuot', '/abuot%3Cscript%3E', '/en/abuot', '/about/%22onload=']) {
      expect((await ask(`${url}${path}?<b>`)).body.toString()).not.toMatch(
        /abuot|script|onload|<b>/,
      )
    }
  })

  it("is sent in the client's preferred encoding, the same each time", async () => {
    const { url } = await start(files)
    for (const coding of ['br', 'gzip'] as const) {
      const asked = () => ask(`${url}/sucession`, { 'accept-encoding': coding })
      const { status, headers, body } = await asked()
      expect([status, headers['content-encoding'], headers.vary]).toEqual([
        404,
        coding,
        'accept-encoding',
      ])
      expect(unpack[coding](body).toString()).toContain('<li><a href="/succession">')
      expect((await asked()).body).toEqual(body)
    }
    const head = await ask(`${url}/sucession`, {}, 'HEAD')
    expect([head.status, head.body.byteLength]).toEqual([404, 0])
  })

  it('is cheap, however many are requested', async () => {
    const { url } = await start(files)
    const begin = Date.now()
    for (let at = 0; at < 500; at += 1) {
      expect((await ask(`${url}/abou${at % 10}`, { 'accept-encoding': 'br' })).status).toBe(404)
    }
    expect(Date.now() - begin).toBeLessThan(5000)
  })
})

describe('a request body', () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`

  it.each([
    ['POST /about', 405],
    ['PUT /nothing', 405],
    ['GET /about', 413],
    ['POST /healthz', 405],
  ])('that is endless, sent to %s, is answered and cut off at once', async (line, status) => {
    const { url } = await start()
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
    const client = openRaw(url, head)
    const writing = setInterval(() => void client.socket.write(chunk), 5)
    onTestFinished(() => clearInterval(writing))
    expect(await client.closed).toBeLessThan(5000)
    expect(client.answer()).toContain(`HTTP/1.1 ${status} `)
    expect(client.answer()).toMatch(/^connection: close/im)
    expect((await ask(`${url}/about`)).status).toBe(200)
  })

  it('that never comes is neither awaited nor requested', async () => {
    const { url } = await start()
    const length = 'Content-Length: 99999999\r\n'
    const quiet = openRaw(url, `POST /about HTTP/1.1\r\nHost: localhost\r\n${length}\r\n`)
    expect(await quiet.closed).toBeLessThan(5000)
    const asking = `POST /about HTTP/1.1\r\nHost: localhost\r\n${length}Expect: 100-continue\r\n\r\n`
    const polite = openRaw(url, asking)
    await polite.closed
    expect(polite.answer()).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('that is short keeps the connection open', async () => {
    const { url } = await start()
    const post = 'POST /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'
    const get = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const client = openRaw(url, post + get)
    await client.closed
    expect(client.answer().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200'])
  })
})

describe('a running server', () => {
  it('keeps serving what it read, including large files, when the build is gone', async () => {
    const film = Buffer.alloc(inMemory * 3 + 1, 'film')
    const { url, dist } = await start({ 'film.mp4': film })
    rmSync(dist, { recursive: true })
    const paths = ['/about', '/film.mp4', '/film.mp4', '/contact']
    const answers = await Promise.all(paths.map((path) => ask(url + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers[1]?.body.equals(film)).toBe(true)
    expect(answers[2]?.body.equals(film)).toBe(true)
    const head = await ask(`${url}/film.mp4`, {}, 'HEAD')
    expect([head.headers['content-length'], head.body.byteLength]).toEqual([String(film.length), 0])
  })

  it('limits the number of large files sent at a time', async () => {
    const { url } = await start({ 'film.mp4': Buffer.alloc(16 * 1024 * 1024) })
    const get = 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const clients = Array.from({ length: 64 }, () => openRaw(url, get, true))
    await Promise.all(
      clients.map(({ socket }) => new Promise((done) => socket.once('readable', done))),
    )
    const refused = await ask(`${url}/film.mp4`)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await ask(`${url}/about`)).status).toBe(200)
    for (const { socket } of clients) socket.destroy()
    await expect.poll(async () => (await ask(`${url}/film.mp4`)).status).toBe(200)
  })
})
