import type { Language } from '../../routing/language.ts'
import type { Field } from '../rules.ts'

export interface MailLabels {
  subject(name: string, company: string): string
  opening: string
  /** A line of the mail each, in this order; the message follows them all. */
  fields: Record<Exclude<Field, 'message'>, string>
  none: string
  language: string
  languages: Record<Language, string>
  time: string
  id: string
  message: string
  formatTime: Intl.DateTimeFormat
}

// The firm reads Japan time, whatever the server's time zone.
const timeZone = 'Asia/Tokyo'

export const mailLabels: Record<Language, MailLabels> = {
  ja: {
    subject: (name, company) => `お問い合わせ: ${name} 様${company ? `（${company}）` : ''}`,
    opening: 'ウェブサイトからお問い合わせがありました。このメールに返信すると、ご本人に届きます。',
    fields: { name: 'お名前', company: '会社名', email: 'メールアドレス' },
    none: '（記入なし）',
    language: '言語',
    languages: { ja: '日本語', en: '英語' },
    time: '受付日時（日本時間）',
    id: '受付番号',
    message: 'お問い合わせ内容',
    formatTime: new Intl.DateTimeFormat('ja-JP', {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
    }),
  },
  en: {
    subject: (name, company) => `Inquiry: ${name}${company ? ` (${company})` : ''}`,
    opening: 'An inquiry has come in through the website. A reply to this mail goes to the sender.',
    fields: { name: 'Name', company: 'Company', email: 'Email' },
    none: '(not given)',
    language: 'Language',
    languages: { ja: 'Japanese', en: 'English' },
    time: 'Received (Japan time)',
    id: 'Reference',
    message: 'Message',
    formatTime: new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
    }),
  },
}
