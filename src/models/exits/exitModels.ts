import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { href, type Link, pageName } from '../site/links.ts'
import { words } from '../site/site.ts'

/** One of the six exits, as its door and the list of exits show it. */
export interface ExitModel {
  readonly id: string
  /** Whether the company is handed on: five of the six. */
  readonly succession: boolean
  readonly name: string
  /** What the name means, where it says more than the name. */
  readonly expansion: string | null
  /** The name over its door, in the phrases between which it may break. */
  readonly door: readonly string[]
  /** The address of its entry in the list, without the page's where the list is on the same page. */
  readonly href: string
  /** How long it takes, where the money comes from, and who decides. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly text: string
  readonly more: Link
}

const facts = ['time', 'money', 'decides'] as const

/**
 * The exits in the order of their doors in the picture.
 * @param elsewhere whether they are shown on another page than the one with their list
 */
export function exitModels(language: Language, elsewhere = false): ExitModel[] {
  const labels = words.exits.facts
  return words.exits.items.map(
    ({ id, succession, name, door, expansion, text, page, ...exit }) => ({
      id,
      succession,
      name: name[language],
      expansion: expansion[language] === name[language] ? null : expansion[language],
      // A label breaks after the dot between two Japanese words; English breaks at its spaces.
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
