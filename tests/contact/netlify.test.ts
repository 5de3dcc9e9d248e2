import { join } from 'node:path'
import type { Context } from '@netlify/functions'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { edge, type FakeBlobs, fakeBlobs } from './support/blob-server.ts'
import { temporary } from './support/config.ts'
import { contactOfTests, writeContent } from './support/content.ts'
import { reply, startMailServer } from './support/mail-server.ts'
import { makeSite, outcomeOf } from './support/site.ts'
import { good, request } from './support/submit.ts'

let blobs: FakeBlobs
let waiting: Promise<unknown>[]
const context = { ip: '192.0.2.1', deploy: { context: 'production' } } as Context

/** The functions as a cold start finds them: their files, environment and store as on Netlify. */
async function coldStart(env: Record<string, string> = {}) {
  const task = temporary()
  makeSite(join(task, 'dist'))
  writeContent(task)
  blobs = fakeBlobs()
  waiting = []
  const store = JSON.stringify({ ...edge, siteID: 'site-id', token: 'token' })
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(store).toString('base64'))
  vi.stubEnv('LAMBDA_TASK_ROOT', task)
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.stubGlobal('fetch', blobs.fetch)
  vi.resetModules()
  const [sendMail, retry, health] = await Promise.all([
    import('../../netlify/functions/sendMail.ts'),
    import('../../netlify/functions/retry.ts'),
    import('../../netlify/functions/health.ts'),
  ])
  const full = { ...context, waitUntil: (work: Promise<unknown>) => void waiting.push(work) }
  return {
    post: (body: unknown) => sendMail.default(request(JSON.stringify(body)), full as Context),
    form: (fields: Record<string, string>) =>
      sendMail.default(
        request(new URLSearchParams(fields).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        full as Context,
      ),
    retry: () => retry.default(request(null), full as Context),
    health: () => health.default(request(null), full as Context),
    settle: () => Promise.all(waiting),
  }
}

const keys = (place: string) =>
  [...blobs.content.keys()].filter((key) => key.includes(`/${place}/`))

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return async () => {
    // Deliveries after the answer belong to their own test.
    await Promise.all(waiting)
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

describe('on Netlify', () => {
  it('an inquiry is stored, answered, and delivered after the answer', async () => {
    const mail = await startMailServer()
    onTestFinished(() => mail.close())
    const { post, settle } = await coldStart({ SMTP_URL: mail.url })
    const response = await post(good)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(keys('pending')).toEqual([expect.stringContaining('site:inquiries-production/pending/')])
    await settle()
    expect([keys('pending'), keys('lease'), keys('sent').length]).toEqual([[], [], 1])
    expect(mail.mails[0]?.text).toContain(good.message)
  })

  it('a failed delivery is taken up by the schedule once it is due', async () => {
    let busy = true
    const mail = await startMailServer({}, () => (busy ? reply(451) : null))
    onTestFinished(() => mail.close())
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

  it('a double click on two functions is one mail', async () => {
    const mail = await startMailServer()
    onTestFinished(() => mail.close())
    const { post, settle, retry } = await coldStart({ SMTP_URL: mail.url })
    const answers = await Promise.all([post(good), post(good)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await Promise.all([settle(), retry(), retry()])
    expect(mail.mails).toHaveLength(1)
  })

  it('an outage of the store is a prompt 503', async () => {
    const { post, health } = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await health()).status).toBe(200)
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

  it('without SMTP_URL inquiries wait, and say why', async () => {
    const { post, settle } = await coldStart({ SMTP_URL: '' })
    expect((await post(good)).status).toBe(200)
    await settle()
    const [state] = keys('state')
    expect(blobs.content.get(state ?? '')).toContain('configuration: ECONFIG')
  })

  it('a form without JavaScript gets the page with the headers of the site', async () => {
    const { form } = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const response = await form({ ...good, language: 'en', email: 'x' })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(outcomeOf(await response.text())).toContain(contactOfTests.words.outcomes.failure.en)
    const sent = await form({ ...good, language: 'en' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/contact/sent'])
  })

  it('every answer has the headers of the site, which Netlify adds to files only', async () => {
    const works = await coldStart({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const answers = [
      await works.post(good),
      await works.post({}),
      await works.form({ ...good, hp: 'x' }),
      await works.health(),
    ]
    const broken = await coldStart({ SMTP_URL: 'nonsense' })
    answers.push(await broken.post(good), await broken.health())
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 204, 200, 503, 503])
    for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('wrong settings are a 503 without a word about them', async () => {
    const { post, health } = await coldStart({ SMTP_URL: 'nonsense' })
    const response = await post(good)
    expect(response.status).toBe(503)
    expect(await response.text()).not.toMatch(/SMTP|nonsense|\bat .*:/)
    expect((await health()).status).toBe(503)
  })

  it('previews keep their inquiries apart', async () => {
    const { openStore } = await import('../../netlify/blobStore.ts')
    const { post } = await coldStart({ SMTP_URL: '' })
    await post(good)
    await openStore('deploy-preview').set('pending/x', '{}')
    expect([...blobs.content.keys()].map((key) => key.split('/', 1)[0])).toContain(
      'site:inquiries-deploy-preview',
    )
  })
})
