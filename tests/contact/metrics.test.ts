import { get as httpGet } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { testConfig, until } from './support/config.ts'
import { good, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'

const start = (changes: Parameters<typeof testConfig>[0] = {}) =>
  startTestServer(testConfig(changes))

const metrics = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers })

it('shows events and waiting inquiries to local programs', async () => {
  const { url, outbox } = await start()
  await postJson(url, good)
  await postJson(url, good)
  await postJson(url, { ...good, hp: 'x' })
  for (let count = 0; count < 3; count += 1) {
    await postJson(url, good, { origin: 'https://elsewhere.test' })
  }
  await until(async () => (await outbox.list())[0]?.state === 'sent')
  const response = await metrics(url)
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const text = await response.text()
  for (const line of [
    'legatus_accepted_total 1',
    'legatus_duplicate_total 1',
    'legatus_sent_total 1',
    'legatus_honeypot_total 1',
    'legatus_refused_total{status="403"} 3',
    'legatus_store_up 1',
    'legatus_waiting 0',
    'legatus_undealt_dead 0',
    'legatus_oldest_waiting_seconds 0',
    '# TYPE legatus_disk_free_bytes gauge',
  ]) {
    expect(text).toContain(`${line}\n`)
  }
  expect(text).not.toContain(good.email)
})

it('reports a broken store', async () => {
  const { url, outbox } = await start()
  outbox.probe = () => Promise.reject(new Error('disk full'))
  expect(await (await metrics(url)).text()).toContain('legatus_store_up 0\n')
})

it('is hidden through a proxy, and from other machines without the token', async () => {
  const behind = await start({ trustProxy: 1 })
  expect((await metrics(behind.url, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
  expect((await metrics(behind.url)).status).toBe(200)
  const open = await start({ host: '0.0.0.0', metricsToken: 'a secret' })
  const [own] = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each && !each.internal && each.family === 'IPv4')
  const through = { via: '1.1 proxy' }
  const secret = { ...through, authorization: 'Bearer a secret' }
  expect((await metrics(open.url, through)).status).toBe(404)
  expect((await metrics(open.url, { ...through, authorization: 'Bearer another' })).status).toBe(
    404,
  )
  expect((await metrics(open.url, secret)).status).toBe(200)
  if (!own) return
  const elsewhere = await new Promise<number>((done, failed) => {
    const { port } = new URL(open.url)
    httpGet({ host: own.address, port, path: '/metrics' }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    }).once('error', failed)
  })
  expect(elsewhere).toBe(404)
})

it('serves security.txt with contact and expiry', async () => {
  const { url } = await start()
  const response = await fetch(`${url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await response.text()
  expect(text).toContain('Contact: https://www.firm.test/contact\n')
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})
