import type { Rates } from '../contact/limits.ts'
import type { Office, ReceiptWords } from '../contact/mail.ts'
import { clean, fault } from '../contact/rules.ts'
import { asLanguage } from '../contact/schema.ts'
import type { Words } from '../contact/words.ts'
import { readReceipt, readWords } from './words.ts'
import { openYaml } from './yaml.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What the single server and the Netlify functions both need to know. */
export interface Settings {
  office: Office
  receipt: ReceiptWords
  words: Words
  rates: Rates
  purgeAfterDays: number
  /** Hosts of the public address, as an Origin header names them. */
  hosts: readonly string[]
  /** Where mail goes out; null when it is to be kept on this machine. */
  smtpUrl: string | null
}

/**
 * Takes the project's root and the environment; returns the owner's settings, the environment's values
 * before those of content/settings.yaml. Throws an Error of one line that names what to mend.
 */
export function readSettings(root: string, env: Environment): Settings {
  const yaml = openYaml(root, 'content/settings.yaml')
  const named = (variable: string, key: string): [value: string, source: string] => {
    const value = env[variable]
    return value ? [value, variable] : [yaml.text(key), `content/settings.yaml: ${key}`]
  }
  const language = asLanguage(yaml.text('inquiries.language'))
  if (!language) throw new Error('content/settings.yaml: inquiries.language must be ja or en')
  return {
    office: {
      name: yaml.text('site.name'),
      from: address(...named('MAIL_FROM', 'inquiries.from')),
      to: address(...named('MAIL_TO', 'inquiries.to')),
      language,
    },
    receipt: yaml.flag('inquiries.confirmReceipt') ? readReceipt(root) : null,
    words: readWords(root, yaml),
    rates: {
      perMinute: yaml.number('inquiries.perMinute'),
      perHour: yaml.number('inquiries.perHour'),
    },
    purgeAfterDays: yaml.number('inquiries.purgeAfterDays'),
    hosts: [url(['http:', 'https:'], ...named('SITE_URL', 'site.url')).host],
    smtpUrl: env.SMTP_URL ? url(['smtp:', 'smtps:'], env.SMTP_URL, 'SMTP_URL').href : null,
  }
}

function address(value: string, source: string): string {
  if (fault('email', value)) {
    throw new Error(`${source} must be a plain email address such as name@example.jp`)
  }
  return clean('email', value)
}

// Does not repeat the value: SMTP_URL carries a password.
function url(protocols: readonly string[], value: string, source: string): URL {
  const parsed = URL.parse(value)
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new Error(`${source} must be an address that begins with ${protocols.join('// or ')}//`)
  }
  return parsed
}
