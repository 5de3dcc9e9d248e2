import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { withNumber } from '../site/insightsPages.ts'
import { ancestors, type Link, pageLink, pageName } from '../site/links.ts'
import { words } from '../site/site.ts'

/** Where a page is: the way from home down to it. */
export interface BreadcrumbModel {
  readonly label: string
  readonly links: readonly Link[]
  readonly current: string
}

/**
 * A page's breadcrumb; ancestors that are not built are left out, and home has no links.
 * @param number of the page, where a long list is on several: the first is above the others
 */
export function breadcrumb(id: PageId, language: Language, number = 1): BreadcrumbModel {
  const above = number === 1 ? ancestors(id) : [...ancestors(id), id]
  return {
    label: words.site.breadcrumb[language],
    links: above.map((each) => pageLink(each, language)),
    current: withNumber(pageName(id, language), language, number),
  }
}
