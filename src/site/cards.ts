import { insights, services } from './content/cards.ts'
import { home } from './content/home.ts'
import type { Language } from './language.ts'
import { href } from './links.ts'
import { phrases } from './phrases.ts'
import { picture } from './pictures.ts'
import { type PageId, route } from './routes.ts'

const topics = {
  'digital-transformation': { topic: 'dx', picture: 'dx' },
  'manufacturing-industry': { topic: 'manufacturing', picture: 'robot' },
  'population-decline': { topic: 'population', picture: 'columns' },
  'esg-investment': { topic: 'esg', picture: 'terrace' },
} as const

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

/** What the insight cards show, on home and on /insights. */
export function insightCards(language: Language) {
  return insights.items.flatMap(({ id, tag, title }) => {
    const article = topics[id as keyof typeof topics]
    if (!article || !published(id)) return []
    return {
      id,
      href: href(id, language),
      topic: article.topic,
      picture: picture(article.picture, 'card', language, true),
      tag: tag[language],
      title: phrases(title[language], language),
    }
  })
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
