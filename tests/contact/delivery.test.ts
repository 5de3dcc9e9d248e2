import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { webhookAlarm } from '../../contact/delivery/alarm.ts'
import { type Delivery, deliverNext } from '../../contact/delivery/deliver.ts'
import { classify, defaultPolicy, judge } from '../../contact/delivery/faults.ts'
import { isHealthy, purgeBefore, raiseAlarm } from '../../contact/delivery/health.ts'
import { maildirSend, purgeMaildir, unreadMails } from '../../contact/delivery/maildir.ts'
import { smtpSend } from '../../contact/delivery/send.ts'
import { startWorker } from '../../contact/delivery/worker.ts'
import { retrySpacing } from '../../contact/outbox.ts'
import { createEntry } from '../../contact/outboxEntry.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { startServer } from '../../server/startServer.ts'
import { memoryLog, quick, temporary, testConfig, until } from './support/config.ts'
import { contactOfTests } from './support/content.ts'
import { listen } from './support/listen.ts'
import { reply, startMailServer, startTestMailServer } from './support/mail-server.ts'
import { good, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'
import { startWebhook } from './support/webhook.ts'

const { office } = contactOfTests
const minute = 60_000

async function setUp(url: string, changes: Partial<Delivery> = {}) {
  const path = join(temporary(), 'outbox.sqlite')
  const outbox = new SqliteOutbox(path, 5000)
  onTestFinished(() => outbox.close())
  const { log, events } = memoryLog()
  const delivery = {
    send: smtpSend(url),
    office,
    receipt: null,
    policy: quick,
    deadline: 2000,
    log,
    ...changes,
    outbox,
  }
  const entry = createEntry({ ...good, language: 'ja' }, Date.now())
  await outbox.accept(entry)
  const state = async () => (await outbox.list())[0]
  const run = () => {
    const worker = startWorker(delivery)
    onTestFinished(() => worker.stop(0))
    return worker
  }
  return { delivery, outbox, path, entry, events, state, run }
}

/** A fake mail server; `behave` gets every connection. */
async function oddServer(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    behave(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return `smtp://127.0.0.1:${await listen(server)}`
}

describe('delivery', () => {
  it('keeps trying while the mail server is down, and delivers when it is back', async () => {
    const first = await startMailServer()
    const { port, url } = first
    await first.close()
    const { state, run, entry } = await setUp(url)
    run()
    await until(async () => ((await state())?.attempts ?? 0) >= 2)
    expect((await state())?.fault).toBe('temporary: ESOCKET ECONNREFUSED CONN')
    const back = await startTestMailServer({}, undefined, port)
    await until(async () => (await state())?.state === 'sent')
    expect(back.mails).toHaveLength(1)
    expect(back.mails[0]?.messageId).toBe(`<${entry.id}@firm.test>`)
  })

  it('gives up on a server that sends byte by byte within the deadline', async () => {
    const url = await oddServer((socket) => {
      // An endless line keeps the idle timeout from firing.
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const { delivery, state } = await setUp(url, { deadline: 300 })
    // Without the deadline this would never return.
    await deliverNext(delivery)
    expect(await state()).toMatchObject({ state: 'pending', fault: 'temporary: EABORT' })
  })

  it('sends at the start what was stored while the clock was ahead', async () => {
    const mail = await startTestMailServer()
    const config = testConfig({ smtpUrl: mail.url })
    mkdirSync(config.dataDir)
    const outbox = new SqliteOutbox(join(config.dataDir, 'outbox.sqlite'))
    await outbox.accept(
      createEntry({ ...good, language: 'ja' }, Date.now() + 365 * 24 * 60 * minute),
    )
    await outbox.close()
    const { events } = await startTestServer(config)
    await until(() => mail.mails.length === 1)
    expect(events).toContainEqual({ level: 'warn', event: 'clock-moved', seconds: 0, inquiries: 1 })
  })

  it('marks what a server rejects permanently as dead, and sends it when the staff retries it', async () => {
    let refuse = true
    const server = await startTestMailServer({}, () => (refuse ? reply(554) : null))
    const { state, run, events, outbox, entry } = await setUp(server.url)
    const worker = run()
    await until(async () => (await state())?.state === 'dead')
    expect(await state()).toMatchObject({ refusals: 3, fault: 'refused: EMESSAGE 554 DATA' })
    expect(events.find(({ event }) => event === 'dead')).toMatchObject({
      level: 'error',
      id: entry.id,
    })
    refuse = false
    expect(await outbox.retry(entry.id, Date.now())).toBe(true)
    worker.wake()
    await until(async () => (await state())?.state === 'sent')
    expect(await outbox.retry(entry.id, Date.now())).toBe(false)
  })

  it('waits until a full mailbox has room, however often it is refused', async () => {
    let full = true
    const server = await startTestMailServer({ hideENHANCEDSTATUSCODES: true }, () =>
      full ? reply(554, '5.2.2 The mailbox is full') : null,
    )
    const { state, run } = await setUp(server.url)
    run()
    await until(async () => ((await state())?.attempts ?? 0) > quick.refusals + 1)
    expect(await state()).toMatchObject({
      state: 'pending',
      refusals: 0,
      fault: 'temporary: EMESSAGE 554 DATA',
    })
    full = false
    await until(async () => (await state())?.state === 'sent')
  })

  it('resends under the same Message-ID when the answer to DATA is lost', async () => {
    let drop = true
    const server = await startTestMailServer()
    // A proxy that cuts the connection when the server confirms the mail.
    const url = await oddServer((socket) => {
      const behind = connect(server.port, '127.0.0.1').on('error', () => {})
      socket.pipe(behind)
      behind.on('data', (data) => {
        if (drop && /^250 .*queued/im.test(String(data))) {
          drop = false
          socket.destroy()
        } else socket.write(data)
      })
      socket.on('close', () => behind.destroy())
    })
    const { state, run } = await setUp(url)
    run()
    await until(async () => (await state())?.state === 'sent')
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(new Set(server.mails.map(({ date }) => date)).size).toBe(1)
  })

  it('never gives up because of wrong settings', async () => {
    const server = await startTestMailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(reply(535)),
    })
    const { state, run } = await setUp(server.url.replace('//', '//user:wrong@'))
    run()
    await until(async () => ((await state())?.attempts ?? 0) > quick.refusals + 1)
    expect(await state()).toMatchObject({ state: 'pending', refusals: 0 })
    expect((await state())?.fault).toMatch(/^configuration: EAUTH 535/)
  })

  it('lets running sends finish when it is stopped', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const { state, run } = await setUp('smtp://127.0.0.1:1', { send: () => held })
    const worker = run()
    await until(async () => (await state())?.attempts === 1)
    const stopped = worker.stop(5000)
    release()
    await stopped
    expect((await state())?.state).toBe('sent')
  })

  it('does not wait for an automatic answer when it is stopped', async () => {
    const words = { subject: '受け付けました', text: 'ご連絡します。' }
    let mails = 0
    const { run } = await setUp('smtp://127.0.0.1:1', {
      receipt: { ja: words, en: words },
      // Beyond the test's own limit: waiting for it would fail.
      deadline: 600_000,
      // The inquiry is sent; then the mail server stops answering.
      send: (_mail, signal) => {
        mails += 1
        if (mails === 1) return Promise.resolve()
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
    })
    const worker = run()
    await until(() => mails === 2)
    await worker.stop(100)
    expect(mails).toBe(2)
  })

  it("sends an automatic answer only if enabled, once a day, without the visitor's words", async () => {
    const server = await startTestMailServer()
    const words = {
      subject: '受け付けました',
      text: 'お問い合わせを受け付けました。\nご連絡します。',
    }
    const { delivery, outbox, entry } = await setUp(server.url, {
      receipt: { ja: words, en: words },
    })
    await deliverNext(delivery)
    await outbox.accept({ ...createEntry({ ...entry.inquiry, message: 'other' }, Date.now()) })
    await deliverNext(delivery)
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([
      office.to,
      good.email,
      office.to,
    ])
    const receipt = server.mails[1]
    expect(receipt?.text?.trim()).toBe(words.text)
    expect(receipt?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(JSON.stringify(receipt)).not.toContain(good.name)
  })
})

describe('fault classes', () => {
  it.each([
    [{ code: 'ECONNECTION' }, 'temporary'],
    [{ code: 'EMESSAGE', responseCode: 451, permanent: false }, 'temporary'],
    [{ code: 'EPROTOCOL', responseCode: 554, permanent: true }, 'temporary'],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'configuration'],
    [{ code: 'EENVELOPE', responseCode: 530, permanent: true }, 'configuration'],
    [{ code: 'EAUTH', responseCode: 535, permanent: true }, 'configuration'],
    [{ code: 'ETLS', responseCode: 554, permanent: true }, 'configuration'],
    [{ code: 'EAUTH', responseCode: 454, permanent: false }, 'temporary'],
    [{ code: 'EAUTH', responseCode: 432, permanent: false }, 'configuration'],
    [{ code: 'ETLS', responseCode: 454, permanent: false }, 'temporary'],
    [{ code: 'EENVELOPE', responseCode: 552, permanent: true, command: 'MAIL FROM' }, 'refused'],
    [{ code: 'EENVELOPE', responseCode: 450, permanent: false, command: 'RCPT TO' }, 'temporary'],
    [{ code: 'EENVELOPE', responseCode: 554, permanent: true, command: 'DATA' }, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 552, permanent: true, command: 'DATA' }, 'temporary'],
    [{ code: 'ESOCKET', originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'configuration'],
    [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, 'temporary'],
    [{ code: 'ENOSPC' }, 'configuration'],
    [{ code: 'EUNCONFIRMED', originalCode: 'EABORT' }, 'unconfirmed'],
    [new Error('anything'), 'temporary'],
  ])('%j is %s', (error, kind) => {
    expect(classify(error)).toBe(kind)
  })

  it.each([
    ['DATA', '552 5.2.2 Over quota', 'temporary'],
    ['DATA', '554-5.2.2 Mailbox full\n554 5.2.2 See the manual', 'temporary'],
    ['DATA', '552 5.3.1 No space left', 'temporary'],
    ['DATA', '552 Exceeded storage allocation', 'temporary'],
    ['DATA', '552 5.3.4 Message too big', 'refused'],
    ['DATA', '552 5.2.3 Message too long', 'refused'],
    ['DATA', '554 5.7.1 Spam', 'refused'],
    ['DATA', '554 Spam of 5.2.2 kinds', 'refused'],
    ['MAIL FROM', '552 5.3.1 No space left', 'temporary'],
    ['MAIL FROM', '552 5.3.4 Message too big', 'refused'],
    ['MAIL FROM', '550 5.7.1 Not yours', 'configuration'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'configuration'],
  ])('the answer to %s "%s" is %s', (command, response, kind) => {
    const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE'
    const responseCode = Number(response.slice(0, 3))
    expect(classify({ code, command, response, responseCode, permanent: true })).toBe(kind)
  })

  it('waits 30 s, 1, 2, 5, 10, 30 min, 1, 2, 4 h, and gives up after five days', async () => {
    const { entry, outbox } = await setUp('smtp://127.0.0.1:1')
    const claim = await outbox.claim(Date.now())
    if (!claim) throw new Error('nothing was due')
    const waits = Array.from({ length: 11 }, (_, index) => {
      const verdict = judge(
        { ...claim, attempts: index + 1 },
        { code: 'ETIMEDOUT' },
        0,
        defaultPolicy,
      )
      return verdict.state === 'pending' ? verdict.nextAt / minute : verdict.state
    })
    expect(waits).toEqual([0.5, 1, 2, 5, 10, 30, 60, 120, 240, 240, 240])
    const later = (days: number, code: string) =>
      judge(claim, { code }, entry.acceptedAt + days * 24 * 60 * minute, defaultPolicy).state
    expect([later(4.9, 'ETIMEDOUT'), later(5, 'ETIMEDOUT'), later(50, 'EAUTH')]).toEqual([
      'pending',
      'dead',
      'pending',
    ])
  })
})

describe('a configuration fault', () => {
  const sickly = async (options: SMTPServerOptions, scheme = 'smtp:', user = '') => {
    const server = await startTestMailServer(options)
    const set = await setUp(server.url.replace('smtp://', `${scheme}//${user}`))
    set.run()
    await until(async () => ((await set.state())?.attempts ?? 0) > quick.refusals + 1)
    return { ...set, health: await isHealthy(set.outbox, Date.now()) }
  }

  it.each([
    ['the sender', { onMailFrom: (_a, _s, done) => done(reply(550)) }, '550 MAIL FROM'],
    ['the recipient', { onRcptTo: (_a, _s, done) => done(reply(553)) }, '553 RCPT TO'],
  ] satisfies [string, SMTPServerOptions, string][])(
    'is a mail server that refuses %s of our settings: the inquiry waits, and health fails at once',
    async (_name, options, codes) => {
      const { state, health } = await sickly(options)
      expect(await state()).toMatchObject({
        state: 'pending',
        refusals: 0,
        fault: `configuration: EENVELOPE ${codes}`,
      })
      expect(health).toBe(false)
    },
  )

  it.each([
    ['from the start', 'smtps:', '', { secure: true }],
    ['after STARTTLS', 'smtp:', '', { disabledCommands: ['AUTH'] }],
  ] satisfies [string, string, string, SMTPServerOptions][])(
    'is an untrusted certificate, %s',
    async (_when, scheme, user, options) => {
      const { state, health } = await sickly(options, scheme, user)
      expect((await state())?.fault).toMatch(/^configuration: certificate E\w+ \w*CERT\w*/)
      expect(health).toBe(false)
    },
  )

  it('is a disk that cannot store mail files', async () => {
    const file = join(temporary(), 'file')
    writeFileSync(file, '')
    const { delivery, state } = await setUp('smtp://127.0.0.1:1', {
      send: maildirSend(join(file, 'mail')),
    })
    await deliverNext(delivery)
    expect(await state()).toMatchObject({ state: 'pending' })
    expect((await state())?.fault).toMatch(/^configuration: disk ENOTDIR/)
  })
})

describe('a slow confirmation', () => {
  /** A mail server that accepts each mail at once and confirms it when `confirmed` resolves. */
  async function slowServer(confirmed: (text: string) => Promise<unknown>) {
    const bodies: string[] = []
    const server = await startTestMailServer({
      onData(stream, _session, done) {
        let body = ''
        stream.on('data', (chunk: Buffer) => {
          body += chunk
        })
        stream.on('end', () => {
          bodies.push(body)
          void confirmed(body).then(() => done())
        })
      },
    })
    return { url: server.url, bodies }
  }

  it('is waited for beyond the deadline and the lease, without a duplicate', async () => {
    const { url, bodies } = await slowServer(() => pause(2000))
    const { delivery, path, state } = await setUp(url, {
      deadline: 1000,
      confirmation: 10_000,
      slow: { renewEvery: 100, slowAfter: 50 },
    })
    const brief = { ...delivery, outbox: new SqliteOutbox(path, 500) }
    onTestFinished(() => brief.outbox.close())
    const workers = [startWorker(brief), startWorker(brief)]
    onTestFinished(async () => {
      for (const worker of workers) await worker.stop(0)
    })
    await until(async () => (await state())?.state === 'sent')
    expect(await state()).toMatchObject({ attempts: 1 })
    expect(bodies).toHaveLength(1)
  })

  it('does not delay other mails', async () => {
    const held = Promise.withResolvers<void>()
    const { url, bodies } = await slowServer(async (body) => {
      if (body.includes('slow-one')) await held.promise
    })
    const { delivery, outbox } = await setUp(url, {
      send: smtpSend(url),
      confirmation: 10_000,
      slow: { renewEvery: 1000, slowAfter: 50 },
    })
    for (const message of ['slow-one', 'slow-one too', 'a', 'b', 'c']) {
      await outbox.accept(createEntry({ ...good, language: 'ja', message }, Date.now()))
    }
    const worker = startWorker(delivery, 1)
    onTestFinished(() => worker.stop(0))
    await until(() => bodies.length === 6)
    const sent = async () => (await outbox.list()).filter(({ state }) => state === 'sent').length
    await until(async () => (await sent()) === 4)
    held.resolve()
    await until(async () => (await sent()) === 6)
  })

  it('that never comes causes as many copies as the policy allows, then waits for a person', async () => {
    const { url, bodies } = await slowServer(() => new Promise(() => {}))
    const { state, run, entry } = await setUp(url, {
      deadline: 1000,
      policy: { ...quick, refusals: 100, unconfirmed: 3 },
    })
    run()
    await until(async () => (await state())?.state === 'dead')
    expect(await state()).toMatchObject({
      attempts: 3,
      refusals: 0,
      unconfirmed: 3,
      fault: 'unconfirmed: EUNCONFIRMED EABORT DATA',
    })
    expect(bodies).toHaveLength(3)
    for (const body of bodies) expect(body).toContain(`Message-ID: <${entry.id}@firm.test>`)
  })
})

describe('a mail server that ends the session before it has the mail', () => {
  // The number of copies is the number of mails it accepted: none.
  it.each([
    ['goes away at RCPT', /^RCPT/im, false],
    ['goes away at DATA', /^DATA/im, false],
    ['says nothing to RCPT', /^RCPT/im, true],
    ['says nothing to DATA', /^DATA/im, true],
  ])('and %s is retried as temporary', async (_name, last, silent) => {
    const url = await oddServer((socket) => {
      socket.write('220 odd\r\n')
      socket.on('data', (chunk) => {
        if (!last.test(String(chunk))) return void socket.write('250 yes\r\n')
        if (!silent) socket.destroy()
      })
    })
    // Waiting for a confirmation would exceed the test's own limit.
    const { delivery, state } = await setUp(url, { deadline: 300, confirmation: 600_000 })
    await deliverNext(delivery)
    expect(await state()).toMatchObject({ state: 'pending', unconfirmed: 0 })
    expect((await state())?.fault).toMatch(/^temporary:/)
  })
})

describe('retry trigger', () => {
  // After two failures the next attempt is an hour away.
  const patient = { delays: [200, 60 * minute], giveUpAfter: 24 * 60 * minute, refusals: 3 }
  const many = 30

  async function waiting() {
    const first = await startMailServer()
    const { port, url } = first
    await first.close()
    const set = await setUp(url, { policy: patient })
    for (let i = 1; i < many; i += 1) {
      await set.outbox.accept(createEntry({ ...good, language: 'ja', message: `${i}` }, Date.now()))
    }
    const worker = startWorker(set.delivery)
    await until(async () => (await set.outbox.list()).every(({ attempts }) => attempts === 2))
    const back = await startTestMailServer({}, undefined, port)
    return { ...set, worker, back }
  }

  it('sends all waiting mails, spread out, when one is delivered again', async () => {
    const { worker, outbox, back } = await waiting()
    onTestFinished(() => worker.stop(0))
    await outbox.accept(createEntry({ ...good, language: 'ja', message: 'new' }, Date.now()))
    worker.wake()
    await until(() => back.mails.length > 0)
    const begun = Date.now()
    await until(() => back.mails.length === many + 1)
    expect(Date.now() - begun).toBeGreaterThan((many - 2) * retrySpacing)
  })

  it('sends all waiting mails after a restart', async () => {
    const { worker, delivery, back, outbox } = await waiting()
    await worker.stop(0)
    const next = startWorker(delivery)
    onTestFinished(() => next.stop(0))
    await until(() => back.mails.length === many)
    await until(async () => (await outbox.list()).every(({ state }) => state === 'sent'))
  })
})

describe('health and retention', () => {
  it('removes delivered inquiries after the configured days', async () => {
    const { outbox, delivery } = await setUp('smtp://127.0.0.1:1', { send: async () => {} })
    await deliverNext(delivery)
    const days = (count: number) => purgeBefore(30, Date.now() + count * 24 * 60 * minute)
    await outbox.purge(days(29))
    expect(await outbox.list()).toHaveLength(1)
    await outbox.purge(days(31))
    expect(await outbox.list()).toHaveLength(0)
  })

  it('removes read mails of old inquiries, and no other file', async () => {
    const directory = join(temporary(), 'mail')
    const { delivery, entry } = await setUp('smtp://127.0.0.1:1', { send: maildirSend(directory) })
    await deliverNext(delivery)
    writeFileSync(join(directory, 'cur', '1700000000.M1.mailhost:2,S'), 'somebody else')
    const names = () => readdirSync(directory, { recursive: true }).map(String)
    const filed = names().filter((name) => name.includes(entry.id))
    expect(filed).toHaveLength(1)
    // Left behind by a kill while a mail is written.
    writeFileSync(join(directory, 'tmp', `${randomUUID()}.legatus`), 'half a mail')
    const ids = new Set([entry.id])
    expect(await unreadMails(directory)).toEqual([entry.id])
    expect(await purgeMaildir(directory, ids, Date.now() - minute)).toBe(0)
    expect(await purgeMaildir(directory, ids, Date.now() + minute)).toBe(1)
    const [name = ''] = filed
    renameSync(join(directory, name), join(directory, 'cur', `${basename(name)}:2,S`))
    expect(await purgeMaildir(directory, new Set(), Date.now() + minute)).toBe(0)
    expect(await purgeMaildir(directory, ids, Date.now() + minute)).toBe(1)
    expect(names().sort()).toEqual(['cur', 'cur/1700000000.M1.mailhost:2,S', 'new', 'tmp'])
    expect(await purgeMaildir(join(directory, 'nowhere'), ids, Date.now())).toBe(0)
  })

  it('does so in the running server', async () => {
    const config = testConfig({ purgeAfterDays: 0 })
    const { log } = memoryLog()
    const first = await startServer(config, { log })
    expect((await postJson(first.url, good)).status).toBe(200)
    const mail = join(config.dataDir, 'mail/new')
    await until(async () => (await first.outbox.list())[0]?.state === 'sent')
    const [name = ''] = readdirSync(mail)
    await first.close(0)
    // Mail programs do this.
    const read = join(config.dataDir, 'mail/cur')
    renameSync(join(mail, name), join(read, `${name}:2,S`))
    const second = await startTestServer(config)
    await until(() => readdirSync(read).length === 0)
    await until(async () => (await second.outbox.list()).length === 0)
  })

  it('calls the webhook too, at most once an hour, without personal data or the secret', async () => {
    const { outbox, entry } = await setUp('smtp://127.0.0.1:1')
    const status = { code: 302 }
    const { told, url } = await startWebhook(status)
    const { log, events } = memoryLog()
    const alarm = webhookAlarm(url, log)
    const run = (minutes: number) =>
      raiseAlarm(outbox, log, entry.acceptedAt + minutes * minute, alarm)
    const healthy = (minutes: number) => isHealthy(outbox, entry.acceptedAt + minutes * minute)
    expect([await healthy(59), await healthy(61)]).toEqual([true, false])
    await run(59)
    expect(told).toHaveLength(0)
    await run(61)
    expect(events.map(({ event }) => event)).toEqual(['alarm', 'alarm-not-told'])
    expect(events[0]).toMatchObject({ undeliveredMinutes: 61, dead: 0, misconfigured: false })
    status.code = 200
    for (const minutes of [71, 81, 130]) await run(minutes)
    expect(told).toHaveLength(2)
    await run(131)
    expect(told).toHaveLength(3)
    expect(told[1]).toContain('application/json {"text":"Inquiries do not get through')
    expect(told[1]).toContain('has waited 71 minutes')
    for (const secret of [good.name, good.email, entry.id])
      expect(told.join()).not.toContain(secret)
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  it('calls the webhook for a broken store, and for a dead inquiry until it is acknowledged', async () => {
    const { outbox, delivery, entry } = await setUp('smtp://127.0.0.1:1', {
      send: () => Promise.reject({ code: 'EMESSAGE', responseCode: 554, permanent: true }),
      policy: { ...quick, refusals: 1 },
    })
    await deliverNext(delivery)
    const { log } = memoryLog()
    const told: string[] = []
    const tell = async (_trouble: string, text: string) => void told.push(text)
    const alarm = { raise: tell, clear: async () => {} }
    const days = (count: number) => entry.acceptedAt + count * 24 * 60 * minute
    expect(await isHealthy(outbox, days(0))).toBe(false)
    expect(await isHealthy(outbox, days(9))).toBe(false)
    await raiseAlarm(outbox, log, days(9), alarm)
    expect(told).toEqual([expect.stringContaining('dead: 1')])
    await outbox.acknowledge(entry.id, 'telephoned', days(9))
    expect(await isHealthy(outbox, days(9))).toBe(true)
    await raiseAlarm(outbox, log, days(9), alarm)
    expect(told).toHaveLength(1)
    await outbox.close()
    expect(await raiseAlarm(outbox, log, days(9), alarm)).toBe(false)
    expect(told[1]).toContain('is not writable')
  })
})
