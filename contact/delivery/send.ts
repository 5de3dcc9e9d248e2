import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { UnconfirmedError } from './faults.ts'

/**
 * Sends one mail; resolves only when the other side has taken responsibility for it.
 * @param signal ends the attempt
 * @param handedOver is called once the mail is fully transmitted and only the reply is missing
 * @throws Error when the mail was not accepted, or may not have been: see `classify` in faults.ts
 */
export type Send = (
  mail: SendMailOptions,
  signal: AbortSignal,
  handedOver?: () => void,
) => Promise<void>

/** Sends by SMTP, with a new connection per mail. @param url begins with smtp: or smtps: */
export function smtpSend(url: string): Send {
  const { username, hostname } = new URL(url)
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const settings = {
    url,
    // No pool: mails are few, and a stale connection would cost an attempt.
    pool: false as const,
    socketCloseTimeout: 1000,
    // The signal sets the limit; nodemailer's default of ten minutes would end the last wait early.
    socketTimeout: 15 * 60_000,
    // Never send a password unencrypted over a network.
    requireTLS: username !== '' && !near,
  }
  return async (mail, signal, handedOver) => {
    // One transport per mail: the plugin below belongs to one mail.
    const transport = createTransport(settings)
    let whole = false
    const handOver = () => {
      whole = true
      handedOver?.()
    }
    transport.use('stream', ({ message }, next) => {
      // Listens to the end of the message stream itself, which nodemailer reads only after the server
      // answered DATA. A transform stream would end earlier, because a mail fits into its buffer.
      message.processFunc((mail) => mail.once('end', handOver))
      next()
    })
    try {
      await transport.sendMail({ ...mail, signal })
    } catch (error) {
      // A reply is a confirmation, even a negative one.
      if (whole && !(error as NodemailerError).responseCode) throw new UnconfirmedError(error)
      throw error
    } finally {
      transport.close()
    }
  }
}
