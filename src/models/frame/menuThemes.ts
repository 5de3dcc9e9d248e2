import type { Localized } from '../../../routing/language.ts'
import type { PageId, Route } from '../../../routing/table.ts'
import { joinPages, overviewRoutes } from '../site/joinPages.ts'
import { words } from '../site/site.ts'

/** A theme of the menu's map: all pages that belong to it. */
export interface MenuTheme {
  readonly heading: Localized
  readonly picture: string
  readonly pages: readonly PageId[]
}

/** The menu's themes. A page that no theme names follows its parent in the theme that has it. */
export function menuThemes(): MenuTheme[] {
  const { themes } = words.menu
  const named = new Set<PageId>(themes.flatMap(({ pages }) => pages))
  const unnamed = overviewRoutes.filter(({ id }) => !named.has(id))
  return themes.map(({ pages, ...theme }) => {
    const children = ({ parent }: Route) => parent !== null && pages.includes(parent)
    return { ...theme, pages: joinPages(pages, unnamed.filter(children)) }
  })
}
