import type { AnswerWords } from '../contact/answers/answerPage.ts'
import type { Office, ReceiptWords } from '../contact/delivery/mail.ts'
import type { Rates } from '../contact/limits/rateLimiter.ts'
import { clean, fault } from '../contact/rules.ts'
import { contactText } from '../content-reader/contactText.ts'
import { type Data, openData } from '../content-reader/data.ts'
import { openFiles } from '../content-reader/files.ts'
import { openIds } from '../content-reader/ids.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface ContactConfig {
  office: Office
  receipt: ReceiptWords
  words: AnswerWords
  rates: Rates
  purgeAfterDays: number
  site: string
  /** Hosts of the public URL, as in an Origin header. */
  hosts: readonly string[]
  /** The mail server; null to file mails on this machine. */
  smtpUrl: string | null
  alarmUrl: string | null
}

/**
 * Reads the configuration from `content/` and the environment, which takes precedence.
 * @param root the project's folder, which holds `content/`
 * @throws Error whose first line names the file and key, or the variable, and the remedy
 */
export function readContactConfig(root: string, env: Environment): ContactConfig {
  const files = openFiles(root)
  return contactConfig(openData(files, openIds(files)), env)
}

/**
 * Combines the owner's settings with the environment, which takes precedence.
 * @throws Error of one line that names the variable and the remedy
 */
export function contactConfig(
  data: Pick<Data, 'settings' | 'contact'>,
  env: Environment,
): ContactConfig {
  const { site, inquiries } = data.settings
  const { receipt, ...words } = contactText(data)
  const publicUrl = url('SITE_URL', ['http:', 'https:'], env.SITE_URL || site.url.value)
  return {
    office: {
      name: site.name,
      from: env.MAIL_FROM ? address('MAIL_FROM', env.MAIL_FROM) : inquiries.from.value,
      to: env.MAIL_TO ? address('MAIL_TO', env.MAIL_TO) : inquiries.to.value,
      language: inquiries.language,
    },
    receipt: inquiries.confirmReceipt ? inLanguages(receipt) : null,
    words,
    rates: {
      perMinute: inquiries.perMinute,
      perHour: inquiries.perHour,
      perMinuteInAll: inquiries.perMinuteInAll,
      perHourInAll: inquiries.perHourInAll,
    },
    purgeAfterDays: inquiries.purgeAfterDays,
    site: publicUrl.origin,
    hosts: [publicUrl.host],
    smtpUrl: env.SMTP_URL ? url('SMTP_URL', ['smtp:', 'smtps:'], env.SMTP_URL).href : null,
    alarmUrl: env.ALARM_URL ? webhook(env.ALARM_URL).href : null,
  }
}

function inLanguages({ subject, text }: Data['contact']['receipt']): NonNullable<ReceiptWords> {
  return {
    ja: { subject: subject.ja, text: text.ja },
    en: { subject: subject.en, text: text.en },
  }
}

function address(variable: string, value: string): string {
  if (fault('email', value)) {
    throw new Error(`${variable} must be a plain email address such as name@example.jp`)
  }
  return clean('email', value)
}

function webhook(value: string): URL {
  const parsed = url('ALARM_URL', ['https:', 'http:'], value)
  if (parsed.username || parsed.password) {
    throw new Error(
      'ALARM_URL must not contain a user and password; use a webhook whose path is the secret',
    )
  }
  return parsed
}

// The message must not contain the value: SMTP_URL holds a password, ALARM_URL is a secret.
function url(variable: string, protocols: readonly string[], value: string): URL {
  const parsed = URL.parse(value)
  if (!parsed?.hostname || !protocols.includes(parsed.protocol)) {
    throw new Error(`${variable} must be a URL that begins with ${protocols.join('// or ')}//`)
  }
  return parsed
}
