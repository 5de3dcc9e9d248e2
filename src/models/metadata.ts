import { type Language, type Localized, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { absoluteHref } from './links.ts'
import { previewPicture } from './pictures.ts'
import { route } from './routes.ts'
import { siteName, siteUrl } from './site.ts'

export interface Metadata {
  readonly title: string
  readonly description: string
  readonly robots: 'index, follow' | 'noindex, follow'
  readonly openGraph: Readonly<Record<string, string>>
  /** Absent where the address names no page of its own, as on the not-found page. */
  readonly canonical?: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

const locales: Localized = { ja: 'ja_JP', en: 'en_US' }
const separators: Localized = { ja: '｜', en: ' | ' }

/**
 * What a page's head says to search engines and link previews (specification, section 1).
 * @param id the page's id, or null for a page that is not to be found: it gets no canonical address
 */
export function metadata(
  id: PageId | null,
  language: Language,
  page: { readonly title: string; readonly description: string },
): Metadata {
  const title =
    id === 'home'
      ? `${siteName}${separators[language]}${page.title}`
      : `${page.title}${separators[language]}${siteName}`
  const openGraph: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': page.description,
    'og:locale': locales[language],
    'og:locale:alternate': locales[language === 'ja' ? 'en' : 'ja'],
  }
  const { description } = page
  if (!id) return { title, description, robots: 'noindex, follow', openGraph, alternates: [] }

  const canonical = absoluteHref(siteUrl, id, language)
  return {
    title,
    description,
    robots: route(id).listed === false ? 'noindex, follow' : 'index, follow',
    openGraph: {
      ...openGraph,
      'og:url': canonical,
      'og:image': siteUrl + previewPicture(id, language),
      'og:image:width': '1200',
      'og:image:height': '630',
    },
    canonical,
    alternates: [
      ...languages.map((each) => ({ hreflang: each, href: absoluteHref(siteUrl, id, each) })),
      { hreflang: 'x-default', href: absoluteHref(siteUrl, id, 'ja') },
    ],
  }
}
