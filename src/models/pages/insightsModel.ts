import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { articleCards } from '../cards/cardModels.ts'
import { breadcrumb } from '../frame/breadcrumb.ts'
import { articlesOn, numberedHref, numbersOf } from '../site/insightsPages.ts'
import { words } from '../site/site.ts'
import { type EssayModel, essayModel } from './essayModel.ts'

/** Pagination; the current page is marked. */
export interface PagerModel {
  readonly label: string
  readonly pages: readonly { readonly number: number; readonly href: string }[]
  readonly current: number
}

export interface InsightsModel extends EssayModel {
  /** Null if all articles fit on one page. */
  readonly pager: PagerModel | null
}

/** A page of the index of articles. */
export function insightsModel(id: PageId, language: Language, current = 1): InsightsModel {
  const essay = essayModel(id, language)
  const numbers = numbersOf(id)
  const articles = articleCards(language, articlesOn(current))
  return {
    ...essay,
    breadcrumb: breadcrumb(id, language, current),
    parts: essay.parts.map((part) => (part.show === 'articles' ? { ...part, articles } : part)),
    pager:
      numbers.length > 1
        ? {
            label: words.site.pager[language],
            pages: numbers.map((number) => ({ number, href: numberedHref(id, language, number) })),
            current,
          }
        : null,
  }
}
