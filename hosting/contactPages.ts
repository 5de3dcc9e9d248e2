import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnswerTemplate, prepareAnswerPage } from '../contact/answers/answerPage.ts'
import type { ContactPage } from '../contact/answers/respond.ts'
import { localAddress } from '../routing/address.ts'
import type { Language } from '../routing/language.ts'
import { table } from '../routing/table.ts'

/** The path of the contact page in a language; its file is this with .html. */
export function contactAddress(language: Language): string {
  return localAddress(table.contact.path, language)
}

export function sentAddress(language: Language): string {
  return localAddress(table['contact-sent'].path, language)
}

/**
 * Opens the built contact pages; each is read and prepared when first asked for.
 * @param dist the built site's directory
 * @param rules headers by path
 * @returns a function that rejects while the page is not built; the next call tries again
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
      // Screen readers announce the title first.
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
