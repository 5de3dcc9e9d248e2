import type { Language } from '../../../routing/language.ts'
import { type BackModel, backLink } from '../frame/backLink.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { type LinksByTheme, pagesByTheme } from '../frame/menuThemes.ts'
import { inLanguage } from '../site/inLanguage.ts'
import { href, type Link } from '../site/links.ts'
import { words } from '../site/site.ts'

/** The words of the field. */
export interface SearchWords {
  readonly label: string
  readonly hint: string
  readonly submit: string
  readonly clear: string
  readonly loading: string
  readonly failed: string
}

export interface SearchModel {
  readonly hero: HeroModel
  readonly breadcrumb: BreadcrumbModel
  readonly back: BackModel | null
  /** The page's own address, to which the form submits without JavaScript. */
  readonly address: string
  readonly words: SearchWords
  /** For visitors without JavaScript, where the server gives no results. */
  readonly noScript: string
  /** What owners ask most. */
  readonly questions: { readonly heading: string; readonly links: readonly Link[] }
  /** Every other page. */
  readonly list: { readonly heading: string; readonly themes: readonly LinksByTheme[] }
}

/** Of home's questions, which are in order: the field and the list of pages stay near each other. */
const mostAsked = 3

export function searchModel(language: Language): SearchModel {
  const { label, hint, submit, clear, loading, failed, noScript, allPages } = words.search
  const { questions } = words.home
  const field = { label, hint, submit, clear, loading, failed }
  return {
    hero: heroModel(words.page('search')[language], language),
    breadcrumb: breadcrumb('search', language),
    back: backLink('search', language),
    address: href('search', language),
    words: inLanguage(field, language),
    noScript: noScript[language],
    questions: {
      heading: questions.heading[language],
      links: questions.items.slice(0, mostAsked).map(({ page, label }) => ({
        href: href(page, language),
        label: label[language],
      })),
    },
    list: { heading: allPages[language], themes: pagesByTheme(language, 'search') },
  }
}
