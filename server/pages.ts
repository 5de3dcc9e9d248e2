import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContactPage } from '../contact/respond.ts'
import type { Language } from '../contact/schema.ts'
import type { HeaderRules } from './headers.ts'

/** The contact page's address in each language; its file is this with .html. */
export const contactPages: Record<Language, string> = { ja: '/contact', en: '/en/contact' }

/**
 * Takes the built site's directory and its header rules; returns a function that reads the contact page
 * of a language, once. Its promise rejects when the page is not built; the next call tries again.
 */
export function readPages(dist: string, rules: HeaderRules) {
  const read = new Map<Language, ContactPage>()
  return async (language: Language): Promise<ContactPage> => {
    const known = read.get(language)
    if (known) return known
    const path = contactPages[language]
    const html = await readFile(join(dist, `${path}.html`), 'utf8')
    const page = { html, headers: rules(path) }
    read.set(language, page)
    return page
  }
}
