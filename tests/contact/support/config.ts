import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RetryPolicy } from '../../../contact/delivery/faults.ts'
import type { Log, LogEvent } from '../../../contact/log.ts'
import type { ServerConfig } from '../../../server/config.ts'
import { contactOfTests } from './content.ts'
import { makeSite } from './site.ts'

export function temporary(): string {
  const path = mkdtempSync(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A configuration with its own site, data directory and port. */
export function testConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  const directory = temporary()
  const dist = join(directory, 'dist')
  makeSite(dist)
  return {
    ...contactOfTests,
    host: '127.0.0.1',
    port: 0,
    dataDir: join(directory, 'data'),
    mailDir: null,
    dist,
    trustProxy: 0,
    metricsToken: null,
    ...changes,
  }
}

/** A retry policy with delays of tens of milliseconds. */
export const quick: RetryPolicy = { delays: [20, 40, 80, 160], giveUpAfter: 60_000, refusals: 3 }

export function memoryLog(): { log: Log; events: (LogEvent & { level: string })[] } {
  const events: (LogEvent & { level: string })[] = []
  return { log: (level, event) => events.push({ ...event, level }), events }
}

/**
 * Polls every 10 ms until `check` returns something truthy.
 * @param limit in ms
 * @returns what `check` returned
 * @throws Error when it was never true
 */
export async function until<T>(
  check: () => T | Promise<T>,
  limit = 10_000,
): Promise<Exclude<T, false | null | undefined>> {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const value = await check()
    if (value) return value as Exclude<T, false | null | undefined>
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`Still waiting after ${limit} ms for: ${check}`)
}
