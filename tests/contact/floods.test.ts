import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contactPath } from '../../contact/rules.ts'
import { inMemory } from '../../server/static/representation.ts'
import { testConfig, until } from './support/config.ts'
import { canLookInto, openDescriptors, peakMemory, processorTicks } from './support/processState.ts'
import { getLine, openRaw } from './support/rawClient.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'

const picture = '/pictures/hero.webp'
const film = '/films/long.mp4'
const map = '/pictures/map.png'

/** A server in its own process, with a picture of 66 kB, a film of 8 MB and an icon. */
async function start(before: string[] = []) {
  const config = testConfig()
  const write = (path: string, size: number) => {
    mkdirSync(join(config.dist, path, '..'), { recursive: true })
    writeFileSync(join(config.dist, path), Buffer.alloc(size, path))
  }
  write(picture, 66_396)
  write(map, inMemory)
  write(film, 8 * 1024 * 1024)
  write('/favicon.ico', 712)
  const server = await startProcess(config, before)
  // Warms up, so that this does not count as the flood's.
  for (const path of ['/about', picture, map, film])
    await (await fetch(server.url + path)).arrayBuffer()
  return server
}

/** Requests a page every 20 ms until `done`. @returns how long each response took (ms) */
async function honest(url: string, done: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  void done.finally(() => {
    over = true
  })
  do {
    const begun = performance.now()
    const response = await fetch(`${url}/about`)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    times.push(performance.now() - begun)
    await pause(20)
  } while (!over)
  return times.sort((a, b) => a - b)
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const opened = ({ socket }: { socket: NodeJS.EventEmitter }) =>
  new Promise((done) => socket.once('connect', done).once('close', done))

describe('pipelined requests', () => {
  it('are answered up to a limit, and the last answer closes the connection', async () => {
    const { url } = await start()
    const few = openRaw(
      url,
      getLine('/about').repeat(12) + getLine('/about', 'Connection: close\r\n'),
    )
    await few.closed
    expect(few.answer().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(13)
    const many = openRaw(url, getLine('/about').repeat(40))
    await many.closed
    const answers = many.answer().split('HTTP/1.1 200 OK').slice(1)
    expect(answers.length).toBeGreaterThanOrEqual(13)
    expect(answers.length).toBeLessThan(40)
    expect(answers.map((answer) => /^connection: close/im.test(answer)).indexOf(true)).toBe(
      answers.length - 1,
    )
  })

  it.runIf(canLookInto)('in thousands leak neither descriptors nor memory (Linux)', async () => {
    const { url, pid } = await start()
    const [files, memory] = [openDescriptors(pid), peakMemory(pid)]
    const clients = Array.from({ length: 10 }, () =>
      openRaw(url, getLine(picture).repeat(800), true),
    )
    let most = 0
    const flood = Promise.all(clients.map(opened)).then(async () => {
      for (let count = 0; count < 50; count += 1) {
        most = Math.max(most, openDescriptors(pid))
        await pause(20)
      }
    })
    const times = await honest(url, flood)
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(500)
    expect(most - files).toBeLessThan(20)
    expect(peakMemory(pid) - memory).toBeLessThan(64)
  })

  it.runIf(canLookInto)(
    'of clients that read nothing keep no copies in memory (Linux)',
    async () => {
      const { url, pid } = await start()
      const memory = peakMemory(pid)
      // 20 x 17 responses are 170 MB, of which the system buffers hold about a third.
      const clients = Array.from({ length: 20 }, () => openRaw(url, getLine(map).repeat(17), true))
      await Promise.all(clients.map(opened))
      await honest(url, pause(1000))
      expect(peakMemory(pid) - memory).toBeLessThan(48)
    },
  )
})

describe('aborted requests', () => {
  it.runIf(canLookInto).each([
    [picture, 60],
    [film, 1],
  ])('for %s leak nothing (Linux)', async (path, times) => {
    const { url, pid } = await start()
    const files = openDescriptors(pid)
    for (let count = 0; count < 100; count += 1) {
      const client = openRaw(url, getLine(path).repeat(times), true)
      await opened(client)
      await pause(5)
      client.socket.destroy()
    }
    await until(() => openDescriptors(pid) <= files + 2, 5000)
    expect((await fetch(url + path)).status).toBe(200)
  })
})

describe('refused submissions', () => {
  const urlencoded = 'application/x-www-form-urlencoded'
  const fieldsOf = (count: number) => 'a=b&'.repeat(count)
  const keysOf = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])))
  const marks = '\\u0301'.repeat(5000) + '\\u0323'.repeat(5000)
  const heaped = `{"name":"a${marks}","language":"ja"}`
  const long = new URLSearchParams({ ...good, email: 'x', message: 'あ'.repeat(5000) }).toString()

  /** Processor time an answer (ticks) with 64 connections, without a limit per address. */
  async function cost(
    server: { url: string; pid: number },
    request: string,
    status: number,
    count: number,
  ) {
    const before = processorTicks(server.pid)
    let answers = 0
    const clients = Array.from({ length: 64 }, () => openRaw(server.url, request))
    for (const { socket } of clients) {
      socket.on('data', (chunk: string) => {
        const heads = chunk.split(`HTTP/1.1 ${status} `).length - 1
        answers += heads
        if (answers < count && heads > 0) socket.write(request)
      })
    }
    await until(() => answers >= count, 30_000)
    for (const { socket } of clients) socket.destroy()
    return (processorTicks(server.pid) - before) / answers
  }

  it.runIf(canLookInto).each([
    ['16,000 fields', urlencoded, fieldsOf(16_000), 400],
    ['5,000 keys', 'application/json', keysOf(5000), 400],
    ['a string of quotes that never ends', 'application/json', `"${'\\"'.repeat(32_000)}`, 400],
    ['thousands of marks on one letter', 'application/json', heaped, 422],
    ['5,000 characters to put back', urlencoded, long, 422],
  ])('with %s cost less than 80 pages in processor time (Linux)', async (_, type, body, status) => {
    const server = await start()
    const page = await cost(server, getLine('/about'), 200, 4000)
    const post =
      `POST ${contactPath} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    const refusal = await cost(server, post, status, 500)
    expect(refusal).toBeLessThan(80 * page)
  })
})

describe('an address that floods the server', () => {
  /** Requests a page from another address than the flood's; on Linux all of 127.* is local. */
  const visit = (url: string) =>
    new Promise<number>((done, failed) => {
      const { port } = new URL(url)
      const options = { host: '127.0.0.1', localAddress: '127.0.0.2', path: '/about', agent: false }
      get({ ...options, port }, (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0))
      }).once('error', failed)
    })

  it.runIf(canLookInto)('leaves connections to others (Linux)', async () => {
    const { url, pid } = await start()
    const files = openDescriptors(pid)
    const clients = Array.from({ length: 1000 }, () => openRaw(url, 'GET / HTTP/1.1\r\n'))
    await Promise.all(clients.map(opened))
    await until(() => openDescriptors(pid) <= files + 105)
    for (let count = 0; count < 20; count += 1) expect(await visit(url)).toBe(200)
    for (const { socket } of clients) socket.destroy()
    await until(async () => (await fetch(`${url}/about`).catch(() => null))?.status === 200)
  })

  it('with refused forms is rejected unread, and forgiven after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = await startTestServer()
    const elsewhere = { origin: 'https://elsewhere.test' }
    const statuses = new Set<number>()
    for (let count = 0; count < 30; count += 1) {
      statuses.add((await postJson(server.url, good, elsewhere)).status)
    }
    expect([...statuses]).toEqual([403])
    const flooded = await postJson(server.url, good, elsewhere)
    expect([flooded.status, await flooded.json()]).toEqual([
      429,
      { error: expect.stringContaining('wait a minute') },
    ])
    expect(Number(flooded.headers.get('retry-after'))).toBeGreaterThan(0)
    vi.advanceTimersByTime(60_000)
    expect((await postJson(server.url, good)).status).toBe(200)
  })
})

describe('a low limit of descriptors', () => {
  // Limits only the server.
  const limited = ['bash', '-c', 'ulimit -n 256; exec "$0" "$@"']

  it.runIf(canLookInto)('does not end the server when icons are requested (Linux)', async () => {
    const { url } = await start(limited)
    const clients = Array.from({ length: 2 }, () =>
      openRaw(url, getLine('/favicon.ico').repeat(800), true),
    )
    await Promise.all(clients.map(opened))
    await honest(url, pause(500))
  })

  it.runIf(canLookInto)('does not prevent storing an inquiry (Linux)', async () => {
    const { url, pid } = await start(limited)
    const honest = openRaw(url)
    await opened(honest)
    const clients = Array.from({ length: 400 }, () => openRaw(url))
    await Promise.all(clients.map(opened))
    await pause(200)
    expect(openDescriptors(pid)).toBeLessThan(256)
    const body = JSON.stringify(good)
    honest.socket.write(
      'POST /.netlify/functions/sendMail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    )
    honest.socket.write(body)
    await until(() => honest.answer().includes('{"ok":true}'))
    for (const { socket } of clients) socket.destroy()
    await until(async () => (await postJson(url, good).catch(() => null))?.status === 200)
  })
})
