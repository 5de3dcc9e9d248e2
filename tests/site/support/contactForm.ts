import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Language } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'

const { labels, errors } = words.contact

/** Texts of the form in a language; the alerts' titles are the specification's (section 8). */
function expected(language: Language, alerts: { success: string; failure: string; error: string }) {
  return {
    language,
    path: href('contact', language),
    // Required fields are marked with an asterisk (section 5).
    labels: [
      `${labels.name[language]}*`,
      `${labels.email[language]}*`,
      labels.company[language],
      `${labels.message[language]}*`,
    ] as const,
    send: labels.submit[language],
    ok: labels.ok[language],
    required: errors.name.required[language],
    email: errors.email.invalid[language],
    ...alerts,
  }
}

export const expectedIn = {
  ja: expected('ja', {
    success: '送信が完了しました。',
    failure: '送信に失敗しました。',
    error: 'エラーが発生しました。',
  }),
  en: expected('en', {
    success: 'Message sent successfully.',
    failure: 'Failed to send message.',
    error: 'An error occurred.',
  }),
}

export type Expected = ReturnType<typeof expected>
export const message = '後継者がいません。ご相談できますか。\n二行目 🏛️ café'

export async function write(page: Page, { labels }: Expected, name = '田中 一郎 👨‍👩‍👧') {
  const [nameLabel, emailLabel, companyLabel, messageLabel] = labels
  await field(page, nameLabel).fill(name)
  await field(page, emailLabel).fill('tanaka@example.jp')
  await field(page, companyLabel).fill('株式会社見本')
  await field(page, messageLabel).fill(message)
}

export function field(page: Page, label: string) {
  return page.locator('main').getByLabel(label, { exact: true })
}

/** Values of the fields: name, email, company, message. */
export const texts = (page: Page) =>
  page
    .locator('form[data-contact-form]')
    .evaluate((form) =>
      ['name', 'email', 'company', 'message'].map(
        (name) => ((form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement).value,
      ),
    )

/** The delivered mail of the inquiry with this sender's name. */
export async function mailFrom(name: string, folder = process.env.TEST_MAIL ?? '') {
  for (const file of await readdir(folder).catch(() => [])) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.text?.includes(name)) return mail
  }
  return undefined
}
