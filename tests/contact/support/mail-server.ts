import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface MailServer {
  url: string
  port: number
  /** Accepted mails, parsed, in order. */
  mails: Email[]
  close(): Promise<void>
}

/**
 * Starts a mail server on loopback that accepts every mail.
 * @param options what it does differently
 * @param answer is called after each mail; an error rejects it, although it was read
 * @param port 0 for any free one
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  answer: () => Error | null = () => null,
  port = 0,
): Promise<MailServer> {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refused = answer()
        if (!refused) mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done(refused)
      })
    },
    ...options,
  })
  // Some tests kill clients during a mail.
  server.on('error', () => {})
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready)
  })
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** The same, closed when the test ends. */
export async function startTestMailServer(
  ...how: Parameters<typeof startMailServer>
): Promise<MailServer> {
  const server = await startMailServer(...how)
  onTestFinished(() => server.close())
  return server
}

export function reply(code: number, text = 'as the test wants it'): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
