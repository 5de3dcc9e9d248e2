import type { SendMailOptions } from 'nodemailer'
import type { Entry } from '../entry.ts'
import type { Language } from '../inquiry.ts'
import { mailLabels } from './mailLabels.ts'

/** The firm's side of a mail, from the settings. Addresses are bare: `name@example.jp`. */
export interface Office {
  /** Shown as the sender's name. */
  name: string
  from: string
  to: string
  /** The language of the mail's labels, not of the visitor. */
  language: Language
}

/** The words of the automatic answer, by the visitor's language; null when none is sent. */
export type ReceiptWords = Record<Language, { subject: string; text: string }> | null

/** The mail that brings an inquiry to the firm. */
export function inquiryMail(entry: Entry, office: Office): SendMailOptions {
  const { name, email, company, message, language } = entry.inquiry
  const words = mailLabels[office.language]
  // The message is last, so that nothing a visitor writes can pass for a line of ours below it.
  const lines = [
    words.opening,
    '',
    `${words.name}: ${name}`,
    `${words.company}: ${company || words.none}`,
    `${words.email}: ${email}`,
    `${words.language}: ${words.languages[language]}`,
    `${words.time}: ${words.formatTime.format(entry.acceptedAt)}`,
    `${words.id}: ${entry.id}`,
    '',
    `${words.message}:`,
    '',
    message,
  ]
  return {
    ...envelope(entry, office, entry.id),
    to: office.to,
    replyTo: { name: literal(name), address: email },
    subject: literal(words.subject(name, company)),
    text: lines.join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * The mail that confirms receipt to the visitor. It repeats nothing of what was written: whoever enters a
 * stranger's address can send them only this.
 */
export function receiptMail(
  entry: Entry,
  office: Office,
  words: NonNullable<ReceiptWords>,
): SendMailOptions {
  const { email, language } = entry.inquiry
  return {
    ...envelope(entry, office, `receipt.${entry.id}`),
    // The empty sender keeps two machines from answering each other for ever (RFC 3834, section 3.3).
    envelope: { from: false, to: email },
    to: { name: '', address: email },
    subject: words[language].subject,
    text: words[language].text,
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

function envelope(entry: Entry, office: Office, id: string): SendMailOptions {
  return {
    from: { name: office.name, address: office.from },
    // Stable over every attempt: an unavoidable double is recognised by it, and so is its date.
    messageId: `<${id}@${office.from.slice(office.from.lastIndexOf('@') + 1)}>`,
    date: new Date(entry.acceptedAt),
    // Keeps every character, space and line break as typed, whatever the mail servers on the way do to lines.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Mail readers decode `=?utf-8?…?=` even where it is a visitor's own text, and would show something that
// passed no check of ours. The body has the text as it was typed.
function literal(text: string): string {
  return text.replaceAll('=?', '= ?')
}
