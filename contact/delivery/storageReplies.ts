import type { NodemailerError } from 'nodemailer'

// Enhanced status codes about storage (RFC 3463, sections 3.3 and 3.4), whatever their first digit. A full
// mailbox (X.2.2) or mail system (X.3.1) is a temporary failure: the firm can make room. A mail over the size
// limit of a mailbox (X.2.3) or system (X.3.4) will never fit.
const full = new Set(['2.2', '3.1'])
const tooLarge = new Set(['2.3', '3.4'])
const enhanced = /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/
// "Exceeded storage allocation" (RFC 5321, section 4.2.3). After MAIL FROM it is about the size of the mail;
// after DATA it may also be about the mailbox. Without an enhanced code it counts as a full mailbox there:
// our mails have 100 KB at most, and five days of useless retries are better than giving up after two hours.
const noRoom = 552

/** What a refusal of MAIL FROM or DATA says about storage; null when it is about something else. */
export function storageFault({
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
