import { insights, services } from './content/cards.ts'
import { ContentError } from './content/error.ts'
import { home } from './content/home.ts'
import { readPage } from './content/page.ts'
import type { Language } from './language.ts'
import { href } from './links.ts'
import { phrases } from './phrases.ts'
import { cardPicture, picture } from './pictures.ts'
import { type PageId, publishedRoutes, route } from './routes.ts'

const published = (id: PageId) => route(id).published

/** What the cards of the business carousel show. */
export function businessCards(language: Language) {
  return home.business.cards
    .filter(({ page }) => published(page))
    .map((card) => ({
      href: href(card.page, language),
      picture: picture(card.picture, 'card', language, true),
      title: phrases(card.title[language], language),
      text: card.text[language],
      more: home.business.more[language],
    }))
}

/**
 * What the insight cards show, newest article first. Articles are the pages of the kind `insight`.
 * @throws ContentError when an article lacks its topic, its date or its picture
 */
export function insightCards(language: Language) {
  return publishedRoutes
    .filter(({ view }) => view === 'insight')
    .map(({ id }) => {
      const { title, topic, published: date } = readPage(id, language)
      const file = `pages/${id}/${language}.md`
      if (!topic) throw new ContentError(file, 'topic: name what the article is about.')
      if (!date) throw new ContentError(file, "published: write the article's date.")
      return {
        id,
        href: href(id, language),
        topic,
        date,
        picture: cardPicture(id, language),
        tag: insights.topics[topic][language],
        title: phrases(title, language),
      }
    })
    .sort((a, b) => b.date.localeCompare(a.date))
}

/** What the three service cards of /succession show. */
export function serviceCards(language: Language) {
  return services.items
    .filter(({ id }) => published(id))
    .map(({ id, title, text }) => ({
      href: href(id, language),
      picture: cardPicture(id, language),
      title: phrases(title[language], language),
      text: text[language],
    }))
}
