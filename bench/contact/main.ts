import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { createEntry } from '../../contact/outboxEntry.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { openConnection } from './client.ts'
import { measure, row } from './measure.ts'

// npm run bench:contact: durably stored inquiries per second, compared with what the disk can do.

const span = 4000
const loads = [1, 16, 64]
let count = 0

// On the project's disk: the system's temporary directory may be in memory.
const parent = resolve(import.meta.dirname, '../../.data')
mkdirSync(parent, { recursive: true })
const directory = mkdtempSync(join(parent, 'bench-'))

try {
  console.log(
    `${''.padEnd(34)}${'a second'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`,
  )
  console.log(row('4 KB and one sync of the disk', await syncRate()))
  for (const load of loads) console.log(row(`outbox, ${load} at a time`, await outboxRate(load)))
  for (const load of loads) console.log(row(`server, ${load} connections`, await serverRate(load)))
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function syncRate() {
  const file = openSync(join(directory, 'sync'), 'w')
  const page = Buffer.alloc(4096, 1)
  const step = () => {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  const result = await measure([step], span)
  closeSync(file)
  return result
}

async function outboxRate(load: number) {
  const outbox = new SqliteOutbox(join(directory, `outbox-${load}.sqlite`))
  const step = () => outbox.accept(createEntry(inquiry(), Date.now()))
  const result = await measure(Array<typeof step>(load).fill(step), span)
  await outbox.close()
  return result
}

async function serverRate(load: number) {
  const dist = join(directory, 'dist')
  mkdirSync(join(dist, 'en'), { recursive: true })
  for (const file of ['_headers', '404.html', 'en/404.html']) writeFileSync(join(dist, file), '')
  const script = join(import.meta.dirname, 'server.ts')
  const data = join(directory, `data-${load}`)
  const server = spawn(process.execPath, [script, data, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const port = Number(new URL(line.toString().trim()).port)
    const body = () => JSON.stringify(inquiry())
    const open = await Promise.all(Array.from({ length: load }, () => openConnection(port, body)))
    const result = await measure(
      open.map(({ send }) => send),
      span,
    )
    for (const { close } of open) close()
    return result
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
}

function inquiry() {
  count += 1
  const message = `${count} 会社の承継について伺いたく、ご連絡いたしました。`.padEnd(400, '。')
  return {
    name: '山田 太郎',
    email: 'taro@example.jp',
    company: '見本建設株式会社',
    message,
    language: 'ja' as const,
  }
}
