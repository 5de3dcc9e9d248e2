import { dataFiles } from '../../../content-reader/data.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { articleCards, businessCards } from '../cards/cardModels.ts'
import { carouselModel } from '../cards/carouselModel.ts'
import { doorQuestions } from '../exits/doorQuestions.ts'
import { doorsModel } from '../exits/doorsModel.ts'
import { firstTalk } from '../firm/firstTalk.ts'
import { heroModel } from '../frame/heroModel.ts'
import { decorativePicture } from '../pictures/pictureModels.ts'
import { href, type Link } from '../site/links.ts'
import { latestArticles } from '../site/newest.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { latestNews } from './newsModel.ts'

/** Home in the order of its parts (specification, section 2). */
export function homeModel(language: Language) {
  const { home } = words
  const { file } = dataFiles.home
  const heading = (text: Localized) => phrases(text[language], language)
  const links = (items: readonly { page: PageId; label: Localized }[]): Link[] =>
    items.map(({ page, label }) => ({ label: label[language], href: href(page, language) }))
  const business = businessCards(language)
  const articles = articleCards(language, latestArticles)
  const { activities, about, business: activity } = home.tiles
  return {
    hero: heroModel(words.page('home')[language], language),
    evening: decorativePicture(home.evening, { framing: 'hero', file }),
    situations: {
      heading: heading(home.situations.heading),
      items: home.situations.items.map(({ page, label, text }) => ({
        href: href(page, language),
        label: heading(label),
        text: text[language],
      })),
    },
    news: latestNews(language),
    questions: {
      heading: heading(home.questions.heading),
      others: home.questions.others[language],
      links: links(home.questions.items),
    },
    firstTalk: firstTalk(language),
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
    doors: {
      ...doorsModel(language, true),
      heading: heading(home.doors.heading),
      text: home.doors.text[language],
      ...doorQuestions(home.doors.questions, language),
      unhindered: home.doors.unhindered[language],
      finder: { href: href('exit-finder', language), label: home.doors.finder[language] },
      more: { href: href('succession', language), label: home.doors.more[language] },
    },
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
    tiles: [activities, about].map((tile) => ({
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
