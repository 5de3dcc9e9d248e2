import { dataFiles } from '../../../content-reader/data.ts'
import type { Topic } from '../../../content-reader/schema/topics.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { cardPicture, decorativePicture, type PictureSource } from '../pictures/pictures.ts'
import { formatDate } from '../site/dates.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'
import { readingMinutes } from '../text/reading.ts'

/** A plain card that leads to a page. */
export interface PageCardModel {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
}

/** @param title the card's title in the language */
export function pageCard(
  id: PageId,
  title: string,
  text: string,
  language: Language,
): PageCardModel {
  return { href: href(id, language), title: phrases(title, language), text }
}

/** An article's card: what it shows, and what an index of articles says beside it. */
export interface ArticleCardModel {
  readonly id: PageId
  readonly href: string
  readonly topic: Topic
  readonly tag: string
  readonly title: readonly string[]
  readonly picture: PictureSource
  /** What the article finds, in one line. */
  readonly finding: string | undefined
  /** The day of publication, e.g. 2025-10-29, and as readers write it. */
  readonly date: string
  readonly dateText: string
  readonly minutes: string
}

/** What the cards of articles show. @param ids the articles, in their order */
export function articleCards(language: Language, ids: readonly ArticleId[]): ArticleCardModel[] {
  return ids.map((id) => {
    const page = words.article(id)[language]
    const { title, card, finding, topic, published } = page
    return {
      id,
      href: href(id, language),
      topic,
      tag: words.topics.topics[topic][language],
      title: phrases(card ?? title, language),
      picture: cardPicture(id, language),
      finding,
      date: published,
      dateText: formatDate(published, language),
      minutes: readingMinutes(page, language),
    }
  })
}

/** What the cards of the business carousel show. */
export function businessCards(language: Language) {
  const { cards, more } = words.home.business
  return cards.map((card) => ({
    href: href(card.page, language),
    picture: decorativePicture(card.picture, { framing: 'card', file: dataFiles.home.file }),
    title: phrases(card.title[language], language),
    text: card.text[language],
    more: more[language],
  }))
}

/** What the three service cards of /succession show. */
export function serviceCards(language: Language) {
  return words.services.items.map(({ id, title, text }) => ({
    href: href(id, language),
    picture: cardPicture(id, language),
    title: phrases(title[language], language),
    text: text[language],
  }))
}
