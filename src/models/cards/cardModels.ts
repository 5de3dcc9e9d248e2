import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { cardPicture, decorativePicture, type PictureSource } from '../pictures/pictureModels.ts'
import { formatDate } from '../site/dates.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { topicIds, topicName } from '../site/topics.ts'
import { phrases } from '../text/phrases.ts'
import { readingMinutes } from '../text/reading.ts'

export interface PageCardModel {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
  readonly picture?: PictureSource
}

/** @param title the card's title in this language */
export function pageCard(
  id: PageId,
  title: string,
  text: string,
  language: Language,
): PageCardModel {
  return { href: href(id, language), title: phrases(title, language), text }
}

/** An article's card, with the extra data of the index of articles. */
export interface ArticleCardModel {
  readonly id: PageId
  readonly href: string
  /** The place of its topic among all topics. */
  readonly topic: number
  readonly tag: string
  readonly title: readonly string[]
  readonly picture: PictureSource
  /** The article's finding in one line. */
  readonly finding: string | undefined
  /** Day of publication, e.g. 2025-10-29, and formatted. */
  readonly date: string
  readonly dateText: string
  readonly minutes: string
}

/** @param ids in display order */
export function articleCards(language: Language, ids: readonly ArticleId[]): ArticleCardModel[] {
  return ids.map((id) => {
    const page = words.article(id)[language]
    const { title, card, finding, topic, published } = page
    return {
      id,
      href: href(id, language),
      topic: topicIds.indexOf(topic),
      tag: topicName(topic, language),
      title: phrases(card ?? title, language),
      picture: cardPicture(id, language),
      finding,
      date: published,
      dateText: formatDate(published, language),
      minutes: readingMinutes(page, language),
    }
  })
}

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

export function serviceCards(language: Language) {
  return words.services.items.map(({ id, title, text }) => ({
    href: href(id, language),
    picture: cardPicture(id, language),
    title: phrases(title[language], language),
    text: text[language],
  }))
}
