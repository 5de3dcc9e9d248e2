import { join } from 'node:path'
import type { Context } from '@netlify/functions'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Send } from '../../contact/delivery/send.ts'
import { securityPath } from '../../hosting/securityText.ts'
import { openStore } from '../../netlify/blobStore.ts'
import { sendBefore } from '../../netlify/sendBefore.ts'
import { edge, type FakeBlobs, fakeBlobs } from './support/blob-server.ts'
import { temporary } from './support/config.ts'
import { contactOfTests, settings, writeContent } from './support/content.ts'
import { reply, startTestMailServer } from './support/mail-server.ts'
import { makeSite, outcomeOf } from './support/site.ts'
import { good, request } from './support/submit.ts'
import { startWebhook } from './support/webhook.ts'

let blobs: FakeBlobs
// Deliveries after the answer, of all functions started by a test.
const waiting: Promise<unknown>[] = []
const settle = () => Promise.all(waiting)
const context = { ip: '192.0.2.1', deploy: { context: 'production' } } as Context

/** A cold start of the functions, with files, environment and store as on Netlify. */
async function coldStart(env: Record<string, string> = {}, content: unknown = settings) {
  // A delivery of an earlier function would continue in this one's store and take its inquiries.
  await settle()
  const task = temporary()
  makeSite(join(task, 'dist'))
  writeContent(task, content)
  blobs = fakeBlobs()
  const store = JSON.stringify({ ...edge, siteID: 'site-id', token: 'token' })
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(store).toString('base64'))
  vi.stubEnv('LAMBDA_TASK_ROOT', task)
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.stubGlobal('fetch', blobs.fetch)
  vi.resetModules()
  const [sendMail, retry, health, housekeeping] = await Promise.all([
    import('../../netlify/functions/sendMail.ts'),
    import('../../netlify/functions/retry.ts'),
    import('../../netlify/functions/health.ts'),
    import('../../netlify/functions/housekeeping.ts'),
  ])
  const full = { ...context, waitUntil: (work: Promise<unknown>) => void waiting.push(work) }
  return {
    post: (body: unknown, deploy = context.deploy) =>
      sendMail.default(request(JSON.stringify(body)), { ...full, deploy } as Context),
    form: (fields: Record<string, string>, deploy = context.deploy) =>
      sendMail.default(
        request(new URLSearchParams(fields).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        { ...full, deploy } as Context,
      ),
    retry: () => retry.default(request(null), full as Context),
    housekeeping: () => housekeeping.default(request(null), full as Context),
    health: (method = 'GET') =>
      health.default(new Request('https://www.firm.test/healthz', { method }), full as Context),
    settle,
  }
}

