import { languages } from '../routing/language.ts'
import type { Data } from './data.ts'
import type { ContactText } from './schema/contact.ts'
import { fill } from './text/fill.ts'

/** Placeholders of sentences that promise an answer. */
const promise = /\{(?:answeredBy|businessDays)\}/

/**
 * The words of the contact form and its mails, with the settings (who answers, within how many days,
 * telephone) filled in. A sentence is marked as a sample while a setting in it is one.
 */
export function contactText({
  settings: { inquiries },
  contact,
}: Pick<Data, 'settings' | 'contact'>): ContactText {
  const { answeredBy, businessDays, otherWay } = inquiries
  const inLanguage = (language: (typeof languages)[number], text: string) => {
    const marked = (value: string) => fill(contact.sampleMark[language], { value })
    const filled = fill(text, {
      answeredBy: answeredBy.value[language],
      businessDays: businessDays.value,
      otherWay: otherWay.sample ? marked(otherWay.value[language]) : otherWay.value[language],
    })
    const awaited = answeredBy.sample || businessDays.sample
    return awaited && promise.test(text) ? marked(filled) : filled
  }
  const filled = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    const isLocalized = languages.every((language) => language in node)
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        isLocalized ? inLanguage(key as keyof typeof answeredBy.value, value) : filled(value),
      ]),
    )
  }
  return filled(contact) as ContactText
}
