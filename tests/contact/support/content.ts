import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { openWords } from '../../../content-reader/openWords.ts'
import type { Settings } from '../../../content-reader/schema/settings.ts'
import { contactConfig } from '../../../hosting/contactConfig.ts'
import { root } from './root.ts'

/** Settings of a firm, so that no test depends on the owner's. */
export const settings: Settings = {
  site: { url: { value: 'https://www.firm.test' }, name: 'The Firm' },
  reach: {
    telephone: { value: '01-2345-6789' },
    hours: { value: { ja: '平日', en: 'weekdays' } },
  },
  inquiries: {
    to: { value: 'inquiries@firm.test' },
    from: { value: 'web@firm.test' },
    language: 'ja',
    answeredBy: { value: { ja: '担当者', en: 'one of us' } },
    businessDays: { value: 3 },
    confirmReceipt: false,
    purgeAfterDays: 30,
    perMinute: 10,
    perHour: 60,
    perMinuteInAll: 30,
    perHourInAll: 200,
    otherWay: { value: { ja: 'お電話ください', en: 'call us' } },
  },
}

const { contact } = openWords(root)

/** The configuration of that firm, with the project's own texts of the form. */
export const contactOfTests = contactConfig({ settings, contact }, {})

/**
 * Writes the two files of `content/` that the server and the functions read.
 * @param at the folder that gets `content/`
 * @param changed replaces the settings
 */
export function writeContent(at: string, changed: unknown = settings): void {
  mkdirSync(join(at, 'content/data'), { recursive: true })
  writeFileSync(join(at, 'content/settings.yaml'), stringify(changed))
  cpSync(join(root, 'content/data/contact.yaml'), join(at, 'content/data/contact.yaml'))
}
