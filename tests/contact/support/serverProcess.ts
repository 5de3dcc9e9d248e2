import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { ServerConfig } from '../../../server/config.ts'

interface ServerProcess {
  url: string
  pid: number
  /** Sends a signal and resolves with the exit code (null when the signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts a server in its own process, which ends with the test; resolves when it listens.
 * @param before a command to start node with, e.g. strace
 * @throws Error when it does not listen within ten seconds
 */
export async function startProcess(
  config: ServerConfig & { hold?: boolean; clock?: number },
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'serverChild.ts')
  const [command = '', ...rest] = [...before, process.execPath, script, JSON.stringify(config)]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  // The server's own id, not strace's: killing that would leave the server behind.
  const { url, pid } = JSON.parse(await firstLine(child)) as { url: string; pid: number }
  const running = () => child.exitCode === null && child.signalCode === null
  onTestFinished(() => {
    if (running()) process.kill(pid, 'SIGKILL')
  })
  return {
    url,
    pid,
    async end(signal) {
      if (!running()) return child.exitCode
      const exited = once(child, 'exit')
      process.kill(pid, signal)
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no standard output.')
  const lines = createInterface(child.stdout)
  const signal = AbortSignal.timeout(10_000)
  const [line] = (await Promise.race([
    once(lines, 'line', { signal }),
    once(child, 'exit', { signal }).then(() => [undefined]),
  ])) as [string | undefined]
  if (!line) throw new Error('The server ended before it was ready.')
  return line
}
