import type { Language } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { fill } from '../../words/fill.ts'
import type { Prose } from '../../words/markdown.ts'
import { backLink } from './back.ts'
import { formatDate } from './dates.ts'
import { type HeroModel, heroModel } from './heroModel.ts'
import { href, type Link, pageLink } from './links.ts'
import { type PlacedPart, partModels } from './partModels.ts'
import { phrases } from './phrases.ts'
import { type PictureSource, picture } from './pictures.ts'
import { finishProse, type SourceList } from './prose.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

export interface SectionModel {
  readonly anchor: string
  /** In the phrases between which its lines may break. */
  readonly heading: readonly string[]
  readonly expandable: boolean
  readonly body: Prose
}

/** A list with a heading. */
export interface Headed<T> {
  readonly heading: string
  readonly items: readonly T[]
}

/** The shape that most pages share, ready to be shown. */
export interface EssayModel {
  readonly hero: HeroModel
  readonly back: Link | null
  readonly intro: Prose
  readonly figure: PictureSource | null
  /** The table of contents; null on a page of few sections. */
  readonly contents: Headed<{ readonly anchor: string; readonly heading: string }> | null
  readonly sections: readonly SectionModel[]
  readonly conclusion: Prose
  readonly parts: readonly PlacedPart[]
  readonly faq: Headed<{ readonly question: string; readonly answer: string }> | null
  readonly literature: Headed<string> | null
  readonly related: Headed<Link> | null
  readonly service: (Link & { readonly heading: string }) | null
  readonly next: { readonly heading: string; readonly href: string; readonly text: string } | null
  readonly notes: Headed<string> | null
}

/** A page with fewer sections needs no table of contents. */
const fewSections = 2

export function essayModel(id: PageId, language: Language): EssayModel {
  const page = words.page(id)[language]
  const { site } = words
  const sources: SourceList = []
  // In reading order, because figures number their sources as they are met.
  const intro = finishProse(page.intro, language, sources)
  const sections = page.sections.map((section) => ({
    ...section,
    heading: phrases(section.heading, language),
    body: finishProse(section.body, language, sources),
  }))
  const conclusion = finishProse(page.conclusion, language, sources)
  const related = page.related?.filter(isPublished).map((each) => pageLink(each, language))
  const { service, next } = page
  return {
    hero: heroModel(page, language),
    back: backLink(id, language),
    intro,
    figure: page.figure
      ? picture(page.figure, { framing: 'figure', language, file: page.file })
      : null,
    contents:
      page.sections.length > fewSections
        ? { heading: site.contents[language], items: page.sections }
        : null,
    sections,
    conclusion,
    parts: partModels(page.parts ?? [], language),
    faq: headed(site.article.faq[language], page.faq),
    literature: headed(site.article.sources[language], page.sources),
    related: headed(site.article.related[language], related),
    service:
      service && isPublished(service)
        ? { heading: site.article.service[language], ...pageLink(service, language) }
        : null,
    next:
      next && isPublished(next.page)
        ? { heading: site.next[language], href: href(next.page, language), text: next.text }
        : null,
    notes: headed(site.sources[language], sourceNotes(sources, language)),
  }
}

function headed<T>(heading: string, items: readonly T[] | undefined): Headed<T> | null {
  return items?.length ? { heading, items } : null
}

/** The sources of a page's figures, each with its date. */
function sourceNotes(sources: SourceList, language: Language): string[] {
  return sources.flatMap((id) => {
    const source = words.figures.sources[id]
    if (!source) return []
    const text = source.text[language]
    const date = fill(words.site.published[language], {
      date: formatDate(source.published, language),
    })
    return language === 'ja' ? `${text}、${date}` : `${text}, ${date}`
  })
}
