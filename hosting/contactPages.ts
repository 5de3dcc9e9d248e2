import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnswerTemplate, prepareAnswerPage } from '../contact/answers/answerPage.ts'
import type { ContactPage } from '../contact/answers/respond.ts'
import { localAddress } from '../routing/address.ts'
import type { Language } from '../routing/language.ts'
import { table } from '../routing/table.ts'

/** The contact page's address in a language; its file is this with .html. */
export function contactAddress(language: Language): string {
  return localAddress(table.contact.path, language)
}

/** The address of the page that says that an inquiry was received. */
export function sentAddress(language: Language): string {
  return localAddress(table['contact-sent'].path, language)
}

/**
 * Opens the built contact pages; each is read and prepared once, when it is first asked for.
 * @param dist the built site's directory
 * @param rules the headers of an address
 * @returns a function whose promise rejects when the page is not built; the next call tries again
 */
export function openContactPages(dist: string, rules: (path: string) => Record<string, string>) {
  const read = new Map<Language, ContactPage>()
  return async (language: Language): Promise<ContactPage> => {
    const known = read.get(language)
    if (known) return known
    const path = contactAddress(language)
    const html = await readFile(join(dist, `${path}.html`), 'utf8')
    const fill = prepareAnswerPage(html)
    const page = {
      // The title is the first that is heard of a page.
      template: ((answer, words) =>
        fill(answer, words).replace(
          '<title>',
          `<title>${words.outcomes.failure[answer.language]} `,
        )) satisfies AnswerTemplate,
      headers: rules(path),
      sent: sentAddress(language),
    }
    read.set(language, page)
    return page
  }
}
