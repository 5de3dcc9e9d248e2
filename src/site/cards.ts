import { insights, services } from './content/cards.ts'
import { ContentError } from './content/error.ts'
import { home } from './content/home.ts'
import { readPage } from './content/page.ts'
import type { Language } from './language.ts'
import { href } from './links.ts'
import { phrases } from './phrases.ts'
import { pagePictures, picture, sceneOf } from './pictures.ts'
import { type PageId, route, routes } from './routes.ts'

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
  const articles = routes.filter(({ view, published }) => view === 'insight' && published)
  return articles
    .map(({ id }) => {
      const { title, topic, published: date } = readPage(id, language)
      const { figure } = pagePictures(id)
      const file = `pages/${id}/${language}.md`
      if (!topic) throw new ContentError(file, 'topic: name what the article is about.')
      if (!date) throw new ContentError(file, "published: write the article's date.")
      if (!figure)
        throw new ContentError('data/pictures.yaml', `pages.${id}.figure: name a picture.`)
      return {
        id,
        href: href(id, language),
        topic,
        date,
        picture: picture(sceneOf(figure), 'card', language, true),
        tag: insights.topics[topic][language],
        title: phrases(title, language),
      }
    })
    .sort((a, b) => b.date.localeCompare(a.date))
}

const servicePictures = {
  'strategy-planning': 'model',
  'strategy-execution': 'scaffold',
  'dd-support': 'strata',
} as const

/** What the three service cards of /succession show. */
export function serviceCards(language: Language) {
  return services.items
    .filter(({ id }) => published(id))
    .map(({ id, title, text }) => ({
      href: href(id, language),
      picture: picture(servicePictures[id as keyof typeof servicePictures], 'card', language, true),
      title: phrases(title[language], language),
      text: text[language],
    }))
}
