import type { IncomingMessage, ServerResponse } from 'node:http'

// Each check syncs to disk; frequent requests by strangers must not.
const keepFor = 5000

/**
 * Creates the listener of the health check: 200 "ok" or 503 "not ok", without details.
 * @param check its result is cached for five seconds
 */
export function createHealthListener(check: () => Promise<boolean>) {
  let known: { healthy: Promise<boolean>; until: number } | undefined
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Monotonic: after the wall clock is set back, an old answer would stay cached.
    if (!known || known.until < performance.now()) {
      known = { healthy: check(), until: performance.now() + keepFor }
    }
    const healthy = await known.healthy
    response.writeHead(healthy ? 200 : 503, {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    response.end(healthy ? 'ok\n' : 'not ok\n')
  }
}
