import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { type Link, pageLink } from '../site/links.ts'
import { route } from '../site/routes.ts'
import { words } from '../site/site.ts'

export interface BackModel extends Link {
  /** Its text when it leads elsewhere than to the parent, which only the browser knows. */
  readonly plain: string
}

/** Null for home. */
export function backLink(id: PageId, language: Language): BackModel | null {
  const { parent } = route(id)
  if (!parent) return null
  const { label, href } = pageLink(parent, language)
  const { back, backElsewhere } = words.site
  return { href, label: fill(back[language], { page: label }), plain: backElsewhere[language] }
}
