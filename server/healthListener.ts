import type { IncomingMessage, ServerResponse } from 'node:http'

// Each look writes to the store; a stranger who asks often must not make it sync often.
const keepFor = 5000

/**
 * Makes the listener of the health address: 200 "ok" or 503 "not ok", without details.
 * @param check whether all is well; its answer holds for five seconds
 */
export function createHealthListener(check: () => Promise<boolean>) {
  let known: { healthy: Promise<boolean>; until: number } | undefined
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Not the time of day: where that is set back, an old answer would hold until it is there again.
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
