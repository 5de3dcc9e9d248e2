import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { type BreadcrumbModel, breadcrumb } from '../frame/breadcrumb.ts'
import { numberedHref, withNumber } from '../site/insightsPages.ts'
import { siteUrl, words } from '../site/site.ts'
import { firm, firmFacts, firmNode } from './firm.ts'
import { questions, subject } from './subject.ts'
import { website, websiteNode } from './website.ts'

/** Pages whose kind search engines know by a name of its own (specification, section 1). */
const types: Partial<Record<PageId, 'AboutPage' | 'ContactPage'>> = {
  'about-legatus': 'AboutPage',
  contact: 'ContactPage',
}

/** The pages that are about the firm: they say what is known of it. */
const aboutTheFirm: readonly PageId[] = ['home', 'about-legatus', 'about']

/**
 * What a page says to machines of itself, the site and the firm (specification, section 1: structured
 * data): one graph whose nodes refer to each other. It repeats what the page shows, and holds no sample.
 * @param number of the page, where a long list is on several
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

/** The way from home down to a page; home has none. */
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

/** A graph as a script element holds it: no `</script>` in a text can end it. */
export function graphText(id: PageId, language: Language, number = 1): string {
  return JSON.stringify(graph(id, language, number)).replaceAll('<', '\\u003c')
}
