import sharp from 'sharp'
import { siteUrl } from '../../../src/models/site/site.ts'
import { site } from './pages.ts'
import type { Node, Value } from './structuredData.ts'

/** Says what is wrong with a value, or nothing. The nodes of the page's graph are by id. */
type Rule = (value: Value, node: Node, byId: ReadonlyMap<Value | undefined, Node>) => unknown

const text: Rule = (value) => (typeof value === 'string' && value.trim() !== '' ? null : 'no text')
const some: Rule = (value) => (Array.isArray(value) && value.length > 0 ? null : 'nothing in it')
const address: Rule = (value) =>
  typeof value === 'string' && value.startsWith(siteUrl) ? null : 'no absolute address of the site'
const moment: Rule = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(value)) &&
  !Number.isNaN(Date.parse(String(value)))
    ? null
    : 'no date with time and zone'
const notBefore =
  (other: string): Rule =>
  (value, node) =>
    String(value) >= String(node[other]) ? null : `before ${other}`
const named: Rule = (value, _, byId) => {
  const node = byId.get((value as Node)['@id']) ?? (value as Node)
  return node.name && node.url ? null : 'neither name nor url'
}

/**
 * Google's rules for what a page may say of itself, required and recommended properties alike:
 * developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage, organization,
 * sitelinks-searchbox). Left out are recommended ones of the organization that are samples (address, contactPoint)
 * or that the firm does not have (sameAs).
 */
export const rules: Readonly<Record<string, Readonly<Record<string, readonly Rule[]>>>> = {
  Article: {
    headline: [text, (value) => (String(value).length <= 110 ? null : 'over 110 characters')],
    image: [some],
    author: [named],
    publisher: [named],
    datePublished: [moment],
    dateModified: [moment, notBefore('datePublished')],
    mainEntityOfPage: [(value, _, byId) => (byId.has((value as Node)['@id']) ? null : 'no page')],
  },
  BreadcrumbList: {
    itemListElement: [
      (value) => ((value as readonly Node[]).length > 1 ? null : 'fewer than two steps'),
    ],
  },
  ListItem: {
    position: [(value) => (Number.isInteger(value) ? null : 'no number')],
    name: [text],
    item: [address],
  },
  FAQPage: { mainEntity: [some] },
  Question: {
    name: [text],
    acceptedAnswer: [(value) => ((value as Node)['@type'] === 'Answer' ? null : 'no answer')],
  },
  Answer: { text: [text] },
  Organization: { name: [text], url: [address], logo: [address] },
  WebSite: { name: [text], url: [address], potentialAction: [] },
  SearchAction: { target: [], 'query-input': [text] },
  EntryPoint: {
    urlTemplate: [
      address,
      (value) => (String(value).endsWith('{search_term_string}') ? null : 'no place for the query'),
    ],
  },
  Service: { name: [text], description: [text], provider: [named] },
  DefinedTermSet: { name: [text], hasDefinedTerm: [some] },
  DefinedTerm: { name: [text] },
  WebPage: { name: [text], url: [address], isPartOf: [] },
  AboutPage: { name: [text], url: [address], about: [] },
  ContactPage: { name: [text], url: [address] },
}

/** What is wrong with a node, one line each. */
export function faults(node: Node, byId: ReadonlyMap<Value | undefined, Node>): string[] {
  const type = String(node['@type'])
  return Object.entries(rules[type] ?? {}).flatMap(([property, checks]) => {
    const value = node[property]
    if (value === undefined) return [`${type} has no ${property}`]
    return checks
      .map((check) => check(value, node, byId))
      .filter(Boolean)
      .map((fault) => `${property} of ${type}: ${fault}`)
  })
}

/** The size of a picture of the site. @throws Error if it is none */
export async function pictureSize(url: string) {
  const response = await fetch(site(url.slice(siteUrl.length)))
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, ratio: Number((width / height).toFixed(2)) }
}
