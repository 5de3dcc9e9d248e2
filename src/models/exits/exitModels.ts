import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { href, type Link, pageName } from '../site/links.ts'
import { words } from '../site/site.ts'

/** An exit as shown by its door and in the list of exits. */
export interface ExitModel {
  readonly id: string
  /** Whether the company is handed on. */
  readonly succession: boolean
  readonly name: string
  /** The name's meaning, if it says more than the name. */
  readonly expansion: string | null
  /** The name on its door, in phrases between which it may break. */
  readonly door: readonly string[]
  /** Link to its entry in the list; only a fragment if the list is on the same page. */
  readonly href: string
  /** Duration, source of the money, and who decides. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly text: string
  readonly more: Link
}

const facts = ['time', 'money', 'decides'] as const

/**
 * The exits in the order of their doors.
 * @param elsewhere whether the list is on another page
 */
export function exitModels(language: Language, elsewhere = false): ExitModel[] {
  const labels = words.exits.facts
  return words.exits.items.map(
    ({ id, succession, name, door, expansion, text, page, ...exit }) => ({
      id,
      succession,
      name: name[language],
      expansion: expansion[language] === name[language] ? null : expansion[language],
      // Japanese labels break after the middle dot, English ones at spaces.
      door: door[language].split(/(?<=・)/),
      href: `${elsewhere ? href('succession', language) : ''}#exit-${id}`,
      facts: facts.map((fact) => ({ label: labels[fact][language], text: exit[fact][language] })),
      text: text[language],
      more: {
        href: href(page, language),
        label: fill(words.site.readMore[language], { page: pageName(page, language) }),
      },
    }),
  )
}
