import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { withNumber } from '../site/insightsPages.ts'
import { ancestors, type Link, pageLink, pageName } from '../site/links.ts'
import { words } from '../site/site.ts'

export interface BreadcrumbModel {
  readonly label: string
  readonly links: readonly Link[]
  readonly current: string
}

/**
 * A page's breadcrumb, without ancestors that are not built; empty for home.
 * @param number in a paginated list, whose first page is the parent of the others
 */
export function breadcrumb(id: PageId, language: Language, number = 1): BreadcrumbModel {
  const above = number === 1 ? ancestors(id) : [...ancestors(id), id]
  return {
    label: words.site.breadcrumb[language],
    links: above.map((each) => pageLink(each, language)),
    current: withNumber(pageName(id, language), language, number),
  }
}
