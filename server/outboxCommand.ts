import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { eraseFromMaildir } from '../contact/delivery/maildir.ts'
import type { LocalOutbox, Stored } from '../contact/outbox.ts'
import { SqliteOutbox } from '../contact/sqlite/SqliteOutbox.ts'
import { readServerConfig } from './config.ts'
import { mailPath, outboxPath } from './localPipeline.ts'
import { csv, details, listing } from './outboxReport.ts'

// npm run outbox: for the firm's staff, also while the server runs.

const usage = `Usage: npm run outbox -- <command>
  list            all inquiries, oldest first, without their text
  show ID         one inquiry with its text and the history of its delivery
  retry ID        send a waiting or dead one again within 10 seconds
  retry --all     the same for all that wait for the mail server or the settings
  retry --dead    the same for all dead ones, with five new days
  resend ID       send a delivered one again: its mail was lost
  done ID "note"  acknowledge a dead inquiry: it raises no more alarms
  erase ID        remove it from this machine, with its mail files: a person asked for it
  export --csv    all inquiries as a spreadsheet, to standard output
  backup FOLDER   a copy of the store into a folder, also while the server runs`

interface Context {
  note: string
  maildir: string
}

type Command = (outbox: SqliteOutbox, id: string, context: Context) => Promise<string>

const commands: Record<string, Command> = {
  list: async (outbox) => listing(await outbox.list()),
  'export --csv': async (outbox) => csv(await outbox.list()),
  'retry --all': async (outbox) => `${await outbox.retryAll(Date.now())} are due now.`,
  'retry --dead': async (outbox) => `${await outbox.retryDead(Date.now())} are due again.`,
  'show ID': async (outbox, id) => details(await find(outbox, id)),
  'retry ID': retry,
  'resend ID': resend,
  'done ID note': done,
  'erase ID': erase,
  'backup ID': backup,
}

if (import.meta.main) {
  // Output files may hold personal data.
  process.umask(0o077)
  try {
    console.log(await runOutboxCommand(process.argv.slice(2), process.env))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

/**
 * @returns what the command says
 * @throws Error that says what it cannot do
 */
export async function runOutboxCommand(
  [name = '', argument = '', ...rest]: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const note = rest.join(' ').trim()
  const form = argument && !argument.startsWith('--') ? 'ID' : argument
  const asked = [name, form, note && 'note'].filter(Boolean).join(' ')
  const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined
  if (!command) throw new Error(usage)
  const config = readServerConfig(env, resolve(import.meta.dirname, '..'))
  const path = outboxPath(config)
  // Opening would create an empty outbox and hide a wrong DATA_DIR.
  if (!existsSync(path))
    throw new Error(`There is no outbox at ${path}; set DATA_DIR as for the server.`)
  const outbox = new SqliteOutbox(path)
  try {
    return await command(outbox, argument, { note, maildir: mailPath(config) })
  } finally {
    await outbox.close()
  }
}

async function find(outbox: LocalOutbox, id: string): Promise<Stored> {
  const entry = (await outbox.list()).find((each) => each.id === id)
  if (!entry) throw new Error(`There is no inquiry ${id}; see npm run outbox -- list.`)
  return entry
}

async function retry(outbox: LocalOutbox, id: string): Promise<string> {
  const { state } = await find(outbox, id)
  if (await outbox.retry(id, Date.now())) return `${id} is due again.`
  const reason =
    state === 'sent' ? `already sent; to send it again: resend ${id}` : 'being sent now'
  throw new Error(`${id} is ${reason}.`)
}

async function resend(outbox: LocalOutbox, id: string): Promise<string> {
  const { state } = await find(outbox, id)
  if (await outbox.resend(id, Date.now())) return `${id} is due again.`
  throw new Error(`${id} is ${state}, not sent; see retry.`)
}

async function done(outbox: LocalOutbox, id: string, { note }: Context): Promise<string> {
  const { state } = await find(outbox, id)
  if (await outbox.acknowledge(id, note, Date.now())) return `${id} is done.`
  throw new Error(`${id} is ${state}, not dead.`)
}

async function backup(outbox: SqliteOutbox, folder: string): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = resolve(folder, `outbox-${time}.sqlite`)
  await outbox.backup(file)
  return `The store is copied to ${file}. To restore it: docs/operations.md, 'Backup and restore'.`
}

async function erase(outbox: LocalOutbox, id: string, { maildir }: Context): Promise<string> {
  const known = await outbox.erase(id)
  const files = await eraseFromMaildir(maildir, id)
  if (!known && files === 0)
    throw new Error(`There is no inquiry ${id}; see npm run outbox -- list.`)
  return `${id} is erased from the store, and ${files} mail files. Where else it may be: docs/personal-data.md.`
}
