import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { numberedHref, withNumber } from '../site/insightsPages.ts'
import { siteUrl, words } from '../site/site.ts'
import { firm, firmFacts, firmNode } from './firmNode.ts'
import { questions, subject } from './subject.ts'
import { website, websiteNode } from './websiteNode.ts'

/** Pages with a schema.org type of their own (specification, section 1). */
const types: Partial<Record<PageId, 'AboutPage' | 'ContactPage'>> = {
  'about-legatus': 'AboutPage',
  contact: 'ContactPage',
}

/** Pages about the firm include its facts. */
const aboutTheFirm: readonly PageId[] = ['home', 'about-legatus', 'about']

/**
 * A page's structured data (specification, section 1) as one graph of linked nodes. It only repeats what the
 * page shows, without samples.
 * @param number in a paginated list
 */
export function graph(id: PageId, language: Language, number = 1): Graph {
  const url = siteUrl + numberedHref(id, language, number)
  const about = subject(id, language)
  const asked = questions(id, language)
  const ofTheFirm = aboutTheFirm.includes(id)
  const way = breadcrumbList(url, breadcrumb(id, language, number))
  const page = {
    '@type': asked.length ? 'FAQPage' : (types[id] ?? 'WebPage'),
    '@id': url,
    url,
    name: withNumber(words.page(id)[language].title, language, number),
    inLanguage: language,
    isPartOf: website(language),
    ...(way && { breadcrumb: { '@id': `${url}#way` } }),
    ...(ofTheFirm && { about: firm }),
    ...mainEntity(asked.length ? asked : about && { '@id': String(about['@id']) }),
  } as WebPage
  const organization = firmNode(ofTheFirm ? firmFacts(language) : {})
  const nodes: (Thing | undefined)[] = [page, way, about, websiteNode(language), organization]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
}

function mainEntity(entity: WebPage['mainEntity'] | undefined) {
  return entity && { mainEntity: entity }
}

/** From home to the page; none for home. */
function breadcrumbList(
  url: string,
  { links, current }: BreadcrumbModel,
): BreadcrumbList | undefined {
  if (links.length === 0) return undefined
  const steps = [
    ...links.map(({ label, href }) => ({ name: label, item: siteUrl + href })),
    { name: current, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#way`,
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}

/** JSON for a <script>, escaped so that no text can end the element. */
export function graphText(id: PageId, language: Language, number = 1): string {
  return JSON.stringify(graph(id, language, number)).replaceAll('<', '\\u003c')
}
