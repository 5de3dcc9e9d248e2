import type { Localized } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { joinPages, overviewRoutes } from './joinPages.ts'
import { words } from './site.ts'

/**
 * The footer's columns with their pages. Pages that name their column in their front matter
 * follow their parent there, and are last where the column does not have it.
 */
export function footerColumns(): { heading: Localized; pages: PageId[] }[] {
  return words.footer.columns.map(({ id: column, heading, pages }) => {
    const joining = overviewRoutes.filter(
      ({ id }) => words.page(id).ja.footer === column && !pages.includes(id),
    )
    return { heading, pages: joinPages(pages, joining) }
  })
}
