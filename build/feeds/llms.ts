import { type Language, otherLanguage } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import {
  feedAddress,
  llmsAddress,
  markdownAddress,
  sitemapAddress,
} from '../../src/models/site/fileAddresses.ts'
import { newestArticles } from '../../src/models/site/newest.ts'
import { indexedRoutes } from '../../src/models/site/routes.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'

/**
 * llms.txt (llmstxt.org) of a language: its pages as links to their Markdown versions with descriptions. Only the
 * newest articles are listed; feeds and sitemap have the rest.
 */
export function llms(language: Language): string {
  const pages = indexedRoutes.filter(({ kind }) => kind !== 'article').map(({ id }) => id)
  const other = otherLanguage(language)
  const lines = [
    `# ${siteName}`,
    '',
    `> ${words.page('home')[language].description}`,
    '',
    `## ${words.site.languages[language]}`,
    '',
    ...[...pages, ...newestArticles].map((id) => entry(id, language)),
    '',
    '## Optional',
    '',
    `- [${words.site.languages[other]}](${siteUrl}${llmsAddress(other)})`,
    `- [Atom](${siteUrl}${feedAddress(language)})`,
    `- [Sitemap](${siteUrl}${sitemapAddress})`,
  ]
  return `${lines.join('\n')}\n`
}

function entry(id: PageId, language: Language): string {
  const { title, description } = words.page(id)[language]
  return `- [${title}](${siteUrl}${markdownAddress(id, language)}): ${description}`
}
