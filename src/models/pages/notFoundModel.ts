import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import { type Frame, frame } from '../frame/frame.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { type LinksByTheme, pagesByTheme } from '../frame/menuThemes.ts'
import { words } from '../site/site.ts'

export interface NotFoundModel {
  readonly hero: HeroModel
  readonly text: string
  /** The field of the search. */
  readonly search: Frame['search']
  /** All pages, but only the newest articles. */
  readonly themes: readonly LinksByTheme[]
  /** Headings of all pages, and of those similar to the requested address. */
  readonly headings: { readonly all: string; readonly near: string }
}

export function notFoundModel(language: Language): NotFoundModel {
  const { title, subtitle, text, hero, pages, near } = words.site.notFound
  const { file } = dataFiles.site
  return {
    hero: heroModel({ title: title[language], subtitle: subtitle[language], hero, file }, language),
    text: text[language],
    search: frame(null, language).search,
    themes: pagesByTheme(language),
    headings: { all: pages[language], near: near[language] },
  }
}

export function notFoundHead(language: Language): { title: string; description: string } {
  const { title, description } = words.site.notFound
  return { title: title[language], description: description[language] }
}
