import { x } from 'xastscript'
import type { Language } from '../../routing/language.ts'
import { searchTemplate } from '../../src/models/search/searchAddress.ts'
import { openSearchAddress } from '../../src/models/site/fileAddresses.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'
import { xmlFile } from './xml.ts'

/** OpenSearch 1.1 allows at most 16 characters. */
const shortName = 16

/** The OpenSearch 1.1 description with which browsers can add the site's search. */
export function openSearch(language: Language): string {
  const type = 'application/opensearchdescription+xml'
  const icon = { width: '192', height: '192', type: 'image/png' }
  return xmlFile(
    x('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      x('ShortName', `${siteName.slice(0, shortName - ' (ja)'.length)} (${language})`),
      x('Description', words.site.searchHere[language]),
      x('Url', { type: 'text/html', template: searchTemplate(language, '{searchTerms}') }),
      x('Url', { type, rel: 'self', template: siteUrl + openSearchAddress(language) }),
      x('Image', icon, `${siteUrl}/icon-192.png`),
      x('Language', language),
      x('InputEncoding', 'UTF-8'),
    ]),
  )
}
