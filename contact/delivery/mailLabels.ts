import type { Language } from '../../routing/language.ts'

export interface MailLabels {
  subject(name: string, company: string): string
  opening: string
  name: string
  email: string
  company: string
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
    name: 'お名前',
    email: 'メールアドレス',
    company: '会社名',
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
    name: 'Name',
    email: 'Email',
    company: 'Company',
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
