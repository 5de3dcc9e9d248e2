import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makeDirectory } from '../privateFiles.ts'
import type { Send } from './send.ts'

const folders = ['tmp', 'new', 'cur']
// File names given by `maildirSend`, with the suffix that mail programs add in cur/. Other files are not
// ours.
const ours = /^(?:[0-9a-f-]{36}|\d+\.(?:receipt\.)?(\d{12}-[0-9a-f]{25}))\.legatus(?::2,\w*)?$/

/**
 * Delivers to a Maildir: written and synced in tmp/, then renamed into new/, so that readers never see half a
 * mail. The name comes from the Message-ID, so that a mail delivered twice exists once.
 * @param directory of the Maildir; created if missing
 */
export function maildirSend(directory: string): Send {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, signal) => {
    for (const folder of folders) makeDirectory(join(directory, folder))
    const { message } = await compose.sendMail(mail)
    signal.throwIfAborted()
    const temporary = join(directory, 'tmp', `${randomUUID()}.legatus`)
    try {
      await writeSynced(temporary, message as Buffer)
      await rename(temporary, join(directory, 'new', fileName(mail)))
      await syncDirectory(join(directory, 'new'))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}

/**
 * Creates a Maildir, or checks that an existing one is writable.
 * @throws Error of the file system
 */
export function makeMaildir(directory: string): void {
  for (const folder of folders) {
    const path = join(directory, folder)
    makeDirectory(path)
    accessSync(path, constants.W_OK | constants.X_OK)
  }
}

/** The ids of inquiries with an unread mail, that is, one in new/. @throws Error of the file system */
export async function unreadMails(directory: string): Promise<string[]> {
  const names = await namesIn(join(directory, 'new'))
  return names.map((name) => ours.exec(name)?.[1]).filter((id) => id !== undefined)
}

/**
 * Removes the read mails of inquiries and stale files in tmp/. Unread mails in new/ stay.
 * @param ids of the inquiries
 * @param before when a file in tmp/ is stale, in ms since 1970
 * @returns how many files were removed
 * @throws Error of the file system
 */
export async function purgeMaildir(
  directory: string,
  ids: ReadonlySet<string>,
  before: number,
): Promise<number> {
  const read = await removeMails(directory, 'cur', async (_path, id = '') => ids.has(id))
  const isOld = async (path: string) => (await stat(path)).mtimeMs < before
  return read + (await removeMails(directory, 'tmp', isOld))
}

/**
 * Removes the mails of one inquiry, including the automatic answer, from every folder of the Maildir.
 * @returns how many files were removed
 * @throws Error of the file system
 */
export async function eraseFromMaildir(directory: string, id: string): Promise<number> {
  let removed = 0
  for (const folder of folders) {
    removed += await removeMails(directory, folder, async (_path, named) => named === id)
  }
  return removed
}

async function removeMails(
  directory: string,
  folder: string,
  goes: (path: string, id: string | undefined) => Promise<boolean>,
): Promise<number> {
  let removed = 0
  for (const name of await namesIn(join(directory, folder))) {
    const path = join(directory, folder, name)
    const match = ours.exec(name)
    if (!match || !(await goes(path, match[1]))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No mail was delivered yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function fileName({ date, messageId = '' }: SendMailOptions): string {
  const id = messageId.replace(/^<|@.*$/g, '')
  return `${Math.floor(new Date(date ?? 0).getTime() / 1000)}.${id}.legatus`
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(content)
  await file.sync()
}

// A rename is durable only once the directory is synced.
async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r')
  await directory.sync()
}
