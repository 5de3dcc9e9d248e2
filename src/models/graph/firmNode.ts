import type { OrganizationLeaf } from 'schema-dts'
import type { Language } from '../../../routing/language.ts'
import { siteName, siteUrl, words } from '../site/site.ts'

/** Reference to the firm from other nodes. */
export const firm = { '@id': `${siteUrl}/#firm` }

/** The square logo, made by `npm run icons`. */
const logo = '/icon-512.png'

/**
 * The firm's node.
 * @param facts further facts, for pages about the firm
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

/** Rows of the company profile that have a schema.org property. */
const properties = {
  name: 'legalName',
  location: 'address',
  'legal-number': 'identifier',
} as const

type FirmFacts = Partial<Record<(typeof properties)[keyof typeof properties], string>>

/** Facts from the company profile, without samples. */
export function firmFacts(language: Language): FirmFacts {
  const rows = words.company.rows.filter(({ sample }) => !sample)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([row, property]) => {
      const value = rows.find(({ id }) => id === row)?.value?.[language]
      return value ? [[property, value]] : []
    }),
  )
}
