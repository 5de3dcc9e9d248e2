import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { type HandlerDependencies, handle } from '../../contact/handle.ts'
import { createRateLimiter, unlimited } from '../../contact/limits/rateLimiter.ts'
import type { Entry } from '../../contact/outboxEntry.ts'
import { localAddress } from '../../routing/address.ts'
import { languages } from '../../routing/language.ts'
import { memoryLog } from './support/config.ts'
import { contactOfTests } from './support/content.ts'
import { contactPage, outcomeOf } from './support/site.ts'
import { good, request } from './support/submit.ts'

const { words, rates } = contactOfTests

function handler(changes: Partial<HandlerDependencies> = {}) {
  const stored: Entry[] = []
  const { log, events } = memoryLog()
  const full: HandlerDependencies = {
    outbox: {
      accept: async (entry: Entry) => {
        const known = stored.some(({ id }) => id === entry.id)
        if (!known) stored.push(entry)
        return known ? 'duplicate' : 'stored'
      },
    } as HandlerDependencies['outbox'],
    limiter: unlimited,
    hosts: ['www.legatus.test'],
    answerPages: {
      words,
      page: async (language) => contactPage(language, { 'x-page': language }),
    },
    log,
    onStored: () => {},
    ...changes,
  }
  const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    handle(request(body, headers), '192.0.2.1', full)
  return { send, stored, events, full }
}

const json = JSON.stringify(good)
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const chunked = (text: string) => new Blob([text]).stream()

