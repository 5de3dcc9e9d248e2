import type { PageText } from '../../../content-reader/readPage.ts'
import type { Prose } from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import type { SampleNote } from '../firm/sampleNote.ts'
import { type BackModel, backLink } from '../frame/backLink.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { type HeroModel, heroModel } from '../frame/heroModel.ts'
import { cardPicture, headPicture, type PictureSource, picture } from '../pictures/pictureModels.ts'
import { href, type Link, pageLink } from '../site/links.ts'
import { words } from '../site/site.ts'
import type { MarginNotes } from '../text/marginNotes.ts'
import { phrases } from '../text/phrases.ts'
import { finishProse, type SourceList } from '../text/prose.ts'
import { type SourceNote, sourceNote } from '../text/sourceNote.ts'
import { type PlacedPart, partModels } from './partModels.ts'
import { samplesIn } from './samplesIn.ts'

export interface SectionModel {
  readonly anchor: string
  /** In phrases, between which lines may break. */
  readonly heading: readonly string[]
  readonly expandable: boolean
  readonly body: Prose
}

export interface Headed<T> {
  readonly heading: string
  readonly items: readonly T[]
}

export interface NotesModel extends Headed<SourceNote> {
  /** Further reading that the text does not refer to. */
  readonly further: readonly string[]
  /** Label of the link from a source back to the text. */
  readonly back: string
}

/** The structure that most pages share. */
export interface EssayModel {
  readonly hero: HeroModel
  readonly back: BackModel | null
  readonly breadcrumb: BreadcrumbModel
  readonly intro: Prose
  /** What among the parts is a sample. */
  readonly sample: SampleNote | null
  /** A full-width picture, after the introduction, half way through the sections or at the end. */
  readonly panorama: {
    readonly picture: PictureSource
    readonly after: 'introduction' | 'middle' | 'sections'
  } | null
  /** A service's key facts; null on other pages. */
  readonly facts: readonly { readonly label: string; readonly text: string }[] | null
  /** The table of contents; null on pages with few sections. */
  readonly contents: Headed<{ readonly anchor: string; readonly heading: string }> | null
  readonly sections: readonly SectionModel[]
  readonly conclusion: Prose
  readonly parts: readonly PlacedPart[]
  readonly faq: Headed<{ readonly question: string; readonly answer: string }> | null
  readonly related: Headed<Link> | null
  readonly service: (Link & { readonly heading: string }) | null
  readonly next: {
    readonly heading: string
    readonly href: string
    readonly text: readonly string[]
    /** The scene at that page's head; null if the page ends in a full-width picture, on which the link stands. */
    readonly picture: PictureSource | null
  } | null
  /** The text's numbered sources, followed by further reading. */
  readonly notes: NotesModel | null
}

/** Pages with at most this many sections have no table of contents. */
const fewSections = 2

export function essayModel(id: PageId, language: Language): EssayModel {
  const page = words.page(id)[language]
  const { site } = words
  const sources: SourceList = []
  const margin: MarginNotes = new Set()
  // In reading order, because sources are numbered as they occur.
  const intro = finishProse(page.intro, language, sources, margin)
  const sections = page.sections.map((section) => ({
    ...section,
    heading: phrases(section.heading, language),
    body: finishProse(section.body, language, sources, margin),
  }))
  const conclusion = finishProse(page.conclusion, language, sources)
  const related = page.related?.map((each) => pageLink(each, language))
  const { service, next } = page
  const parts = [...partModels(page.parts ?? [], language), ...linksBelow(id, language)]
  const ends = page.panorama?.after === 'sections'
  // Not used here, but throws if the figure's name is misspelled.
  if (page.figure) cardPicture(id, language)
  return {
    hero: heroModel(page, language),
    back: backLink(id, language),
    breadcrumb: breadcrumb(id, language),
    intro,
    sample: samplesIn(parts, language),
    panorama: panorama(page, language),
    facts: facts(page, language),
    contents:
      page.sections.length > fewSections
        ? { heading: site.contents[language], items: page.sections }
        : null,
    sections,
    conclusion,
    parts,
    faq: headed(site.article.faq[language], page.faq),
    related: headed(site.article.related[language], related),
    service: service
      ? { heading: site.article.service[language], ...pageLink(service, language) }
      : null,
    next: next
      ? {
          heading: site.next[language],
          href: href(next.page, language),
          text: phrases(next.text, language),
          picture: ends ? null : headPicture(next.page, language),
        }
      : null,
    notes: notes(sources, page.sources ?? [], language),
  }
}

/** Links to the pages of text that were added below a page. */
function linksBelow(id: PageId, language: Language): PlacedPart[] {
  const below = words.textIds.filter((each) => words.text(each).ja.parent === id)
  return below.map((each) => ({ show: 'link', after: 'conclusion', ...pageLink(each, language) }))
}

function notes(
  sources: SourceList,
  further: readonly string[],
  language: Language,
): NotesModel | null {
  if (sources.length + further.length === 0) return null
  const items = sources.map((id) => sourceNote(id, language))
  const { site } = words
  const heading = further.length ? site.article.sources : site.sources
  return { heading: heading[language], items, further, back: site.backToText[language] }
}

function panorama({ panorama, file }: PageText, language: Language): EssayModel['panorama'] {
  if (!panorama) return null
  const { picture: name, after } = panorama
  return { picture: picture(name, { framing: 'panorama', language, file }), after }
}

function facts({ facts }: PageText, language: Language): EssayModel['facts'] {
  if (!facts) return null
  const { audience, duration, result, fee } = words.site.facts
  return [
    { label: audience[language], text: facts.audience },
    { label: duration[language], text: facts.duration },
    { label: result[language], text: facts.result },
    { label: fee[language], text: facts.fee },
  ]
}

function headed<T>(heading: string, items: readonly T[] | undefined): Headed<T> | null {
  return items?.length ? { heading, items } : null
}
