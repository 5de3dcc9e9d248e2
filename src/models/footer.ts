import type { Localized } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { isPublished, publishedRoutes } from './routes.ts'
import { words } from './site.ts'

/**
 * The footer's columns with the pages that are built. Pages that name their column in their front matter
 * follow their parent there, in the order of the routes, and are last where the column does not have it.
 */
export function footerColumns(): { heading: Localized; pages: PageId[] }[] {
  return words.footer.columns.map(({ id: column, heading, pages }) => {
    const listed = pages.filter(isPublished)
    const joining = publishedRoutes.filter(
      ({ id }) => words.page(id).ja.footer === column && !listed.includes(id),
    )
    // The last page so far that follows a parent, or the parent itself.
    const last = new Map<PageId, PageId>()
    for (const { id, parent } of joining) {
      const above = parent && listed.includes(parent) ? parent : null
      const before = above ? (last.get(above) ?? above) : listed.at(-1)
      listed.splice(before ? listed.indexOf(before) + 1 : 0, 0, id)
      if (above) last.set(above, id)
    }
    return { heading, pages: listed }
  })
}
