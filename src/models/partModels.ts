import type { Language } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { dataFiles } from '../../words/data.ts'
import type { PagePart } from '../../words/schema/page.ts'
import { articleCardsByTopic, type PageCardModel, pageCard, serviceCards } from './cardModels.ts'
import { type CarouselModel, carouselModel } from './carouselModel.ts'
import { type ExitModel, exitModels } from './exitModels.ts'
import { pageLink } from './links.ts'
import { type PictureSource, picture } from './pictures.ts'
import { type ProfileRow, profileRows } from './profileRows.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'
import { type Testimonial, testimonials } from './testimonials.ts'

/** What a page shows at a place besides its text; `show` says which component draws it. */
export type Part =
  | { readonly show: 'cards'; readonly cards: readonly PageCardModel[] }
  | { readonly show: 'button' | 'link'; readonly href: string; readonly label: string }
  | {
      readonly show: 'exits'
      readonly picture: PictureSource
      readonly exits: readonly ExitModel[]
    }
  | {
      readonly show: 'services'
      readonly carousel: CarouselModel
      readonly cards: ReturnType<typeof serviceCards>
    }
  | { readonly show: 'profile'; readonly rows: readonly ProfileRow[] }
  | { readonly show: 'testimonials'; readonly testimonials: readonly Testimonial[] }
  | { readonly show: 'articles'; readonly articles: ReturnType<typeof articleCardsByTopic> }

/** A part and the place that it follows: a section's anchor, `introduction` or `conclusion`. */
export type PlacedPart = Part & { readonly after: string }

/** The parts of a page; those that would lead to a page that is not built are left out. */
export function partModels(parts: readonly PagePart[], language: Language): PlacedPart[] {
  return parts.flatMap((part) => {
    const model = partModel(part, language)
    return model ? [{ ...model, after: part.after }] : []
  })
}

function partModel(part: PagePart, language: Language): Part | null {
  switch (part.show) {
    case 'cards':
      return { show: 'cards', cards: pageCards(part.pages, language) }
    case 'coaching':
      return { show: 'cards', cards: coachingCards(language) }
    case 'button':
    case 'link': {
      const { page, show, text } = part
      return isPublished(page) ? { show, href: pageLink(page, language).href, label: text } : null
    }
    case 'exits':
      return {
        show: 'exits',
        picture: picture('exit', { framing: 'doors', language, file: dataFiles.exits.file }),
        exits: exitModels(language),
      }
    case 'services': {
      const cards = serviceCards(language)
      const label = words.site.services[language]
      const carousel = carouselModel('services', label, cards.length, language)
      return { show: 'services', carousel, cards }
    }
    case 'profile':
      return { show: 'profile', rows: profileRows(language) }
    case 'testimonials':
      return { show: 'testimonials', testimonials: testimonials(language) }
    case 'articles':
      return { show: 'articles', articles: articleCardsByTopic(language) }
  }
}

function pageCards(pages: readonly PageId[], language: Language): PageCardModel[] {
  return pages.filter(isPublished).map((id) => {
    const { subtitle } = words.page(id)[language]
    return pageCard(id, pageLink(id, language).label, subtitle, language)
  })
}

/** The coaching pages with the texts that introduce them (content/data/coaching.yaml). */
function coachingCards(language: Language): PageCardModel[] {
  return words.coaching.items
    .filter(({ id }) => isPublished(id))
    .map(({ id, title, text }) => pageCard(id, title[language], text[language], language))
}
