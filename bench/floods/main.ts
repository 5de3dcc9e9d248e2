import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// npm run bench:floods: how long a visitor waits for a page while one address floods the server. The visitor
// uses another address and a new connection per page. Needs a build, and Linux, where all of 127.* is local.

const span = 10_000
const warmUp = 2000
const timeoutMs = 5000
const root = resolve(import.meta.dirname, '../..')
const directory = mkdtempSync(join(tmpdir(), 'legatus-floods-'))
const running = new Set<ChildProcess>()

try {
  console.log(
    `${''.padEnd(24)}${'pages'.padStart(7)}${'failed'.padStart(8)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}`,
  )
  const kinds = [
    '',
    'slow headers',
    'slow readers',
    'refused posts',
    'posts of another site',
    'not found',
  ]
  for (const kind of kinds) await measure(kind)
} finally {
  for (const child of running) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
}

async function measure(kind: string): Promise<void> {
  const env = { ...process.env, PORT: '0', DATA_DIR: mkdtempSync(join(directory, 'data-')) }
  const server = start(['server/main.ts'], env)
  const [line] = (await once(server.stdout as NodeJS.EventEmitter, 'data')) as [Buffer]
  const port = Number(/:(\d+)/.exec(line.toString())?.[1])
  const flood = kind && start(['bench/floods/flood.ts', kind, String(port), largestFile()])
  await pause(warmUp)
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + span; performance.now() < end; ) {
    const begun = performance.now()
    try {
      await visit(port)
      times.push(performance.now() - begun)
    } catch {
      failed += 1
    }
    await pause(20)
  }
  for (const child of [flood, server]) {
    if (!child) continue
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended by itself.`)
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)
  console.log(
    `${(kind || 'no flood').padEnd(24)}${String(times.length).padStart(7)}${String(failed).padStart(8)}` +
      `${at(0.5).padStart(9)}${at(0.95).padStart(9)}`,
  )
}

function start(args: string[], env = process.env): ChildProcess {
  const kind = env === process.env ? 'inherit' : 'ignore'
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', kind],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function visit(port: number): Promise<void> {
  const options = {
    port,
    host: '127.0.0.1',
    localAddress: '127.0.0.2',
    path: '/about',
    agent: false,
  }
  return new Promise((done, failed) => {
    const request = get({ ...options, timeout: timeoutMs }, (response) => {
      response.resume()
      response.once('end', done).once('error', failed)
    })
    request.once('error', failed).once('timeout', () => request.destroy(new Error('too slow')))
  })
}

function largestFile(): string {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const sizeOf = (file: string) => statSync(file).size
  const [largest = ''] = files.sort((one, other) => sizeOf(other) - sizeOf(one))
  return `/${relative(dist, largest)}`
}
