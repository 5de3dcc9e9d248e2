import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SqliteOutbox } from '../contact/sqlite/SqliteOutbox.ts'
import { readServerConfig } from './config.ts'
import { outboxPath } from './localPipeline.ts'
import { csv, details, listing } from './outboxReport.ts'

// npm run outbox -- list | show ID | retry ID | export --csv
// For the firm's staff, also while the server runs.

const usage = `Usage: npm run outbox -- <command>
  list            all inquiries, oldest first, without what they say
  show ID         one inquiry with its text and the history of its delivery
  retry ID        send it again at the server's next look, within 30 seconds
  export --csv    all inquiries as a spreadsheet, to standard output`

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run([command, argument]: string[]): Promise<string> {
  const known =
    command === 'list' ||
    ((command === 'show' || command === 'retry') && argument) ||
    (command === 'export' && argument === '--csv')
  if (!known) throw new Error(usage)
  const config = readServerConfig(process.env, resolve(import.meta.dirname, '..'))
  const path = outboxPath(config)
  // Opening would make an empty one, and hide that DATA_DIR is not the server's.
  if (!existsSync(path))
    throw new Error(`There is no outbox at ${path}; set DATA_DIR as for the server.`)
  const outbox = new SqliteOutbox(path)
  try {
    if (command === 'list') return listing(await outbox.list())
    if (command === 'export') return csv(await outbox.list())
    const id = argument ?? ''
    const entry = (await outbox.list()).find((each) => each.id === id)
    if (!entry) throw new Error(`There is no inquiry ${id}; see npm run outbox -- list.`)
    if (command === 'show') return details(entry)
    if (await outbox.retry(id, Date.now())) return `${id} is due again.`
    throw new Error(`${id} is ${entry.state === 'sent' ? 'already sent' : 'being sent just now'}.`)
  } finally {
    await outbox.close()
  }
}
