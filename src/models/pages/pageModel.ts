import { runChecks } from '../../../content-reader/error.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, Kind, PageId } from '../../../routing/table.ts'
import { galleryModel } from '../gallery/galleryModel.ts'
import { searchModel } from '../search/searchModel.ts'
import { articleModel } from './articleModel.ts'
import { contactModel } from './contactModel.ts'
import { essayModel } from './essayModel.ts'
import { glossaryModel } from './glossaryModel.ts'
import { homeModel } from './homeModel.ts'
import { insightsModel } from './insightsModel.ts'
import { newsModel } from './newsModel.ts'
import { sentModel } from './sentModel.ts'
import { successionModel } from './successionModel.ts'
import { checkUnusedWords } from './unusedWords.ts'

/** The model of each kind of page; its view takes it as props. */
const models = {
  home: (_: PageId, language: Language) => homeModel(language),
  sent: (_: PageId, language: Language) => sentModel(language),
  contact: (_: PageId, language: Language) => contactModel(language),
  essay: essayModel,
  service: essayModel,
  hub: essayModel,
  plain: essayModel,
  tool: essayModel,
  profile: essayModel,
  testimonials: essayModel,
  succession: successionModel,
  notice: essayModel,
  article: (id: PageId, language: Language) => articleModel(id as ArticleId, language),
  insights: (id: PageId, language: Language) => insightsModel(id, language),
  news: newsModel,
  glossary: glossaryModel,
  search: (_: PageId, language: Language) => searchModel(language),
  templates: galleryModel,
} satisfies Record<Kind, (id: PageId, language: Language) => object>

export type Model<K extends Kind> = ReturnType<(typeof models)[K]>

/**
 * All that a page's view shows, in one language.
 * @throws ContentError if the page's files contain words that its kind does not show
 */
export function model<K extends Kind>(kind: K, id: PageId, language: Language): Model<K> {
  const [, made] = runChecks(
    () => checkUnusedWords(kind, id, language),
    () => models[kind](id, language) as Model<K>,
  )
  return made
}
