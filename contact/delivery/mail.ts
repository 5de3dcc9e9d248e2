import type { SendMailOptions } from 'nodemailer'
import type { Language } from '../../routing/language.ts'
import type { Inquiry } from '../inquiry.ts'
import type { Entry } from '../outboxEntry.ts'
import { type MailLabels, mailLabels } from './mailLabels.ts'

/** The firm's side of a mail, from the settings. Addresses are plain: `name@example.jp`. */
export interface Office {
  name: string
  from: string
  to: string
  /** The language of the labels in mails to the firm. */
  language: Language
}

/** Texts of the automatic answer, by the visitor's language; null when none is sent. */
export type ReceiptWords = Record<Language, { subject: string; text: string }> | null

export function inquiryMail(entry: Entry, office: Office): SendMailOptions {
  const { name, email, company, message, language } = entry.inquiry
  const words = mailLabels[office.language]
  // The message is last, so that nothing in it can pass for one of our own lines.
  const lines = [
    words.opening,
    '',
    ...fieldLines(entry.inquiry, words),
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
 * The automatic answer to the visitor. It quotes nothing of the inquiry, so that nobody can use it to send
 * text to a stranger's address.
 */
export function receiptMail(
  entry: Entry,
  office: Office,
  words: NonNullable<ReceiptWords>,
): SendMailOptions {
  const { email, language } = entry.inquiry
  return {
    ...envelope(entry, office, `receipt.${entry.id}`),
    // The null sender prevents mail loops (RFC 3834, section 3.3).
    envelope: { from: false, to: email },
    to: { name: '', address: email },
    subject: words[language].subject,
    text: words[language].text,
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

function fieldLines(inquiry: Inquiry, { fields, none }: MailLabels): string[] {
  return Object.entries(fields).map(
    ([field, label]) => `${label}: ${inquiry[field as keyof typeof fields] || none}`,
  )
}

function envelope(entry: Entry, office: Office, id: string): SendMailOptions {
  return {
    from: { name: office.name, address: office.from },
    // The same for every attempt, like the date, so that duplicates can be recognised.
    messageId: `<${id}@${office.from.slice(office.from.lastIndexOf('@') + 1)}>`,
    date: new Date(entry.acceptedAt),
    // Keeps every character and line break, whatever mail servers on the way do to long lines.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Mail programs decode `=?utf-8?…?=` even in a visitor's own text, which would show characters that passed no
// check. The body has the text as typed.
function literal(text: string): string {
  return text.replaceAll('=?', '= ?')
}
