import { onTestFinished } from 'vitest'
import { startServer } from '../../../server/startServer.ts'
import { memoryLog, testConfig } from './config.ts'

/** Starts a server in this process, which ends with the test; `events` is its log. */
export async function startTestServer(
  config = testConfig(),
  over: Parameters<typeof startServer>[1] = {},
) {
  const { log, events } = memoryLog()
  const server = await startServer(config, { log, ...over })
  onTestFinished(() => server.close(0))
  return { ...server, events }
}
