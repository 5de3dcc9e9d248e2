import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makeDirectory } from './directory.ts'

/**
 * Hands one mail over; resolves only when the other side has taken responsibility for it.
 * @param signal ends the attempt
 * @throws Error when the mail was not taken: see `classify` in faults.ts
 */
export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

/** Sends over SMTP, with a new connection for each mail. @param url begins with smtp: or smtps: */
export function smtpSend(url: string): Send {
  const { username, hostname } = new URL(url)
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const transport = createTransport({
    url,
    // No pool: a connection that went stale unnoticed would cost an attempt, and mails are few.
    pool: false,
    socketCloseTimeout: 1000,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && !near,
  })
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal })
  }
}

/**
 * Files each mail in a Maildir: written and synced under tmp/, then renamed into new/, so that a reader
 * never sees half a mail. The name is the Message-ID's, so that a mail filed twice is there once.
 * @param directory of the Maildir; made if missing
 */
export function maildirSend(directory: string): Send {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, signal) => {
    for (const folder of ['tmp', 'new', 'cur']) makeDirectory(join(directory, folder))
    const { message } = await compose.sendMail(mail)
    signal.throwIfAborted()
    const temporary = join(directory, 'tmp', randomUUID())
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
