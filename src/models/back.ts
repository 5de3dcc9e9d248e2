import type { Language } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { fill } from '../../words/fill.ts'
import { type Link, pageLink } from './links.ts'
import { route } from './routes.ts'
import { words } from './site.ts'

/** The way back from a page: to its parent; home has none. */
export function backLink(id: PageId, language: Language): Link | null {
  const { parent } = route(id)
  if (!parent) return null
  const { label, href } = pageLink(parent, language)
  return { href, label: fill(words.site.back[language], { page: label }) }
}
