import type { Language } from '../../../routing/language.ts'
import { ArticleCard } from '../../components/cards/ArticleCard.tsx'
import { ArticleList } from '../../components/cards/ArticleList.tsx'
import { BusinessCard } from '../../components/cards/BusinessCard.tsx'
import { LatestNews } from '../../components/cards/LatestNews.tsx'
import { NewsList } from '../../components/cards/NewsList.tsx'
import { PageCard } from '../../components/cards/PageCard.tsx'
import { PageCards } from '../../components/cards/PageCards.tsx'
import { ServiceCard } from '../../components/cards/ServiceCard.tsx'
import {
  type ArticleCardModel,
  businessCards,
  pageCard,
  serviceCards,
} from '../../models/cards/cardModels.ts'
import { formatDate } from '../../models/site/dates.ts'
import { href } from '../../models/site/links.ts'
import { words } from '../../models/site/site.ts'
import { phrases } from '../../models/text/phrases.ts'
import { dummies } from '../dummies.ts'
import { proseOf } from '../dummyProse.ts'
import type { Specimen } from '../specimen.ts'

export function cards(language: Language): Specimen[] {
  const { heading, label, longHeading, sentence, paragraph } = dummies[language]
  const articles = articleCards(language)
  const page = (title: string, text: string) => pageCard('business', title, text, language)
  const pages = [page(heading, sentence), page(longHeading, paragraph), page(heading, paragraph)]
  const first = pages.slice(0, 1)
  const news = [heading, longHeading].map((title, at) => ({
    id: `news-${at}`,
    title: phrases(title, language),
    date: '2025-10-29',
    dateText: formatDate('2025-10-29', language),
    text: proseOf('paragraphs', language),
  }))
  return [
    ...businessCards(language)
      .slice(0, 1)
      .map((card) => one('BusinessCard', 'picture, text and action', <BusinessCard {...card} />)),
    ...articles.map((card) =>
      one('ArticleCard', `topic ${card.topic}, level 3`, <ArticleCard {...card} />),
    ),
    ...articles
      .slice(0, 1)
      .map((card) => one('ArticleCard', 'level 2', <ArticleCard {...card} level={2} />)),
    ...serviceCards(language)
      .slice(0, 1)
      .map((card) => one('ServiceCard', 'picture and text', <ServiceCard {...card} />)),
    ...first.map((card) => one('PageCard', 'title and text', <PageCard {...card} />)),
    ...businessCards(language)
      .slice(0, 1)
      .map((card) => one('PageCard', 'picture, title and text', <PageCard {...card} />)),
    { of: ['ArticleList'], state: 'four', show: { node: <ArticleList articles={articles} /> } },
    { of: ['NewsList'], state: 'two', show: { node: <NewsList news={news} /> } },
    ...news.map((note, at) => ({
      of: ['LatestNews'],
      state: at ? 'long' : 'short',
      show: {
        node: <LatestNews {...note} all={{ label: label, href: '#news-0' }} href={`#${note.id}`} />,
      },
    })),
    { of: ['PageCards'], state: 'one', room: 'text', show: { node: <PageCards cards={first} /> } },
    { of: ['PageCards'], state: 'three', show: { node: <PageCards cards={pages} /> } },
  ]
}

function one(component: string, state: string, node: React.ReactNode): Specimen {
  return { of: [component], state, room: 'card', show: { node } }
}

/** A placeholder article card per topic, the second with a long title. */
export function articleCards(language: Language): ArticleCardModel[] {
  const { heading, longHeading, sentence } = dummies[language]
  const [service] = serviceCards(language)
  if (!service) throw new Error('No service card has a picture to show.')
  return Object.entries(words.topics.topics).map(([topic, names], at) => ({
    id: 'insights',
    href: href('insights', language, topic),
    topic: at,
    tag: names[language],
    title: phrases(at === 1 ? longHeading : heading, language),
    picture: service.picture,
    finding: at === 2 ? undefined : sentence,
    date: '2025-10-29',
    dateText: '2025-10-29',
    minutes: dummies[language].value,
  }))
}
