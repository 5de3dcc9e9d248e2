import type { NodemailerError } from 'nodemailer'

// What the enhanced status code of a reply says about room (RFC 3463, 3.3 and 3.4), whatever its first digit. A full
// mailbox (X.2.2) and a full mail system (X.3.1) are persistent transient failures there: the firm makes room, and
// every inquiry fits. A mail over the limit of a mailbox (X.2.3) or of a system (X.3.4) never will.
const full = new Set(['2.2', '3.1'])
const tooLarge = new Set(['2.3', '3.4'])
const enhanced = /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/
// "Exceeded storage allocation" (RFC 5321, 4.2.3). To MAIL FROM it is about the mail's size, after DATA it may also
// be about the mailbox. Bare, it counts as a full mailbox there: our mails, of some 100 KB at most, are hardly over a
// limit, and a wrong guess costs tries for five days instead of two hours, while the other wrong guess gives up what
// a person who empties a mailbox would have received.
const noRoom = 552

/** What a refusal of MAIL FROM or DATA says about room; null when it is about something else. */
export function roomOf({
  responseCode,
  response = '',
  command,
}: NodemailerError): 'full' | 'too large' | null {
  const [, status = ''] = enhanced.exec(response) ?? []
  if (full.has(status)) return 'full'
  if (tooLarge.has(status)) return 'too large'
  if (responseCode !== noRoom) return null
  return command === 'MAIL FROM' ? 'too large' : 'full'
}
