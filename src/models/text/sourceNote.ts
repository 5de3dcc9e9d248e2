import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { formatDate } from '../site/dates.ts'
import { words } from '../site/site.ts'

export interface SourceNote {
  /** Publisher and title. */
  readonly text: string
  readonly url?: string | undefined
  readonly date?: string | undefined
}

/**
 * A source in content/data/figures.yaml.
 * @throws Error if the id is unknown
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

export function sourceText({ text, date = '' }: Pick<SourceNote, 'text' | 'date'>): string {
  return `${text}${date}`
}
