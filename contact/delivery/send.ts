import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { UnconfirmedError } from './faults.ts'

/**
 * Hands one mail over; resolves only when the other side has taken responsibility for it.
 * @param signal ends the attempt
 * @param handedOver is called once the whole mail is on its way and only the answer is missing
 * @throws Error when the mail was not taken, or may not have been: see `classify` in faults.ts
 */
export type Send = (
  mail: SendMailOptions,
  signal: AbortSignal,
  handedOver?: () => void,
) => Promise<void>

/** Sends over SMTP, with a new connection for each mail. @param url begins with smtp: or smtps: */
export function smtpSend(url: string): Send {
  const { username, hostname } = new URL(url)
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const settings = {
    url,
    // No pool: a connection that went stale unnoticed would cost an attempt, and mails are few.
    pool: false as const,
    socketCloseTimeout: 1000,
    // The signal's limit is the one that counts; nodemailer's own of ten minutes would cut a last one short.
    socketTimeout: 15 * 60_000,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && !near,
  }
  return async (mail, signal, handedOver) => {
    // A transport for each mail: the plugin below belongs to one.
    const transport = createTransport(settings)
    let whole = false
    const handOver = () => {
      whole = true
      handedOver?.()
    }
    transport.use('stream', ({ message }, next) => {
      // Its end, not that of a transform: that is reached ahead, before the mail server was even asked, because a
      // mail fits into the streams' buffers. The connection begins to read once the server wants the mail.
      message.processFunc((mail) => mail.once('end', handOver))
      next()
    })
    try {
      await transport.sendMail({ ...mail, signal })
    } catch (error) {
      // A reply is an answer, if not the wished one.
      if (whole && !(error as NodemailerError).responseCode) throw new UnconfirmedError(error)
      throw error
    } finally {
      transport.close()
    }
  }
}
