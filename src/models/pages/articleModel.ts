import type { Language } from '../../../routing/language.ts'
import type { ArticleId } from '../../../routing/table.ts'
import { articlePhoto } from '../pictures/photos.ts'
import type { PictureSource } from '../pictures/pictureModels.ts'
import { formatDate } from '../site/dates.ts'
import { words } from '../site/site.ts'
import { readingMinutes } from '../text/reading.ts'
import { type EssayModel, essayModel } from './essayModel.ts'

/** A labelled date, machine-readable and formatted. */
export interface DateModel {
  readonly label: string
  readonly date: string
  readonly text: string
}

export interface ArticleModel extends EssayModel {
  readonly dates: readonly DateModel[]
  readonly minutes: string
  /** A photograph below the introduction, with an optional caption. */
  readonly photo: { readonly picture: PictureSource; readonly caption: string | undefined } | null
}

/** An essay with dates and reading time. */
export function articleModel(id: ArticleId, language: Language): ArticleModel {
  const essay = essayModel(id, language)
  const page = words.article(id)[language]
  const { article } = words.site
  const photo = articlePhoto(id, language)
  const date = (label: string, day: string): DateModel => ({
    label,
    date: day,
    text: formatDate(day, language),
  })
  return {
    ...essay,
    dates: [
      date(article.published[language], page.published),
      date(article.modified[language], page.modified),
    ],
    minutes: readingMinutes(page, language),
    photo: photo && { picture: photo, caption: page.photo?.caption },
  }
}
