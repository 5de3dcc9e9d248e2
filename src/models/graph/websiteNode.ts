import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import { searchTemplate } from '../search/searchAddress.ts'
import { absoluteHref } from '../site/links.ts'
import { siteName, siteUrl } from '../site/site.ts'
import { firm } from './firmNode.ts'

export function website(language: Language) {
  return { '@id': `${absoluteHref(siteUrl, 'home', language)}#site` }
}

/** The website with its search action (parameter `q`; specification, section 1). */
export function websiteNode(language: Language): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: searchTemplate(language, '{search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    ...website(language),
    url: absoluteHref(siteUrl, 'home', language),
    name: siteName,
    inLanguage: language,
    publisher: firm,
    potentialAction: search,
  }
}
