import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makeDirectory } from '../directory.ts'
import type { Send } from './send.ts'

const folders = ['tmp', 'new', 'cur']
// The names that `maildirSend` gives, and what a mail reader adds when it moves a mail to cur/. Other files in
// the Maildir are not ours.
const ours = /^(?:[0-9a-f-]{36}|\d+\.(?:receipt\.)?(\d{12}-[0-9a-f]{25}))\.legatus(?::2,\w*)?$/

/**
 * Files each mail in a Maildir: written and synced under tmp/, then renamed into new/, so that a reader
 * never sees half a mail. The name is the Message-ID's, so that a mail filed twice is there once.
 * @param directory of the Maildir; made if missing
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
 * Makes a Maildir, or makes sure that mails can be filed in the one that is there.
 * @throws Error of the file system
 */
export function makeMaildir(directory: string): void {
  for (const folder of folders) {
    const path = join(directory, folder)
    makeDirectory(path)
    accessSync(path, constants.W_OK | constants.X_OK)
  }
}

/** The ids of the inquiries whose mail nobody has read: it is still in new/. @throws Error of the file system */
export async function unreadMails(directory: string): Promise<string[]> {
  const names = await namesIn(join(directory, 'new'))
  return names.map((name) => ours.exec(name)?.[1]).filter((id) => id !== undefined)
}

/**
 * Removes the read mails of inquiries, and what a kill left half written. What is in new/ stays: nobody has read it.
 * @param ids of the inquiries
 * @param before when a half-written mail is old, in ms since 1970
 * @returns how many files
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
 * Removes the mails of one inquiry, the automatic answer to it too, wherever a mail reader moved them within the
 * Maildir.
 * @returns how many
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
    // No mail was ever filed here.
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

// A rename is only durable once the directory itself is.
async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r')
  await directory.sync()
}
