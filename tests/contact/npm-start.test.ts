import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createEntry } from '../../contact/outboxEntry.ts'
import { SqliteOutbox } from '../../contact/sqlite/SqliteOutbox.ts'
import { inputs } from '../../scripts/fingerprint.ts'
import { until } from './support/config.ts'
import { listen } from './support/listen.ts'
import { openRaw } from './support/rawClient.ts'
import { root } from './support/root.ts'
import { makeSite } from './support/site.ts'
import { good } from './support/submit.ts'

// Not needed for building or serving, large, or private.
const left = ['node_modules', 'dist', 'art', 'tests', 'bench', 'docs', 'test-results']

/** A copy of the project with a built site, because the real one may not be built. */
let copy: string
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'legatus-'))
  for (const name of readdirSync(root)) {
    if (!left.includes(name) && !name.startsWith('.')) {
      cpSync(join(root, name), join(copy, name), { recursive: true })
    }
  }
  mkdirSync(join(copy, 'art'))
  for (const file of inputs.filter((input) => input.startsWith('art/')))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  makeSite(join(copy, 'dist'))
  // As left by a build.
  const stamp = `const { fingerprint } = await import('./scripts/fingerprint.ts')
    require('node:fs').writeFileSync('dist/.inputs', await fingerprint())`
  const node = spawn(
    process.execPath,
    ['--input-type=commonjs', '-e', `(async () => {${stamp}})()`],
    {
      cwd: copy,
      env: { ...process.env, SITE_URL: '' },
      stdio: 'inherit',
    },
  )
  await once(node, 'exit')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Starts an npm script of the copy; resolves when the server prints its URL, or has exited. */
async function startNpm(script: string, env: Record<string, string> = {}) {
  const child = spawn('npm', ['run', script], {
    cwd: copy,
    // A process group of its own, so that leftovers end with the test.
    detached: true,
    env: {
      ...process.env,
      SITE_URL: '',
      SMTP_URL: '',
      ALARM_URL: '',
      MAIL_DIR: '.data/mail',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      ...env,
    },
  })
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // Nothing is left of it.
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exit = once(child, 'exit')
  const url = await until(
    () =>
      /ready at (http:\S+)/.exec(output)?.[1] ?? (child.exitCode === null ? undefined : 'ended'),
    30_000,
  )
  return { url, child, exit, output: () => output }
}

const answers = (url: string) =>
  fetch(`${url}/about`).then(
    (response) => response.ok,
    () => false,
  )

describe('npm', () => {
  it.each([
    ['start', 'SIGTERM'],
    ['serve', 'SIGTERM'],
    ['serve', 'SIGINT'],
  ] as const)('%s, stopped by %s, stops the server within ten seconds', async (script, signal) => {
    const { url, child, exit } = await startNpm(script)
    expect(await answers(url)).toBe(true)
    // Neither a form that never arrives nor a busy client delays it.
    openRaw(
      url,
      'POST /.netlify/functions/sendMail HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    )
    const busy = setInterval(() => void answers(url), 20)
    onTestFinished(() => clearInterval(busy))
    const begun = Date.now()
    child.kill(signal)
    // As from a terminal, where npm and the server both get the signal, and npm forwards it.
    if (signal === 'SIGINT') process.kill(-(child.pid ?? 0), signal)
    const [code] = await exit
    await until(async () => !(await answers(url)), 10_000)
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(code).toBe(0)
  })

  it('stops at once on SIGTERM while the webhook does not answer', async () => {
    const silent = createServer()
    const port = await listen(silent)
    let asked = 0
    silent.on('connection', (socket) => {
      asked += 1
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
    })
    const data = join(copy, '.waiting')
    mkdirSync(data)
    const outbox = new SqliteOutbox(join(data, 'outbox.sqlite'))
    await outbox.accept(createEntry({ ...good, language: 'ja' }, Date.now() - 2 * 3_600_000))
    await outbox.close()
    const { child, exit } = await startNpm('serve', {
      DATA_DIR: data,
      // Nothing listens there, so the inquiry waits.
      SMTP_URL: 'smtp://127.0.0.1:1',
      ALARM_URL: `http://127.0.0.1:${port}/`,
    })
    await until(() => asked > 0)
    const begun = Date.now()
    child.kill('SIGTERM')
    expect((await exit)[0]).toBe(0)
    expect(Date.now() - begun).toBeLessThan(5000)
  })

  it('serve reports a missing or outdated build in one line', async () => {
    const old = await startNpm('serve', { SITE_URL: 'https://other.test' })
    expect(await answers(old.url)).toBe(true)
    expect(old.output()).toMatch(
      /^dist\/ is older than its sources, or built for another SITE_URL;/m,
    )
    writeFileSync(join(copy, 'dist/.inputs'), '')
    const none = await startNpm('serve')
    expect(none.url).toBe('ended')
    expect(none.output()).toMatch(
      /^Legatus did not start: dist\/ has no finished build; run npm run build$/m,
    )
  })
})
