import type { Language } from '../../routing/language.ts'
import { href } from './links.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

/** One of the six exits, as /succession shows it. */
export interface ExitModel {
  readonly id: string
  /** Whether the company is handed on: five of the six. */
  readonly succession: boolean
  readonly name: string
  /** What the name means, where it says more than the name. */
  readonly expansion: string | null
  /** The name over its door, in the phrases between which it may break. */
  readonly door: readonly string[]
  readonly text: string
  readonly more: { readonly href: string; readonly label: string } | null
}

/** The exits in the order of their doors in the picture. */
export function exitModels(language: Language): ExitModel[] {
  return words.exits.items.map(({ id, succession, name, door, expansion, text, page }) => ({
    id,
    succession,
    name: name[language],
    expansion: expansion[language] === name[language] ? null : expansion[language],
    // A label breaks after the dot between two Japanese words; English breaks at its spaces.
    door: door[language].split(/(?<=・)/),
    text: text[language],
    more: isPublished(page)
      ? { href: href(page, language), label: words.site.readMore[language] }
      : null,
  }))
}
