import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ServedSite {
  readonly url: string
  /** The Maildir that inquiries are delivered to. */
  readonly mail: string
  stop(): Promise<void>
}

/**
 * Starts the production server like `npm start`, on a free port and with its own store.
 * @param env additional environment variables
 * @throws Error with the server's output when it does not start
 */
export async function serve(env: Record<string, string> = {}): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'legatus-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      SMTP_URL: '',
      ALARM_URL: '',
      // Explicit, because with SITE_URL set the server would require a mail server.
      MAIL_DIR: join(data, 'mail'),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await readyAddress(child)
  return {
    url,
    mail: join(data, 'mail', 'new'),
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGKILL')
        await ended
      }
      await rm(data, { recursive: true, force: true })
    },
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}
