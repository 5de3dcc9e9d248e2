import { relative, resolve } from 'node:path'
import { readServerConfig, requireMailSetting, type ServerConfig } from './config.ts'
import { mailPath } from './localPipeline.ts'
import { explainStartError } from './startError.ts'
import { startServer } from './startServer.ts'

// npm start: serves the built site and accepts inquiries until it is stopped.

const pressedTwice = 500
const root = resolve(import.meta.dirname, '..')

// Files may hold personal data: for the owner only.
process.umask(0o077)
// A log reader that went away must not stop the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  const config = readServerConfig(process.env, root)
  requireMailSetting(config, process.env)
  const starting = startServer(config)
  let told = 0
  // From the first moment: mail and alarms begin before the server is ready.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl+C twice ends at once. A single one can arrive twice: from the terminal and forwarded by npm.
      if (told > 0 && Date.now() - told > pressedTwice) process.exit(1)
      // Exits without waiting for open requests such as an unanswered alarm.
      if (told === 0) {
        const stopped = starting.then((server) => server.close())
        void stopped.then(() => process.exit()).catch(() => {})
      }
      told ||= Date.now()
    })
  }
  const server = await starting
  console.log(`Legatus is ready at ${server.url} (mails go to ${destination(config)})`)
} catch (error) {
  console.error(`Legatus did not start: ${explainStartError(error as Error)}`)
  process.exitCode = 1
}

function destination(config: ServerConfig): string {
  if (!config.smtpUrl) {
    const path = mailPath(config)
    const near = relative(process.cwd(), path)
    return near.startsWith('..') ? path : near
  }
  return `${config.office.to} through ${new URL(config.smtpUrl).host}`
}
