import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporary, testConfig, until } from './support/config.ts'
import { startMailServer } from './support/mail-server.ts'
import { root } from './support/root.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postJson } from './support/submit.ts'

it('a backup taken under load can be restored under load, and loses nothing confirmed', async () => {
  const mail = await startMailServer()
  const folder = temporary()
  const config = testConfig({ smtpUrl: mail.url })
  const server = await startProcess({ ...config, hold: true })
  const confirmed = new Set<string>()
  let on = true
  let asked = 0
  const load = Array.from({ length: 8 }, async () => {
    while (on) {
      const message = `inquiry ${asked++}`
      if ((await postJson(server.url, { ...good, message })).status === 200) confirmed.add(message)
    }
  })
  const moreConfirmed = async () => {
    const before = confirmed.size
    await until(() => confirmed.size > before + 50)
  }
  await moreConfirmed()
  const certain = [...confirmed]
  const command = [join(root, 'server/outboxCommand.ts'), 'backup', folder]
  const env = { ...process.env, DATA_DIR: config.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const copy = join(folder, readdirSync(folder)[0] ?? '')
  expect(stdout).toContain(copy)
  expect(statSync(copy).mode & 0o077).toBe(0)
  await moreConfirmed()
  // As described in docs/operations.md, 'Backup and restore'.
  const place = join(config.dataDir, 'outbox.sqlite')
  cpSync(copy, `${place}.new`)
  renameSync(`${place}.new`, place)
  await moreConfirmed()
  on = false
  await Promise.all(load)
  await server.end('SIGKILL')

  // The backup by itself on another machine, and the restored store, which holds more.
  const elsewhere = testConfig({ smtpUrl: mail.url })
  mkdirSync(elsewhere.dataDir)
  cpSync(copy, join(elsewhere.dataDir, 'outbox.sqlite'))
  for (const [store, messages] of [
    [elsewhere, certain],
    [config, [...confirmed]],
  ] as const) {
    mail.mails.length = 0
    const sender = await startProcess(store)
    const arrived = () =>
      new Set(mail.mails.map(({ text = '' }) => text.trimEnd().split('\n').at(-1)))
    await until(() => messages.every((message) => arrived().has(message)), 60_000)
    await sender.end('SIGTERM')
  }
  await mail.close()
})
