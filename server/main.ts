import { relative, resolve } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { explain } from './explain.ts'
import { mailPath } from './pipeline.ts'
import { startServer } from './start.ts'

// npm start: serves the built site and takes inquiries, until it is told to stop.

const root = resolve(import.meta.dirname, '..')

try {
  const config = readConfig(process.env, root)
  const server = await startServer(config)
  console.log(`Legatus is ready at ${server.url} (mails go to ${destination(config)})`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends the process at once, as a person who presses twice expects.
    process.once(signal, () => void server.close())
  }
} catch (error) {
  console.error(`Legatus did not start: ${explain(error as Error)}`)
  process.exitCode = 1
}

function destination(config: Config): string {
  if (!config.smtpUrl) {
    const path = mailPath(config)
    const near = relative(process.cwd(), path)
    return near.startsWith('..') ? path : near
  }
  return `${config.office.to} through ${new URL(config.smtpUrl).host}`
}
