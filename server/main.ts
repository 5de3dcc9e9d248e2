import { relative, resolve } from 'node:path'
import { readServerConfig, type ServerConfig } from './config.ts'
import { mailPath } from './localPipeline.ts'
import { explainStartError } from './startError.ts'
import { startServer } from './startServer.ts'

// npm start: serves the built site and takes inquiries, until it is told to stop.

const root = resolve(import.meta.dirname, '..')

try {
  const config = readServerConfig(process.env, root)
  const server = await startServer(config)
  console.log(`Legatus is ready at ${server.url} (mails go to ${destination(config)})`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends the process at once, as a person who presses twice expects.
    process.once(signal, () => void server.close())
  }
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
