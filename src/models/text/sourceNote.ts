import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { formatDate } from '../site/dates.ts'
import { words } from '../site/site.ts'

/** Where something is taken from. */
export interface SourceNote {
  /** Who published what. */
  readonly text: string
  /** Where it can be read. */
  readonly url?: string | undefined
  /** What follows the text: when it was published. */
  readonly date?: string | undefined
}

/**
 * A source of content/data/figures.yaml as a note.
 * @throws Error when there is none of this id
 */
export function sourceNote(id: string, language: Language): SourceNote {
  const source = words.figures.sources[id]
  if (!source) throw new Error(`There is no source "${id}".`)
  const { text, url, published } = source
  const date =
    published && fill(words.site.published[language], { date: formatDate(published, language) })
  const comma = language === 'ja' ? '、' : ', '
  return { text: text[language], url, date: date && comma + date }
}

/** A source with its date, as it is read. */
export function sourceText({ text, date = '' }: Pick<SourceNote, 'text' | 'date'>): string {
  return `${text}${date}`
}
