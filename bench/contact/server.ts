import { resolve } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'

// The server under measurement, in a process of its own. Takes the data directory and the site's. No
// rate limit, and no deliveries: what is measured is how fast inquiries are stored durably.

const [dataDir = '', dist = ''] = process.argv.slice(2)
const config = readConfig({}, resolve(import.meta.dirname, '../..'))

const { url } = await startServer(
  { ...config, host: '127.0.0.1', port: 0, dataDir, dist },
  { limiter: () => 0, log: () => {}, send: () => new Promise(() => {}) },
)
console.log(url)
