import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { testsAll } from '../support/testsAll.ts'
import { testConfig, until } from './support/config.ts'
import { type MailServer, reply, startMailServer } from './support/mail-server.ts'
import { openStore } from './support/openStore.ts'
import { root } from './support/root.ts'
import { startProcess } from './support/serverProcess.ts'
import { good, postJson } from './support/submit.ts'

// The promise of the whole pipeline: what was answered with success is delivered. The server is killed at
// random moments under load and a flood of refused posts, while the mail server goes up and down, the clock
// jumps by up to a year, and every fifth time the store is removed first. Then every inquiry is looked up.

const kills = Number(process.env.CONTACT_KILLS || (testsAll ? 8 : 1))
const clients = 16
const year = 365 * 24 * 3_600_000

it(`loses no confirmed inquiry when it is killed ${kills} times`, {
  timeout: 60_000 + kills * 5000,
}, async () => {
  const mail = await comingAndGoing()
  const config = testConfig({ smtpUrl: mail.url, port: await freePort() })
  flood(config.port)
  const confirmed = new Set<string>()
  let asked = 0
  let refused = 0

  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess({
      ...config,
      clock: Math.round((Math.random() - 0.5) * 2 * year),
    })
    const dead = new AbortController()
    const load = Array.from({ length: clients }, async (_, client) => {
      while (!dead.signal.aborted) {
        const message = `inquiry ${round}-${client}-${asked++}`
        try {
          const response = await postJson(server.url, { ...good, message })
          if (response.status === 200) confirmed.add(message)
        } catch {
          // Killed before the answer: nothing was promised.
        }
        await pause(Math.random() * 60)
      }
    })
    await until(async () => (await refusals(server.url)) > 0)
    await pause(100 + Math.random() * 700)
    if (round % 5 === 4) {
      for (const end of ['', '-wal', '-shm'])
        rmSync(join(config.dataDir, `outbox.sqlite${end}`), { force: true })
      // The new store has the old contents once another inquiry is confirmed.
      const before = confirmed.size
      await until(() => confirmed.size > before + clients)
    }
    refused += await refusals(server.url)
    await server.end('SIGKILL')
    dead.abort()
    await Promise.all(load)
  }

  await mail.stay()
  const last = await startProcess(config)
  const outbox = openStore(join(config.dataDir, 'outbox.sqlite'))
  await until(async () => (await outbox.nextDue()) === null, 30_000 + kills * 2000)
  await last.end('SIGTERM')

  // By text: Message-IDs and number of mails.
  const arrived = new Map<string, string[]>()
  for (const { text = '', messageId = '' } of mail.mails()) {
    const message = text.trimEnd().split('\n').at(-1) ?? ''
    arrived.set(message, [...(arrived.get(message) ?? []), messageId])
  }
  const lost = [...confirmed].filter((message) => !arrived.has(message))
  const doubles = [...arrived.values()].filter((ids) => ids.length > 1)
  console.log(
    `${kills} kills, ${asked} inquiries sent, ${confirmed.size} confirmed, ${arrived.size} arrived, ` +
      `${lost.length} lost, ${doubles.length} doubled; ${refused} posts refused`,
  )
  expect(lost).toEqual([])
  expect(refused).toBeGreaterThan(kills)
  expect(confirmed.size).toBeGreaterThan(kills)
  for (const ids of doubles) expect(new Set(ids).size).toBe(1)
})

async function freePort(): Promise<number> {
  const server = await startMailServer()
  await server.close()
  return server.port
}

/** Floods a port, whatever listens there, with posts of another site until the test ends. */
function flood(port: number): void {
  const script = join(root, 'bench/floods/flood.ts')
  const child = spawn(process.execPath, [script, 'posts of another site', String(port)])
  onTestFinished(() => void child.kill('SIGKILL'))
}

async function refusals(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^legatus_refused_total\{status="403"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** A mail server that alternates between down, busy and up until told to stay up. */
async function comingAndGoing() {
  const all: MailServer[] = []
  let staying = false
  const answer = () => (!staying && Math.random() < 0.1 ? reply(451) : null)
  const first = await startMailServer({}, answer)
  all.push(first)
  const turns = (async () => {
    while (!staying) {
      await pause(300 + Math.random() * 700)
      await all.at(-1)?.close()
      await pause(Math.random() * 500)
      all.push(await startMailServer({}, answer, first.port))
    }
  })()
  onTestFinished(async () => {
    staying = true
    await turns
    await all.at(-1)?.close()
  })
  return {
    url: first.url,
    mails: () => all.flatMap(({ mails }) => mails),
    async stay() {
      staying = true
      await turns
    },
  }
}
