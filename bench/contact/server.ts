import { resolve } from 'node:path'
import { unlimited } from '../../contact/limits/rateLimiter.ts'
import { readServerConfig } from '../../server/config.ts'
import { startServer } from '../../server/startServer.ts'

// The server under test, in its own process. Arguments: the data directory and the site's. Without rate
// limits and delivery, because only durable storing is measured.

const [dataDir = '', dist = ''] = process.argv.slice(2)
const config = readServerConfig({}, resolve(import.meta.dirname, '../..'))

const { url } = await startServer(
  { ...config, host: '127.0.0.1', port: 0, dataDir, dist },
  { limiter: unlimited, log: () => {}, send: () => new Promise(() => {}) },
)
console.log(url)