describe('answers to the script', () => {
  it('stores a valid inquiry and reports success', async () => {
    const { send, stored } = handler()
    const response = await send(json)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(stored.map(({ inquiry }) => inquiry)).toEqual([good])
  })

  it('accepts an inquiry without company and with unknown fields', async () => {
    const { company: _, ...rest } = good
    const { send, stored } = handler()
    expect((await send(JSON.stringify({ ...rest, hp: '', more: 1 }))).status).toBe(200)
    expect(stored[0]?.inquiry.company).toBe('')
  })

  it('names every invalid field', async () => {
    const { send, stored } = handler()
    const body = { name: ' ', email: 'x', company: 5, message: 'a'.repeat(5001), language: 'fr' }
    const response = await send(JSON.stringify(body))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: {
        name: 'required',
        email: 'invalid',
        company: 'invalid',
        message: 'tooLong',
        language: 'invalid',
      },
    })
    expect(stored).toEqual([])
  })

  it.each(['ja', 'en'] as const)('says in %s what is wrong with an address', async (language) => {
    for (const [email, named] of [
      ['taro@gmail', 'incomplete'],
      ['taro@gmail,com', 'comma'],
      ['taro @ gmail com', 'space'],
      ['たろう@gmail.com', 'letters'],
    ] as const) {
      const { send, stored } = handler()
      const asked = { ...good, email, language }
      const response = await send(JSON.stringify(asked))
      expect([response.status, await response.json()]).toEqual([422, { errors: { email: named } }])
      const page = parse(await (await send(new URLSearchParams(asked).toString(), form)).text())
      const said = page.querySelector('[data-error-for=email]')?.textContent
      expect(said).toBe(words.errors.email[named]?.[language])
      expect(stored).toEqual([])
    }
  })

  it.each([
    ['not JSON', 400],
    ['"text"', 400],
    ['[]', 400],
    ['null', 400],
    ['', 400],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 400],
    ['x'.repeat(65_537), 413],
    [chunked('x'.repeat(65_537)), 413],
    [chunked(json), 200],
  ])('answers the body %#', async (body, status) => {
    const response = await handler().send(body)
    expect(response.status).toBe(status)
    if (status >= 400) expect(await response.json()).toEqual({ error: expect.any(String) })
  })

  it('rejects other methods and encodings', async () => {
    const { full, send } = handler()
    const get = await handle(new Request('http://localhost:3000/'), '', full)
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', '']) {
      expect((await send(json, { 'content-type': type })).status).toBe(415)
    }
    expect((await send(json, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    )
  })

  it.each([
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'https://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://www.legatus.test' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://www.legatus.test.evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
  ])('checks where it comes from: %j', async (headers, status) => {
    expect((await handler().send(json, headers as Record<string, string>)).status).toBe(status)
  })

  it('ignores a filled honeypot, and looks successful', async () => {
    const { send, stored } = handler()
    const response = await send(JSON.stringify({ ...good, hp: 'http://spam.test' }))
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    const page = await send(new URLSearchParams({ ...good, hp: 'x' }).toString(), form)
    expect([page.status, await page.text()]).toEqual([204, ''])
    expect(stored).toEqual([])
  })

  it('does not count honeypot and cross-site requests against people at the same address', async () => {
    const { send } = handler({ limiter: createRateLimiter({ ...rates, perMinute: 1 }) })
    for (let i = 0; i < 3; i += 1) {
      expect((await send(JSON.stringify({ ...good, hp: 'x' }))).status).toBe(200)
      expect((await send(json, { origin: 'https://evil.test' })).status).toBe(403)
    }
    expect((await send(json)).status).toBe(200)
    // Nor does a robot learn anything when the address is over its limit.
    expect((await send(JSON.stringify({ ...good, hp: 'x' }))).status).toBe(200)
    expect((await send(json)).status).toBe(429)
  })

  it('stops reading bodies of an address that stays over its limit', async () => {
    const { full } = handler({ limiter: createRateLimiter({ ...rates, perMinute: 1 }) })
    let read = 0
    const send = async () => {
      const body = new ReadableStream(
        {
          pull(controller) {
            read += 1
            controller.enqueue(new TextEncoder().encode(json))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      return (await handle(request(body), '192.0.2.1', full)).status
    }
    const statuses = []
    for (let i = 0; i < 20; i += 1) statuses.push(await send())
    expect(statuses).toEqual([200, ...Array(19).fill(429)])
    // Ten refused bodies are read, so that a person who tries again keeps the text.
    expect(read).toBe(11)
  })

  it('does not read a body from another site', async () => {
    const body = new ReadableStream(
      { pull: () => expect.unreachable('The body was read.') },
      { highWaterMark: 0 },
    )
    expect((await handler().send(body, { origin: 'https://evil.test' })).status).toBe(403)
  })

  it('counts unreadable bodies, and parallel ones', async () => {
    const { send } = handler({ limiter: createRateLimiter({ ...rates, perMinute: 2 }) })
    const answers = await Promise.all(['{', json, json, '{'].map((body) => send(body)))
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 429, 400])
    expect((await send('{')).status).toBe(400)
    const refused = await send(json)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['form fields', Array.from({ length: 33 }, (_, at) => `a${at}=`).join('&'), form],
    ['form fields of one name', 'a=b&'.repeat(16_000), form],
    [
      'JSON keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`a${at}`, 1]))),
      {},
    ],
  ])('refuses too many %s', async (_, body, headers) => {
    expect((await handler().send(body, headers)).status).toBe(400)
  })

  it('limits what all addresses store together, and keeps all it accepted', async () => {
    const limiter = createRateLimiter({ ...rates, perMinuteInAll: 2 })
    const { full, stored } = handler({ limiter })
    const send = (message: string, at: number) =>
      handle(request(JSON.stringify({ ...good, message })), `192.0.2.${at}`, full)
    // Duplicates and refused ones are not stored, so they do not count.
    const messages = ['one', 'one', '', 'two', 'three', 'four']
    const answers = []
    for (const [at, message] of messages.entries()) answers.push(await send(message, at))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200, 503, 503])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(stored.map(({ inquiry }) => inquiry.message)).toEqual(['one', 'two'])
  })

  it('does not count what the store rejected', async () => {
    let broken = true
    const accept = () => (broken ? Promise.reject(new Error('full')) : Promise.resolve('stored'))
    const { send } = handler({
      limiter: createRateLimiter({ ...rates, perMinuteInAll: 1 }),
      outbox: { accept } as unknown as HandlerDependencies['outbox'],
    })
    expect((await send(json)).status).toBe(503)
    broken = false
    expect((await send(json)).status).toBe(200)
    expect((await send(json)).status).toBe(503)
  })

  it('answers 503 when the store is broken, without details', async () => {
    const accept = () => Promise.reject(new Error('disk I/O error at /var/data/outbox.sqlite'))
    const { send } = handler({ outbox: { accept } as unknown as HandlerDependencies['outbox'] })
    const response = await send(json)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await response.text()).not.toMatch(/disk|\/var|sqlite/)
  })

  it("never logs a visitor's words", async () => {
    const { send, events } = handler()
    await send(json)
    await send(JSON.stringify({ ...good, email: 'wrong' }))
    expect(events.length).toBeGreaterThan(0)
    const logged = JSON.stringify(events)
    for (const text of [good.name, good.email, good.company, '承継'])
      expect(logged).not.toContain(text)
  })
})

describe('answers to a form without JavaScript', () => {
  const post = (fields: Record<string, string>, changes: Partial<HandlerDependencies> = {}) =>
    handler(changes).send(new URLSearchParams({ ...good, ...fields }).toString(), form)

  it.each(languages)('redirects to the thank-you page in %s', async (language) => {
    const response = await post({ language })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      localAddress('/contact/sent', language),
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(languages)('answers a refusal with a complete page in %s', async (language) => {
    const response = await post({ language, email: 'x' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-page')).toBe(language)
  })

  it.each(languages)('answers an unread body in the language of the page, %s', async (language) => {
    const referer = `https://www.legatus.test${localAddress('/contact', language)}`
    const response = await handler().send('x'.repeat(70_000), { ...form, referer })
    expect(response.headers.get('x-page')).toBe(language)
    expect(outcomeOf(await response.text())).toContain(words.help.back[language])
  })

  it('names the field that was too large when the whole form was', async () => {
    const response = await post({ message: 'あ'.repeat(30_000) })
    expect(response.status).toBe(413)
    const page = parse(await response.text())
    const error = page.querySelector('[data-error-for=message]')?.textContent
    expect(error).toBe(words.errors.message.tooLong.ja)
  })

  it('answers in JSON when the page cannot be rendered', async () => {
    const page = () => Promise.reject(new Error('no file'))
    const response = await post({}, { answerPages: { words, page } })
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  })
})
