import { type CategoryId, categoryIds } from '../../../content-reader/schema/gallery.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { frameHref, templateIds } from '../../../routing/templates.ts'
import { backLink } from '../frame/backLink.ts'
import { breadcrumb } from '../frame/breadcrumb.ts'
import { type PictureSource, templateShot } from '../pictures/pictureModels.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { roman } from '../text/numerals.ts'
import { phrases } from '../text/phrases.ts'
import { offerModel } from './offerModel.ts'

export interface TemplateCardModel {
  readonly href: string
  readonly numeral: string
  readonly category: CategoryId
  /** Null if the title says it already. */
  readonly categoryName: string | null
  readonly title: readonly string[]
  /** What its page has. */
  readonly shows: readonly string[]
  /** The screenshot; null until taken (`npm run templates:shoot`). */
  readonly picture: PictureSource | null
}

/** A filter button; its id is `all` or a category's. */
export interface TemplateFilterModel {
  readonly id: CategoryId | 'all'
  readonly label: string
  /** Announcement with name and number of templates, different for every filter. */
  readonly count: string
}

export function galleryModel(id: PageId, language: Language) {
  const { gallery } = words
  const { title, subtitle } = words.page(id)[language]
  const cards = templateIds.map((template, at): TemplateCardModel => {
    const { category, title, shows } = gallery.templates[template]
    const categoryName = gallery.filters.categories[category][language]
    return {
      href: frameHref(template, language),
      numeral: roman(at + 1),
      category,
      categoryName: beginAlike(title[language], categoryName) ? null : categoryName,
      title: phrases(title[language], language),
      shows: phrases(shows[language], language),
      picture: templateShot(template, language),
    }
  })
  const button = (id: TemplateFilterModel['id'], name: Localized, count: number) => {
    const text = count === 1 ? gallery.count.one : gallery.count.other
    const filter = name[language]
    return { id, label: filter, count: fill(text[language], { filter, count }) }
  }
  const filters: TemplateFilterModel[] = [
    button('all', gallery.filters.all, cards.length),
    ...categoryIds.map((category) => {
      const shown = cards.filter((card) => card.category === category)
      return button(category, gallery.filters.categories[category], shown.length)
    }),
  ]
  return {
    title: phrases(title, language),
    subtitle: phrases(subtitle, language),
    close: { label: gallery.close[language], href: backLink(id, language)?.href ?? '/' },
    breadcrumb: breadcrumb(id, language),
    filter: { heading: gallery.filters.heading[language], filters },
    cards,
    empty: {
      heading: phrases(gallery.empty.heading[language], language),
      text: gallery.empty.text[language],
      all: { label: gallery.empty.all[language], href: href(id, language) },
      contact: { label: gallery.empty.contact[language], href: href('contact', language) },
    },
    offer: offerModel(language),
    rules: filterRules(cards),
  }
}

/** Whether two names have the same stem: 不動産, 'Financial institution' and 'Finance'. */
function beginAlike(title: string, category: string): boolean {
  return title.slice(0, 2) === category.slice(0, 2)
}

export type GalleryModel = ReturnType<typeof galleryModel>

/**
 * CSS that shows only the cards of the root element's category (`data-category`), or a message if there are
 * none. It works before the first paint, when the island has not loaded.
 */
function filterRules(cards: readonly TemplateCardModel[]): string {
  const rules = categoryIds.map((category) => {
    const shown = `:root[data-category="${category}"]`
    return cards.some((card) => card.category === category)
      ? `${shown} [data-template]:not([data-template="${category}"]){display:none}`
      : `${shown} [data-template]{display:none}${shown} [data-no-template]{display:grid}`
  })
  // Each card moves by itself. Not in a CSS Module, which would rename the value.
  const moving = ':root[data-filtering] [data-template]{view-transition-name:match-element}'
  return `[data-no-template]{display:none}${rules.join('')}${moving}`
}
