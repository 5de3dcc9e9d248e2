import type { Prose } from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { formatDate } from '../site/dates.ts'
import { href, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { finishProse } from '../text/prose.ts'
import { type EssayModel, essayModel } from './essayModel.ts'

interface Dated {
  readonly title: readonly string[]
  /** Day of publication, e.g. 2026-11-25, and formatted. */
  readonly date: string
  readonly dateText: string
}

export interface NoteModel extends Dated {
  readonly id: string
  readonly text: Prose
}

export interface NewsModel extends EssayModel {
  /** Newest first. */
  readonly news: readonly NoteModel[]
}

/** The page of all notes. */
export function newsModel(id: PageId, language: Language): NewsModel {
  return {
    ...essayModel(id, language),
    news: words.newsIds.map((note) => ({
      id: placeOf(note),
      ...dated(note, language),
      text: finishProse(words.note(note)[language].intro, language, []),
    })),
  }
}

/** The newest note and the way to all of them. */
export interface LatestNewsModel extends Dated {
  readonly all: { readonly label: string; readonly href: string }
  readonly href: string
}

/** @returns null without news */
export function latestNews(language: Language): LatestNewsModel | null {
  const [id] = words.newsIds
  if (!id) return null
  return {
    all: pageLink('news', language),
    ...dated(id, language),
    href: href('news', language, placeOf(id)),
  }
}

/** The note's place on the page of all. */
export const placeOf = (note: string) => `news-${note}`

function dated(id: string, language: Language): Dated {
  const { title, published } = words.note(id)[language]
  return {
    title: phrases(title, language),
    date: published,
    dateText: formatDate(published, language),
  }
}
