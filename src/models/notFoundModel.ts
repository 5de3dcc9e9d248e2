import type { Language } from '../../routing/language.ts'
import type { FixedPageId } from '../../routing/table.ts'
import { dataFiles } from '../../words/data.ts'
import { type HeroModel, heroModel } from './heroModel.ts'
import { type Link, pageLink } from './links.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

export interface NotFoundModel {
  readonly hero: HeroModel
  readonly text: string
  readonly waysOn: readonly Link[]
}

const waysOn: readonly FixedPageId[] = ['home', 'business', 'succession', 'insights', 'contact']

/** What an address that names no page shows, with ways onward. */
export function notFoundModel(language: Language): NotFoundModel {
  const { title, subtitle, text, hero } = words.site.notFound
  const { file } = dataFiles.site
  return {
    hero: heroModel({ title: title[language], subtitle: subtitle[language], hero, file }, language),
    text: text[language],
    waysOn: waysOn.filter(isPublished).map((id) => pageLink(id, language)),
  }
}

/** What the head of the not-found page says. */
export function notFoundHead(language: Language): { title: string; description: string } {
  const { title, description } = words.site.notFound
  return { title: title[language], description: description[language] }
}
