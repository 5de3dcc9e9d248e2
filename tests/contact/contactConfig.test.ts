import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fault } from '../../contact/rules.ts'
import { readContactConfig } from '../../hosting/contactConfig.ts'
import { readServerConfig } from '../../server/config.ts'
import { temporary } from './support/config.ts'
import { settings, writeContent } from './support/content.ts'

/** A project with only the two files of the form; settings can be changed. */
function project(inquiries: object = {}): string {
  const root = temporary()
  writeContent(root, { ...settings, inquiries: { ...settings.inquiries, ...inquiries } })
  return root
}

const long = (length: number) => `${'a'.repeat(length - '@firm.test'.length)}@firm.test`

describe('the configuration of the contact form', () => {
  it('rejects a webhook URL with a password, which fetch cannot use', () => {
    const read = () => readContactConfig(project(), { ALARM_URL: 'https://u:p@hooks.test/x' })
    expect(read).toThrow(/^ALARM_URL must not contain a user and password/)
  })

  it('comes from the settings, and needs no page', () => {
    expect(readContactConfig(project(), {})).toMatchObject({
      office: {
        name: 'The Firm',
        from: 'web@firm.test',
        to: 'inquiries@firm.test',
        language: 'ja',
      },
      receipt: null,
      rates: { perMinute: 10, perHour: 60, perMinuteInAll: 30, perHourInAll: 200 },
      purgeAfterDays: 30,
      hosts: ['www.firm.test'],
      smtpUrl: null,
    })
  })

  it('is overridden by the environment, whose addresses are cleaned as in the form', () => {
    const env = {
      SITE_URL: 'https://preview.firm.test:8443/',
      MAIL_TO: 'ａ＠ｂ.jp',
      MAIL_FROM: ' c@d.jp ',
      SMTP_URL: 'smtp://mail.firm.test',
    }
    expect(readContactConfig(project(), env)).toMatchObject({
      office: { to: 'a@b.jp', from: 'c@d.jp' },
      hosts: ['preview.firm.test:8443'],
      smtpUrl: 'smtp://mail.firm.test',
    })
  })

  it('fills in the answer time, in the automatic answer too', () => {
    const root = project({ confirmReceipt: true })
    const file = join(root, 'content/data/contact.yaml')
    const text = readFileSync(file, 'utf8')
    // The last text of the file is the automatic answer's.
    writeFileSync(file, `${text.trimEnd()} {answeredBy}, {businessDays}\n`)
    const { words, receipt } = readContactConfig(root, {})
    expect(receipt?.en.text).toContain('one of us, 3')
    expect(JSON.stringify([words.help, words.outcomes, receipt])).not.toMatch(/\{\w+\}/)
  })

  it('accepts a byte order mark and Windows line ends', () => {
    const root = project()
    const file = join(root, 'content/settings.yaml')
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
    expect(readContactConfig(root, {}).office.name).toBe('The Firm')
  })

  it('names the file, every key and the remedy', () => {
    const root = project({ to: { value: 'a@b.jp, c@d.jp' }, perMinute: 0, language: 'fr' })
    const read = () => readContactConfig(root, {})
    expect(read).toThrow(/^content\/settings\.yaml: /)
    expect(read).toThrow('inquiries.to.value: write a plain email address such as name@example.jp')
    expect(read).toThrow('inquiries.perMinute: write a whole number above 0')
    expect(read).toThrow('inquiries.language: ')
    expect(() => readContactConfig(temporary(), {})).toThrow(
      'content/settings.yaml: the file is missing.',
    )
  })

  it.each(['smtp://', 'smtp:mail.example.jp', 'smtps://:465'])(
    'rejects %j, which names no host',
    (url) => {
      expect(() => readContactConfig(project(), { SMTP_URL: url })).toThrow(/^SMTP_URL must be /)
    },
  )

  it.each(['', '  '])('treats a MAIL_DIR of %j as unset', (dir) => {
    expect(readServerConfig({ MAIL_DIR: dir }, project()).mailDir).toBeNull()
  })

  it.each(['a..b@docomo.ne.jp', long(254), long(255), 'taro@example', '山田@example.jp'])(
    'accepts the address %j in the settings, like the form',
    (value) => {
      const root = project({ from: { value } })
      if (fault('email', value)) expect(() => readContactConfig(root, {})).toThrow('inquiries.from')
      else expect(readContactConfig(root, {}).office.from).toBe(value)
    },
  )
})
