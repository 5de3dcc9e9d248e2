import { headTitle } from '../../../content-reader/text/headTitle.ts'
import { localAddress } from '../../../routing/address.ts'
import {
  type Language,
  type Localized,
  languages,
  otherLanguage,
} from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { preview } from '../pictures/previews.ts'
import {
  feedAddress,
  markdownAddress,
  newsFeedAddress,
  openSearchAddress,
} from '../site/fileAddresses.ts'
import { numberedPath, withNumber } from '../site/insightsPages.ts'
import { route } from '../site/routes.ts'
import { siteName, siteUrl } from '../site/site.ts'

type Tags = Readonly<Record<string, string>>

export interface Metadata {
  readonly title: string
  readonly description: string
  readonly robots: 'index, follow' | 'noindex, follow'
  /** `<meta property>`. */
  readonly openGraph: Tags
  /** `<meta name>`. */
  readonly twitter: Tags
  /** Absent on pages without their own address, such as the not-found page. */
  readonly canonical?: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Address of the search description. */
  readonly search: string
  /** Address of the feed of articles or news; absent on pages that list neither. */
  readonly feed?: string
  /** Address of the page in Markdown; absent on pages without. */
  readonly markdown?: string
}

interface Head {
  readonly title: string
  readonly metaTitle?: string | undefined
  readonly description: string
}

const locales: Localized = { ja: 'ja_JP', en: 'en_US' }

interface Place {
  readonly path: `/${string}`
  readonly indexed: boolean
  readonly preview: PageId
}

/**
 * A page's metadata for search engines and link previews (specification, section 1).
 * @param id the page's id, or null for the not-found page, which gets no canonical address
 * @param number in a paginated list
 */
export function metadata(id: PageId | null, language: Language, page: Head, number = 1): Metadata {
  const title = withNumber(page.metaTitle ?? page.title, language, number)
  const description = withNumber(page.description, language, number)
  const said = { title: headTitle(id, language, { title }, siteName), description }
  if (!id) return { ...saidTo(said, language), robots: 'noindex, follow', alternates: [] }

  const { kind, listed = true, indexed = listed } = route(id)
  const place = { path: numberedPath(id, number), indexed, preview: id }
  const head = placedAt(place, language, said)
  return {
    ...head,
    openGraph: { ...head.openGraph, ...(kind === 'article' && { 'og:type': 'article' }) },
    ...(['home', 'insights', 'article'].includes(kind) && { feed: feedAddress(language) }),
    ...(kind === 'news' && { feed: newsFeedAddress(language) }),
    ...(listed && number === 1 && { markdown: markdownAddress(id, language) }),
  }
}

/** As `metadata`, for a page outside the route table. */
export function metadataAt(place: Place, language: Language, page: Head): Metadata {
  const title = headTitle(null, language, page, siteName)
  return placedAt(place, language, { title, description: page.description })
}

function placedAt(
  { path, indexed, preview: previewed }: Place,
  language: Language,
  said: { readonly title: string; readonly description: string },
): Metadata {
  const address = (each: Language) => siteUrl + localAddress(path, each)
  const picture = preview(previewed, language)
  const shown = { image: siteUrl + picture.address, 'image:alt': picture.alt }
  const { openGraph, twitter, ...head } = saidTo(said, language)
  return {
    ...head,
    robots: indexed ? 'index, follow' : 'noindex, follow',
    openGraph: {
      ...openGraph,
      'og:url': address(language),
      ...prefixed('og', { ...shown, 'image:width': '1200', 'image:height': '630' }),
    },
    twitter: { ...twitter, ...prefixed('twitter', shown) },
    canonical: address(language),
    alternates: [
      ...languages.map((each) => ({ hreflang: each, href: address(each) })),
      { hreflang: 'x-default', href: address('ja') },
    ],
  }
}

/** Metadata that does not need an address. */
function saidTo(
  said: { readonly title: string; readonly description: string },
  language: Language,
) {
  return {
    ...said,
    search: openSearchAddress(language),
    openGraph: {
      'og:type': 'website',
      'og:site_name': siteName,
      ...prefixed('og', said),
      'og:locale': locales[language],
      'og:locale:alternate': locales[otherLanguage(language)],
    },
    twitter: { 'twitter:card': 'summary_large_image', ...prefixed('twitter', said) },
  }
}

function prefixed(prefix: string, tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).map(([key, value]) => [`${prefix}:${key}`, value]))
}
