import type { Language, Localized } from '../../../routing/language.ts'
import type { PageId, Route } from '../../../routing/table.ts'
import { joinPages, overviewRoutes } from '../site/joinPages.ts'
import { type Link, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'

/** A theme of the menu's map with all of its pages. */
export interface MenuTheme {
  readonly heading: Localized
  readonly picture: string
  readonly pages: readonly PageId[]
}

/** A page that no theme names is placed after its parent. */
export function menuThemes(): MenuTheme[] {
  const { themes } = words.menu
  const named = new Set<PageId>(themes.flatMap(({ pages }) => pages))
  const unnamed = overviewRoutes.filter(({ id }) => !named.has(id))
  return themes.map(({ pages, ...theme }) => {
    const children = ({ parent }: Route) => parent !== null && pages.includes(parent)
    return { ...theme, pages: joinPages(pages, unnamed.filter(children)) }
  })
}

export interface LinksByTheme {
  readonly heading: string
  readonly links: readonly Link[]
}

/** All pages except one: first those in no theme of the menu, then by theme. */
export function pagesByTheme(language: Language, except?: PageId): LinksByTheme[] {
  const themes = menuThemes()
  const named = new Set<PageId | undefined>([except, ...themes.flatMap(({ pages }) => pages)])
  const others = overviewRoutes.map(({ id }) => id).filter((id) => !named.has(id))
  return [{ heading: words.search.company, pages: others }, ...themes].map(
    ({ heading, pages }) => ({
      heading: heading[language],
      links: pages.map((id) => pageLink(id, language)),
    }),
  )
}
