import { unlimited } from '../../../contact/limits/rateLimiter.ts'
import type { ServerConfig } from '../../../server/config.ts'
import { startServer } from '../../../server/startServer.ts'

// The server in its own process, to be killed by tests. Its argument is the configuration as JSON; `hold`
// makes every send hang, `clock` sets the wall clock ahead by this many ms (below 0: back). Prints its URL
// and process id when ready.

const { hold, clock, ...config } = JSON.parse(process.argv[2] ?? '{}') as ServerConfig & {
  hold?: boolean
  clock?: number
}

if (clock) {
  const now = Date.now.bind(Date)
  Date.now = () => now() + clock
}

const server = await startServer(config, {
  limiter: unlimited,
  // The delays and leases of production, in fractions of a second.
  policy: { delays: [50, 100, 200, 400], giveUpAfter: 5 * 24 * 3_600_000, refusals: 1000 },
  deadline: 1000,
  lease: 1500,
  slow: { renewEvery: 500, slowAfter: 5000 },
  // The tests' mail server takes a tenth of a second per connection.
  workers: hold ? 1 : 32,
  log: () => {},
  ...(hold && { send: () => new Promise<void>(() => {}) }),
})
process.once('SIGTERM', () => void server.close(2000))
console.log(JSON.stringify({ url: server.url, pid: process.pid }))