const keys = (place: string) =>
  [...blobs.content.keys()].filter((key) => key.includes(`/${place}/`))

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return async () => {
    // Deliveries after the answer belong to their own test.
    await settle()
    waiting.length = 0
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

describe('on Netlify', () => {
  it('an inquiry is stored, answered, and delivered after the answer', async () => {
    const mail = await startTestMailServer()
    const { post, settle } = await coldStart({ SMTP_URL: mail.url })
    const response = await post(good)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(keys('pending')).toEqual([expect.stringContaining('site:inquiries-production/pending/')])
    await settle()
    expect([keys('pending'), keys('lease'), keys('sent').length]).toEqual([[], [], 1])
    expect(mail.mails[0]?.text).toContain(good.message)
  })

  it('a failed delivery is retried by the schedule once it is due', async () => {
    let busy = true
    const mail = await startTestMailServer({}, () => (busy ? reply(451) : null))
    const { post, settle, retry } = await coldStart({ SMTP_URL: mail.url })
    await post(good)
    await settle()
    busy = false
    await retry()
    expect(mail.mails).toHaveLength(0)
    const due = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    await retry()
    due.mockRestore()
    expect(mail.mails).toHaveLength(1)
    expect([keys('pending'), keys('state'), keys('sent').length]).toEqual([[], [], 1])
  })

  it('when the mail server is back, one delivery triggers all waiting ones', async () => {
    let busy = true
    const mail = await startTestMailServer({}, () => (busy ? reply(451) : null))
    const { post, settle, retry } = await coldStart({ SMTP_URL: mail.url })
    const begun = Date.now()
    const clock = vi.spyOn(Date, 'now')
    onTestFinished(() => clock.mockRestore())
    const at = (seconds: number) => clock.mockReturnValue(begun + seconds * 1000)
    await post({ ...good, message: 'old' })
    await settle()
    // Retried after half a minute, one and two; the fourth failure postpones it for five.
    for (const seconds of [31, 92, 213]) {
      at(seconds)
      await retry()
    }
    await post({ ...good, message: 'new' })
    await settle()
    busy = false
    at(244)
    await retry()
    expect(mail.mails.map(({ text }) => /(old|new)\s*$/.exec(text ?? '')?.[1])).toEqual([
      'new',
      'old',
    ])
  })

  it('the webhook is called for waiting inquiries once an hour, however many functions run', async () => {
    const webhook = 'https://chat.example/hook'
    const { post, settle } = await coldStart({ SMTP_URL: '', ALARM_URL: webhook })
    const told: string[] = []
    const store = blobs.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (String(input) !== webhook) return store(input, init)
      told.push(String(init?.body))
      return new Response(null)
    })
    // Without a mail server it waits for the settings, which raises an alarm at once.
    await post(good)
    await settle()
    const clock = vi.spyOn(Date, 'now')
    onTestFinished(() => clock.mockRestore())
    const begun = Date.now()
    const housekeeping = async (minutes: number) => {
      clock.mockReturnValue(begun + minutes * 60_000)
      const { default: run } = await import('../../netlify/functions/housekeeping.ts')
      await run(request(null), context as Context)
    }
    for (const minutes of [0, 10, 50, 61]) {
      vi.resetModules()
      await housekeeping(minutes)
    }
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('Inquiries do not get through')
    expect(told[0]).not.toContain(good.email)
    // The alarm's memory is unreachable when the store itself is broken.
    blobs.broken = 503
    vi.resetModules()
    for (const minutes of [71, 81, 130]) await housekeeping(minutes)
    expect(told.slice(2)).toEqual([expect.stringContaining('is not writable')])
  })

  it('an outage of the store is answered with a prompt 503', async () => {
    const { post, health } = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await health()).status).toBe(200)
    const deleted = await health('DELETE')
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const status of [503, 401, 0]) {
      blobs.broken = status
      const begun = Date.now()
      const response = await post(good)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
      expect(Date.now() - begun).toBeLessThan(4000)
      expect(await (await health()).text()).toBe('not ok\n')
    }
    blobs.broken = null
    expect((await post(good)).status).toBe(200)
  })

  it('without SMTP_URL inquiries wait, and the log says why', async () => {
    const { post, settle } = await coldStart({ SMTP_URL: '' })
    expect((await post(good)).status).toBe(200)
    await settle()
    const [state] = keys('state')
    expect(blobs.content.get(state ?? '')).toContain('configuration: ECONFIG')
  })

  it("a form without JavaScript gets the page with the site's headers", async () => {
    const { form } = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const response = await form({ ...good, language: 'en', email: 'x' })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(outcomeOf(await response.text())).toContain(contactOfTests.words.outcomes.failure.en)
    const sent = await form({ ...good, language: 'en' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/contact/sent'])
  })

  it("every answer has the site's headers, which Netlify adds to files only", async () => {
    const works = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const answers = [
      await works.post(good),
      await works.post({}),
      await works.form({ ...good, hp: 'x' }),
      await works.health(),
    ]
    const broken = await coldStart({ SMTP_URL: 'nonsense' })
    const refused = await broken.post(good)
    expect(await refused.text()).not.toMatch(/SMTP|nonsense|\bat .*:/)
    answers.push(refused, await broken.health())
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 204, 200, 503, 503])
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('the webhook is called for wrong settings, and when they are right again', async () => {
    const { told, url } = await startWebhook()
    const { fetch } = globalThis
    const first = await coldStart({ SMTP_URL: 'nonsense', ALARM_URL: url })
    const route: typeof fetch = (input, init) =>
      String(input).startsWith(url) ? fetch(input, init) : blobs.fetch(input, init)
    vi.stubGlobal('fetch', route)
    for (let count = 0; count < 2; count += 1) await first.housekeeping()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('Inquiries are refused')
    vi.stubEnv('SMTP_URL', '')
    await first.housekeeping()
    expect(told).toHaveLength(2)
    expect(told[1]).toContain('right again')
  })

  it('serves security.txt', async () => {
    await coldStart()
    const { default: security, config } = await import('../../netlify/functions/security.ts')
    const response = await security()
    expect(await response.text()).toContain('Contact: https://www.firm.test/contact\n')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(config.path).toBe(securityPath)
  })

  it('housekeeping queues lost inquiries, raises the alarm and purges', async () => {
    const mail = await startTestMailServer()
    const { post, settle, retry, housekeeping } = await coldStart({ SMTP_URL: mail.url })
    await post({ ...good, message: 'sent long ago' })
    await settle()
    const written = vi.mocked(process.stderr.write)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 60 * 60_000)
    onTestFinished(() => clock.mockRestore())
    await openStore('production').setJSON('pending/202511210610-0123', {
      id: '202511210610-0123',
      acceptedAt: Date.now() - 2 * 60 * 60_000,
      inquiry: { ...good, language: 'ja' },
    })
    await retry()
    expect(mail.mails).toHaveLength(1)
    expect(keys('sent')).toHaveLength(1)
    await housekeeping()
    expect([keys('due').length, keys('sent').length]).toEqual([1, 0])
    expect(written.mock.calls.join('\n')).toMatch(/"event":"alarm","undeliveredMinutes":120/)
    await retry()
    expect(mail.mails).toHaveLength(2)
  })

  it('an automatic answer is not started when the function is about to end', async () => {
    let lag = 0
    const mail = await startTestMailServer({}, () => {
      // The firm's mail took until here.
      lag = 22_500
      return null
    })
    const confirming = { ...settings, inquiries: { ...settings.inquiries, confirmReceipt: true } }
    const { post, settle } = await coldStart({ SMTP_URL: mail.url }, confirming)
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + lag)
    onTestFinished(() => clock.mockRestore())
    await post(good)
    await settle()
    expect(keys('sent')).toHaveLength(1)
    expect(mail.mails.map(({ to }) => to?.[0]?.address)).toEqual([settings.inquiries.to.value])
    expect(vi.mocked(process.stderr.write).mock.calls.join('\n')).toContain('receipt-not-sent')
  })

  it('no inquiry is claimed when the function is about to end', async () => {
    let lag = 0
    const mail = await startTestMailServer({}, () => {
      lag += 12_500
      return null
    })
    const { retry, housekeeping } = await coldStart({ SMTP_URL: mail.url })
    for (const id of ['202511210610-a', '202511210610-b']) {
      const acceptedAt = Date.now() - 60_000
      const waiting = { id, acceptedAt, inquiry: { ...good, language: 'ja' } }
      await openStore('production').setJSON(`pending/${id}`, waiting)
    }
    await housekeeping()
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + lag)
    onTestFinished(() => clock.mockRestore())
    await retry()
    expect([mail.mails.length, keys('pending').length, keys('lease').length]).toEqual([1, 1, 0])
    await retry()
    expect([mail.mails.length, keys('pending').length]).toEqual([2, 0])
  })

  it('a hanging send is cut off before the function ends', async () => {
    const hangs: Send = (_mail, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    // Not cut off, it would hang beyond the test's own limit.
    const send = sendBefore(Date.now() + 2100, hangs)
    await expect(send({}, new AbortController().signal)).rejects.toThrow()
    await expect(send({}, new AbortController().signal)).rejects.toThrow('no time left')
  })

  it.each(['deploy-preview', 'branch-deploy'])('a %s accepts no inquiries', async (name) => {
    const { post } = await coldStart({ SMTP_URL: '' })
    const response = await post(good, { context: name } as Context['deploy'])
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('preview of the site'),
    ])
    expect(blobs.content.size).toBe(0)
  })

  it('a form without JavaScript is told so on a page, not in JSON', async () => {
    const settings = [
      { env: { SMTP_URL: '' }, context: 'deploy-preview', says: 'preview of the site' },
      { env: { SMTP_URL: 'nonsense' }, context: 'production', says: 'try again later' },
    ]
    for (const { env, context, says } of settings) {
      const { form } = await coldStart(env)
      const response = await form(good, { context } as Context['deploy'])
      expect(response.status).toBe(503)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const page = await response.text()
      expect(page).toContain(says)
      expect(page).toContain('お問い合わせ')
    }
  })

  it('a preview accepts inquiries if the owner allows it', async () => {
    const { post, settle } = await coldStart({ SMTP_URL: '', PREVIEW_INQUIRIES: 'true' })
    const response = await post(good, { context: 'deploy-preview' } as Context['deploy'])
    await settle()
    expect(response.status).toBe(200)
    expect(keys('pending')).toEqual([expect.stringContaining('inquiries-deploy-preview/')])
  })
})
