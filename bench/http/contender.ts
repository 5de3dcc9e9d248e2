import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Contender {
  name: string
  /** Without a trailing slash. */
  url: string
  pid: number
  end(): Promise<unknown>
}

/** Starts the server of a built checkout of this project, with its own store. */
export async function startOurs(name: string, root: string, dataDir: string): Promise<Contender> {
  const mails = { SMTP_URL: '', ALARM_URL: '', MAIL_DIR: join(dataDir, 'mail') }
  const env = { ...process.env, ...mails, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const port = /ready at http:\/\/localhost:(\d+)/.exec(line)?.[1]
  if (!port) throw new Error(`The server said: ${line}`)
  const url = `http://127.0.0.1:${port}`
  return { name, url, pid: child.pid ?? 0, end: () => ended(child) }
}

export function ended(child: ChildProcess): Promise<unknown> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  return exit
}

/** Waits up to five seconds until a URL answers 200. @throws Error when it does not, or the server exits */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`Nothing answers at ${url}`)
}

/** The processor time that a process has used, in seconds. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may contain spaces: user and system time are fields 12 and 13, in 1/100 s.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
