import type { OrganizationLeaf } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import { siteName, siteUrl, words } from '../site/site.ts'

/** What other nodes refer to the firm by. */
export const firm = { '@id': `${siteUrl}/#firm` }

/** The square mark, as `npm run icons` draws it. */
const logo = '/icon-512.png'

/**
 * The firm as every page names it.
 * @param facts what is known of it besides
 */
export function firmNode(facts: FirmFacts = {}): OrganizationLeaf {
  return {
    '@type': 'Organization',
    ...firm,
    name: siteName,
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    ...facts,
  }
}

/** The rows of the company profile that structured data has a property for. */
const properties = {
  name: 'legalName',
  location: 'address',
  'legal-number': 'identifier',
} as const

type FirmFacts = Partial<Record<(typeof properties)[keyof typeof properties], string>>

/** What the company profile says of the firm besides. A sample is nobody's fact: it stays out. */
export function firmFacts(language: Language): FirmFacts {
  const rows = words.company.rows.filter(({ sample }) => !sample)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([row, property]) => {
      const value = rows.find(({ id }) => id === row)?.value?.[language]
      return value ? [[property, value]] : []
    }),
  )
}
