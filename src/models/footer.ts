import type { Localized } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { isPublished, publishedRoutes } from './routes.ts'
import { words } from './site.ts'

/**
 * The footer's columns with the pages that are built. A page that names its column in its front matter
 * follows its parent there, and is last where the column does not have its parent.
 */
export function footerColumns(): { heading: Localized; pages: PageId[] }[] {
  return words.footer.columns.map(({ id: column, heading, pages }) => {
    const listed = pages.filter(isPublished)
    const joining = publishedRoutes.filter(
      ({ id }) => words.page(id).ja.footer === column && !listed.includes(id),
    )
    for (const { id, parent } of joining.toReversed()) {
      const at = parent ? listed.indexOf(parent) : -1
      listed.splice(at < 0 ? listed.length : at + 1, 0, id)
    }
    return { heading, pages: listed }
  })
}
