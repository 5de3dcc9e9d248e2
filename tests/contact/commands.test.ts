import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inquiryMail, receiptMail } from '../../contact/delivery/mail.ts'
import { maildirSend } from '../../contact/delivery/maildir.ts'
import type { Inquiry } from '../../contact/inquiry.ts'
import { createEntry } from '../../contact/outboxEntry.ts'
import { openWords } from '../../content-reader/openWords.ts'
import { readServerConfig, requireMailSetting } from '../../server/config.ts'
import { createContactMiddleware } from '../../server/contactMiddleware.ts'
import { mailPath } from '../../server/localPipeline.ts'
import { runOutboxCommand } from '../../server/outboxCommand.ts'
import { explainStartError } from '../../server/startError.ts'
import { temporary, testConfig, until } from './support/config.ts'
import { contactOfTests, writeContent } from './support/content.ts'
import { listen } from './support/listen.ts'
import { openStore } from './support/openStore.ts'
import { root } from './support/root.ts'
import { contactHtml, outcomeOf } from './support/site.ts'
import { good, postForm, postJson } from './support/submit.ts'
import { startTestServer } from './support/testServer.ts'

const run = promisify(execFile)

async function command(script: string, args: string[], env: Record<string, string> = {}) {
  try {
    const ended = await run(process.execPath, [join(root, 'server', script), ...args], { env })
    return { code: 0, ...ended }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}

describe('npm run outbox', () => {
  async function filled() {
    const dataDir = temporary()
    const outbox = openStore(join(dataDir, 'outbox.sqlite'))
    const entries = ['=SUM(A1:A9)', 'She said "hi"\nand left'].map((message, index) =>
      createEntry(
        { ...good, company: '＝A1+A2', language: 'en', message },
        Date.UTC(2025, 9, 29, 0, index * 20),
      ),
    )
    for (const entry of entries) await outbox.accept(entry)
    const outboxCommand = (...args: string[]) =>
      runOutboxCommand(args, { DATA_DIR: dataDir }).then(
        (text) => ({ stdout: `${text}\n`, stderr: '' }),
        (error) => ({ stdout: '', stderr: `${error.message}\n` }),
      )
    return { outbox, dataDir, entries, ids: entries.map(({ id }) => id), outboxCommand }
  }

  it('lists inquiries without personal data and shows one with it', async () => {
    const { ids, dataDir, outboxCommand } = await filled()
    const list = await command('outboxCommand.ts', ['list'], { DATA_DIR: dataDir })
    expect(list.code).toBe(0)
    expect(list.stdout.split('\n')[0]).toBe(
      `${ids[0]}  2025-10-29 09:00:00  pending  0  2025-10-29 09:00:00  -`,
    )
    expect(list.stdout).toContain('2 pending, 0 sent, 0 dead, 0 done')
    expect(list.stdout).not.toContain(good.email)
    const { stdout } = await outboxCommand('show', ids[1] ?? '')
    for (const text of [good.name, good.email, 'She said "hi"\nand left'])
      expect(stdout).toContain(text)
  })

  it('exports an inquiry that was stored before its form had all fields', async () => {
    const { outbox, outboxCommand } = await filled()
    const { company: _, ...older } = { ...good, language: 'ja' as const }
    const stored = { ...older, name: 'before' } as Inquiry
    await outbox.accept({ ...createEntry({ ...good, ...stored }, Date.now()), inquiry: stored })
    const { stdout } = await outboxCommand('export', '--csv')
    expect(stdout).toContain(`"before","${good.email}","",`)
  })

  it('exports CSV that spreadsheets do not run as formulas', async () => {
    const { outboxCommand } = await filled()
    const { stdout } = await outboxCommand('export', '--csv')
    const rows = stdout.trim().split('\r\n')
    expect(stdout).toMatch(/^\uFEFFid,accepted,state,attempts,next,settled,fault,language,name,/)
    expect(rows[1]).toContain(`"'=SUM(A1:A9)"`)
    expect(rows[1]).toContain(`"'＝A1+A2"`)
    expect(rows[2]).toContain('"She said ""hi""\nand left"')
  })

  it('retries a dead inquiry, and explains what it cannot do', async () => {
    const { outbox, dataDir, ids, outboxCommand } = await filled()
    const claim = await outbox.claim(Date.now())
    if (!claim) throw new Error('nothing was due')
    await outbox.settle(claim, { state: 'dead', refusals: 8, fault: 'x' }, Date.now())
    expect((await outboxCommand('retry', claim.id)).stdout).toContain('is due again')
    expect((await outbox.claim(Date.now()))?.id).toBeDefined()
    const missing = await command('outboxCommand.ts', ['retry', 'nothing'], { DATA_DIR: dataDir })
    expect([missing.code, missing.stderr]).toEqual([
      1,
      'There is no inquiry nothing; see npm run outbox -- list.\n',
    ])
    expect((await outboxCommand()).stderr).toContain('Usage: npm run outbox')
    const elsewhere = runOutboxCommand(['list'], { DATA_DIR: temporary() })
    await expect(elsewhere).rejects.toThrow('set DATA_DIR as for the server')
    expect(ids).toHaveLength(2)
  })

  it('makes all waiting inquiries due', async () => {
    const { outbox, outboxCommand } = await filled()
    const later = Date.now() + 3_600_000
    for (const fault of ['temporary: x', 'configuration: x']) {
      const claim = await outbox.claim(Date.now())
      if (!claim) throw new Error('nothing was due')
      const verdict = { state: 'pending', nextAt: later, refusals: 0, fault } as const
      await outbox.settle(claim, verdict, Date.now())
    }
    expect((await outboxCommand('retry', '--all')).stdout).toBe('2 are due now.\n')
    expect(await outbox.nextDue()).toBeLessThanOrEqual(Date.now())
  })

  it('resends a delivered inquiry, and retries all dead ones', async () => {
    const { outbox, ids, outboxCommand } = await filled()
    const [sent, dead] = [await outbox.claim(Date.now()), await outbox.claim(Date.now())]
    if (!sent || !dead) throw new Error('nothing was due')
    await outbox.settle(sent, { state: 'sent' }, Date.now())
    await outbox.settle(dead, { state: 'dead', refusals: 0, fault: 'temporary: x' }, Date.now())
    expect((await outboxCommand('retry', sent.id)).stderr).toContain(`resend ${sent.id}`)
    expect((await outboxCommand('resend', dead.id)).stderr).toContain('is dead, not sent')
    expect((await outboxCommand('resend', sent.id)).stdout).toBe(`${sent.id} is due again.\n`)
    expect((await outboxCommand('retry', '--dead')).stdout).toBe('1 are due again.\n')
    expect((await outbox.list()).map(({ state }) => state)).toEqual(ids.map(() => 'pending'))
  })

  it('acknowledges a dead inquiry, and no other', async () => {
    const { outbox, outboxCommand } = await filled()
    const claim = await outbox.claim(Date.now())
    if (!claim) throw new Error('nothing was due')
    const early = await outboxCommand('done', claim.id, 'telephoned')
    expect(early.stderr).toBe(`${claim.id} is pending, not dead.\n`)
    await outbox.settle(claim, { state: 'dead', refusals: 8, fault: 'x' }, Date.now())
    expect((await outboxCommand('done', claim.id)).stderr).toContain('Usage: npm run outbox')
    expect(await outbox.probe()).toMatchObject({ dead: 1 })
    const told = await outboxCommand('done', claim.id, 'telephoned', 'twice')
    expect(told.stdout).toBe(`${claim.id} is done.\n`)
    expect(await outbox.probe()).toMatchObject({ dead: 0 })
    expect((await outboxCommand('list')).stdout).toContain('1 pending, 0 sent, 0 dead, 1 done')
    expect((await outboxCommand('show', claim.id)).stdout).toContain('note: telephoned twice\n')
  })

  it('erases one inquiry from every file of this machine', async () => {
    const { outbox, dataDir, entries, outboxCommand } = await filled()
    const [entry, other] = entries
    if (!entry || !other) throw new Error('nothing was stored')
    const send = maildirSend(join(dataDir, 'mail'))
    const { office } = contactOfTests
    const words = { subject: 'received', text: 'received' }
    for (const each of [entry, other]) {
      await send(inquiryMail(each, office), AbortSignal.timeout(5000))
      const receipt = receiptMail(each, office, { ja: words, en: words })
      await send(receipt, AbortSignal.timeout(5000))
    }
    const files = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const naming = (text: string) =>
      files().filter(({ name, parentPath }) =>
        (name + readFileSync(join(parentPath, name), 'latin1')).includes(text),
      )
    // Mail programs do this with read mails.
    const [mail] = naming(entry.id).filter(({ name }) => name.endsWith('.legatus'))
    if (!mail) throw new Error('no mail was filed')
    renameSync(join(mail.parentPath, mail.name), join(dataDir, 'mail/cur', `${mail.name}:2,S`))
    await outbox.mayConfirm(good.email, Date.now())
    const told = await outboxCommand('erase', entry.id)
    expect(told.stdout).toContain(`${entry.id} is erased from the store, and 2 mail files.`)
    expect(naming(entry.id)).toEqual([])
    expect(naming('SUM(A1')).toEqual([])
    expect(naming(other.id).length).toBeGreaterThanOrEqual(2)
    expect((await outboxCommand('list')).stdout).toContain('1 pending')
    expect(await outbox.mayConfirm(good.email, Date.now())).toBe(true)
    expect((await outboxCommand('erase', entry.id)).stderr).toContain('There is no inquiry')
  })
})

const noMail = (variable: string) =>
  `SMTP_URL is missing, and ${variable} says that this server is public; ` +
  'set SMTP_URL to the mail server, or MAIL_DIR to a folder to keep mails as files there'

/** Starts the server in a process of its own, which ends with the test. */
async function startMain(dataDir: string) {
  // The default umask of most systems; this process keeps its own.
  const line = `process.umask(0o022); import(${JSON.stringify(join(root, 'server/main.ts'))})`
  const server = spawn(process.execPath, ['-e', line], {
    env: { DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [ready] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, url: /http:\S+/.exec(ready.toString())?.[0] ?? '' }
}

describe('npm start', () => {
  it.each([
    {},
    { SITE_URL: 'http://localhost:3000', HOST: 'localhost' },
    { SITE_URL: 'http://[::1]:3000', HOST: '::1' },
    { SITE_URL: 'http://127.0.0.1/', HOST: '127.0.0.2' },
    { SITE_URL: 'https://www.firm.test', HOST: '0.0.0.0', TRUST_PROXY: '1', MAIL_DIR: 'mail' },
    { SITE_URL: 'https://www.firm.test', SMTP_URL: 'smtp://mail.firm.test' },
  ])('starts with only %j to configure mails', (env) => {
    const firm = temporary()
    writeContent(firm)
    const config = readServerConfig(env, firm)
    expect(config).toMatchObject({ host: 'HOST' in env ? env.HOST : '127.0.0.1', port: 3000 })
    expect(() => requireMailSetting(config, env)).not.toThrow()
    expect(mailPath(config)).toBe(join(firm, 'MAIL_DIR' in env ? 'mail' : '.data/mail'))
  })

  it('keeps its files private in a folder that others can read', async () => {
    const dataDir = temporary()
    chmodSync(dataDir, 0o755)
    writeFileSync(join(dataDir, 'outbox.sqlite'), '', { mode: 0o644 })
    const { url } = await startMain(dataDir)
    expect((await postJson(url, good)).status).toBe(200)
    const mail = join(dataDir, 'mail/new')
    await until(() => existsSync(mail) && readdirSync(mail).length > 0)
    const open = readdirSync(dataDir, { recursive: true })
      .map(String)
      .filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })

  const faults: [NodeJS.ProcessEnv, string][] = [
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes"'],
    [
      { MAIL_TO: 'a@b.jp, c@d.jp' },
      'MAIL_TO must be a plain email address such as name@example.jp',
    ],
    [{ MAIL_FROM: 'x' }, 'MAIL_FROM must be a plain email address such as name@example.jp'],
    [{ SMTP_URL: 'https://u:p@x' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://'],
    [{ SITE_URL: 'x' }, 'SITE_URL must be a URL that begins with http:// or https://'],
    [{ ALARM_URL: 'x' }, 'ALARM_URL must be a URL that begins with https:// or http://'],
    [{ SITE_URL: 'https://www.firm.test' }, noMail('SITE_URL')],
    [{ HOST: '0.0.0.0' }, noMail('HOST')],
    [{ HOST: '::' }, noMail('HOST')],
    [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, noMail('TRUST_PROXY')],
  ]
  const unwritable: (typeof faults)[number] = [
    { MAIL_DIR: '/dev/null' },
    'MAIL_DIR is not a writable folder (ENOTDIR at /dev/null); ' +
      'set it to a writable folder, or set SMTP_URL to the mail server',
  ]

  it.each(faults)('finds what is wrong with %j', (env, line) => {
    const start = () => requireMailSetting(readServerConfig(env, root), env)
    expect(start).toThrow(line)
  })

  // The others are said in the same way.
  it.each([...faults.slice(-1), unwritable])(
    'reports in one line what is wrong with %j',
    async (env, line) => {
      const { code, stdout, stderr } = await command('main.ts', [], env as Record<string, string>)
      expect([code, stdout, stderr]).toEqual([1, '', `Legatus did not start: ${line}\n`])
    },
  )

  it('keeps running when nobody reads its log any more', async () => {
    const { server, url } = await startMain(temporary())
    server.stdout.destroy()
    server.stderr.destroy()
    for (const message of ['1', '2', '3']) {
      expect((await postJson(url, { ...good, message })).status).toBe(200)
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('explains a port in use, an unknown host and a missing build', async () => {
    const port = Number(new URL((await startTestServer()).url).port)
    const why = (changes: object) => startTestServer(testConfig(changes)).catch(explainStartError)
    expect(await why({ port })).toMatch(`port ${port} is in use; stop the program`)
    expect(await why({ host: '192.0.2.1' })).toBe(
      'this machine has no address "192.0.2.1"; correct HOST',
    )
    expect(await why({ dist: '/nowhere' })).toBe('/nowhere/_headers is missing; run npm run build')
    expect(await why({ dataDir: '/dev/null/data' })).toContain(
      'set DATA_DIR to a writable directory',
    )
  })
})

describe('npm run dev', () => {
  it('answers the form with the current page, and leaves other requests alone', async () => {
    process.env.DATA_DIR = temporary()
    onTestFinished(() => {
      delete process.env.DATA_DIR
    })
    const middleware = createContactMiddleware()
    const server = createServer((request, response) =>
      middleware(request, response, () => response.end(contactHtml('ja'))),
    )
    const url = `http://127.0.0.1:${await listen(server)}`
    expect(await (await fetch(`${url}/`)).text()).toBe(contactHtml('ja'))
    expect((await postJson(url, { ...good, email: 'x' })).status).toBe(422)
    const page = await postForm(url, { ...good, email: 'x' })
    expect(page.status).toBe(422)
    expect(outcomeOf(await page.text())).toContain(openWords(root).contact.outcomes.failure.ja)
  })
})
