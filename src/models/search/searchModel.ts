import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { type BackModel, backLink } from '../frame/backLink.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { menuThemes } from '../frame/menuThemes.ts'
import { inLanguage } from '../site/inLanguage.ts'
import { overviewRoutes } from '../site/joinPages.ts'
import { href, type Link, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'

export interface SearchWords {
  readonly label: string
  readonly hint: string
  readonly submit: string
  readonly clear: string
  readonly loading: string
  readonly failed: string
  /** `{query}` is the query, `{count}` a number. */
  readonly results: string
  readonly found: { readonly one: string; readonly many: string }
  readonly more: string
  readonly none: { readonly heading: string; readonly text: string; readonly ways: string }
  /** Link for when nothing was found. */
  readonly contact: Link
}

export interface SearchModel {
  readonly hero: HeroModel
  readonly breadcrumb: BreadcrumbModel
  readonly back: BackModel | null
  /** The page's own address, to which the form submits without JavaScript. */
  readonly address: string
  readonly words: SearchWords
  /** Every page: first those in no menu theme, then by theme. */
  readonly list: {
    readonly heading: string
    /** Text for visitors without JavaScript. */
    readonly noScript: string
    readonly themes: readonly { readonly heading: string; readonly links: readonly Link[] }[]
  }
}

export function searchModel(language: Language): SearchModel {
  // These belong to the index.
  const { synonyms: _, tools: __, ...both } = words.search
  const { allPages, company, noScript, none, ...search } = inLanguage(both, language)
  const { contact, ...nothing } = none
  const themes = menuThemes().map((theme) => ({ ...theme, heading: theme.heading[language] }))
  const elsewhere = new Set<PageId>(['search', ...themes.flatMap(({ pages }) => pages)])
  const others = overviewRoutes.map(({ id }) => id).filter((id) => !elsewhere.has(id))
  return {
    hero: heroModel(words.page('search')[language], language),
    breadcrumb: breadcrumb('search', language),
    back: backLink('search', language),
    address: href('search', language),
    words: {
      ...search,
      none: nothing,
      contact: { label: contact, href: href('contact', language) },
    },
    list: {
      heading: allPages,
      noScript,
      themes: [{ heading: company, pages: others }, ...themes].map(({ heading, pages }) => ({
        heading,
        links: pages.map((id) => pageLink(id, language)),
      })),
    },
  }
}
