import type { Language, Localized } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { dataFiles } from '../../words/data.ts'
import { articleCards, businessCards } from './cardModels.ts'
import { carouselModel } from './carouselModel.ts'
import { heroModel } from './heroModel.ts'
import { href, type Link } from './links.ts'
import { phrases } from './phrases.ts'
import { decorativePicture } from './pictures.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

/** The specification's carousel has four cards; /insights lists every article. */
const articlesShown = 4

/** Home, in the order of its parts (specification, section 2). */
export function homeModel(language: Language) {
  const { home } = words
  const { file } = dataFiles.home
  const heading = (text: Localized) => phrases(text[language], language)
  const links = (items: readonly { page: PageId; label: Localized }[]): Link[] =>
    items
      .filter(({ page }) => isPublished(page))
      .map(({ page, label }) => ({ label: label[language], href: href(page, language) }))
  const business = businessCards(language)
  const articles = articleCards(language).slice(0, articlesShown)
  const { activities, about, business: activity } = home.tiles
  return {
    hero: heroModel(words.page('home')[language], language),
    situations: {
      heading: heading(home.situations.heading),
      items: home.situations.items
        .filter(({ page }) => isPublished(page))
        .map(({ page, label, text }) => ({
          href: href(page, language),
          label: heading(label),
          text: text[language],
        })),
    },
    business: {
      heading: heading(home.business.heading),
      carousel: carouselModel(
        'business',
        home.business.heading[language],
        business.length,
        language,
      ),
      cards: business,
    },
    textButtons: links(home.textButtons),
    expertise: {
      heading: heading(home.expertise.heading),
      text: home.expertise.text[language],
      choose: home.expertise.choose[language],
      links: links(home.expertise.items),
    },
    insights: {
      heading: heading(home.insights.heading),
      carousel: carouselModel(
        'insights',
        home.insights.heading[language],
        articles.length,
        language,
      ),
      cards: articles,
    },
    tiles: [activities, about]
      .filter(({ page }) => isPublished(page))
      .map((tile) => ({
        href: href(tile.page, language),
        heading: heading(tile.heading),
        text: tile.text[language],
        more: tile.more[language],
        picture: decorativePicture(tile.picture, { framing: 'figure', file }),
      })),
    activity: {
      heading: heading(activity.heading),
      text: activity.text[language],
      picture: decorativePicture(activity.picture, { framing: 'card', file }),
      choose: activity.choose[language],
      links: links(home.business.cards.map(({ page, title }) => ({ page, label: title }))),
    },
  }
}

export type HomeModel = ReturnType<typeof homeModel>
