import type { Language } from '../../../routing/language.ts'
import type { PageId, Route } from '../../../routing/table.ts'
import { essayModel } from '../pages/essayModel.ts'
import { model } from '../pages/pageModel.ts'
import { smallHead } from '../pictures/pictureModels.ts'
import { href, pageName } from '../site/links.ts'
import { listedRoutes } from '../site/routes.ts'
import { words } from '../site/site.ts'
import {
  essaySections,
  galleryPassages,
  homePassages,
  lines,
  plainText,
  type SearchSection,
  termSection,
} from './searchText.ts'

export interface SearchPage {
  readonly href: string
  readonly title: string
  /** Address of the smallest picture of its head, without the file's ending. */
  readonly picture: string
  /** What it answers. */
  readonly question: string
  readonly description: string
  /** Searched but not shown: the glossary terms that it treats. */
  readonly also: string
  /** Whether it explains terms. */
  readonly terms?: boolean
  /** The page's beginning is the first section. */
  readonly sections: readonly SearchSection[]
}

/** The words of every listed page: the source of the search index. */
export function searchPages(language: Language): SearchPage[] {
  return listedRoutes
    .filter(({ kind }) => kind !== 'search')
    .map((route) => ({
      href: href(route.id, language),
      title: pageName(route.id, language),
      picture: smallHead(route.id, language),
      question: questions(route.id, language),
      description: words.page(route.id)[language].description,
      also: treated(route.id, language),
      ...(route.kind === 'glossary' && { terms: true }),
      sections: sections(route, language),
    }))
}

function sections({ id, kind }: Route, language: Language): SearchSection[] {
  const { title, subtitle } = words.page(id)[language]
  const beginning = (...passages: string[]): SearchSection => ({
    anchor: '',
    heading: title,
    text: lines([subtitle, ...passages]),
  })
  switch (kind) {
    case 'home':
      return [beginning(...homePassages(model('home', id, language)))]
    case 'contact': {
      const { intro, form, confidentiality } = model('contact', id, language)
      const asides = [confidentiality, form.purpose].flatMap(({ heading, text }) => [heading, text])
      return [beginning(plainText(intro), ...asides)]
    }
    case 'glossary': {
      const { intro, groups } = model('glossary', id, language)
      return [beginning(plainText(intro)), ...groups.flatMap(({ terms }) => terms.map(termSection))]
    }
    case 'news': {
      const news = model('news', id, language)
      const notes = news.news.map(({ id, title, dateText, text }) => ({
        anchor: id,
        heading: title.join(''),
        text: lines([dateText, plainText(text)]),
      }))
      return [...essaySections(beginning, news), ...notes]
    }
    case 'templates':
      return [beginning(...galleryPassages(model('templates', id, language)))]
    default:
      return essaySections(beginning, essayModel(id, language))
  }
}

/** What the page answers, by its front matter and by home. The first line is shown, as the nearest question. */
function questions(id: PageId, language: Language): string {
  const { question, asked: typed = [], metaTitle } = words.page(id)[language]
  const { situations, questions } = words.home
  const asked = [...situations.items, ...questions.items].filter(({ page }) => page === id)
  return lines([question, ...asked.map(({ label }) => label[language]), metaTitle, ...typed])
}

/** The glossary terms of a page, so that it is found by them. */
function treated(id: PageId, language: Language): string {
  const { parts } = words.page(id)[language]
  const terms = words.glossary.terms.filter(({ page }) => page === id)
  return lines([
    parts?.some(({ show }) => show === 'tool') ? words.search.tools[language] : null,
    ...terms.flatMap(({ term, reading }) => [term[language], language === 'ja' ? reading : null]),
  ])
}
