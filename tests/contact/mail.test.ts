import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { inquiryMail, type Office } from '../../contact/delivery/mail.ts'
import { maildirSend } from '../../contact/delivery/maildir.ts'
import { createEntry } from '../../contact/outboxEntry.ts'
import { temporary } from './support/config.ts'
import { good } from './support/submit.ts'

const office: Office = {
  name: 'Legatus',
  from: 'web@firm.test',
  to: 'inquiries@firm.test',
  language: 'ja',
}
// Shortly after midnight in Japan, still the day before in UTC.
const entry = createEntry({ ...good, language: 'en' }, Date.UTC(2025, 9, 28, 15, 5))

describe('the mail to the firm', () => {
  it('is complete in a Maildir, once, however often it is sent', async () => {
    const directory = temporary()
    const send = maildirSend(directory)
    for (let i = 0; i < 3; i += 1) await send(inquiryMail(entry, office), AbortSignal.timeout(5000))
    expect(readdirSync(join(directory, 'tmp'))).toEqual([])
    const files = readdirSync(join(directory, 'new'))
    expect(files).toHaveLength(1)
    const mail = await PostalMime.parse(readFileSync(join(directory, 'new', files[0] ?? '')))
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(mail.from).toEqual({ name: 'Legatus', address: 'web@firm.test' })
    expect(mail.to).toEqual([{ name: '', address: 'inquiries@firm.test' }])
    expect(mail.replyTo).toEqual([{ name: good.name, address: good.email }])
    expect(mail.subject).toBe(`お問い合わせ: ${good.name} 様（${good.company}）`)
    expect(mail.messageId).toBe(`<${entry.id}@firm.test>`)
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-type')).toBe('text/plain; charset=utf-8')
    expect(mail.text).toContain('言語: 英語')
    expect(mail.text).toContain('受付日時（日本時間）: 2025年10月29日水曜日 0:05')
    expect(mail.text?.trimEnd().endsWith(`お問い合わせ内容:\n\n${good.message}`)).toBe(true)
    expect(mail.html).toBeUndefined()
  })

  it("has labels in the firm's language", () => {
    const { subject, text } = inquiryMail(entry, { ...office, language: 'en' })
    expect(subject).toBe(`Inquiry: ${good.name} (${good.company})`)
    expect(text).toContain('Language: English')
    // With or without a comma, depending on the Unicode data.
    expect(text).toMatch(/Received \(Japan time\): Wednesday,? 29 October 2025 at 00:05/)
  })
})
