import type { Article, DefinedTermSet, Question, Service } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { shapedPictures } from '../pictures/previews.ts'
import { startOfDay } from '../site/dates.ts'
import { absoluteHref, pageName } from '../site/links.ts'
import { route } from '../site/routes.ts'
import { siteUrl, words } from '../site/site.ts'
import { topicName } from '../site/topics.ts'
import { firm } from './firmNode.ts'

/** The page's main entity: an article, a service, or the glossary's terms. */
export function subject(
  id: PageId,
  language: Language,
): Article | Service | DefinedTermSet | undefined {
  const { kind } = route(id)
  if (kind === 'article') return article(id as ArticleId, language)
  if (kind === 'glossary') return terms(id, language)
  const { offered, sample } = words.page(id)[language]
  return offered && !sample ? service(id, language) : undefined
}

function article(id: ArticleId, language: Language): Article {
  const { title, published, modified, topic } = words.article(id)[language]
  const url = absoluteHref(siteUrl, id, language)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    image: shapedPictures(id).map((address) => siteUrl + address),
    author: firm,
    publisher: firm,
    datePublished: startOfDay(published),
    dateModified: startOfDay(modified),
    articleSection: topicName(topic, language),
    inLanguage: language,
    mainEntityOfPage: { '@id': url },
  }
}

function service(id: PageId, language: Language): Service {
  const { description } = words.page(id)[language]
  return {
    '@type': 'Service',
    '@id': `${absoluteHref(siteUrl, id, language)}#service`,
    name: pageName(id, language),
    description,
    provider: firm,
  }
}

/** Terms by name only: further properties, even the 53 ids (250 bytes), would take the page over one round trip. */
function terms(id: PageId, language: Language): DefinedTermSet {
  const url = absoluteHref(siteUrl, id, language)
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: pageName(id, language),
    hasDefinedTerm: words.glossary.terms.map((term) => ({
      '@type': 'DefinedTerm',
      name: term.term[language],
    })),
  }
}

export function questions(id: PageId, language: Language): Question[] {
  const { faq = [], sample } = words.page(id)[language]
  return (sample ? [] : faq).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}
