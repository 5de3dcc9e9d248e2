import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import {
  feedAddress,
  markdownAddress,
  sitemapAddress,
} from '../../src/models/site/fileAddresses.ts'
import { newestArticles } from '../../src/models/site/newest.ts'
import { listedRoutes } from '../../src/models/site/routes.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'

/**
 * llms.txt (llmstxt.org): the site's pages as links to their Markdown versions with descriptions. Only the
 * newest articles are listed; feeds and sitemap have the rest.
 */
export function llms(): string {
  const pages = listedRoutes.filter(({ kind }) => kind !== 'article').map(({ id }) => id)
  const summary = languages.map((language) => words.page('home')[language].description)
  const lines = [
    `# ${siteName}`,
    '',
    `> ${summary.join(' ')}`,
    ...languages.flatMap((language) => [
      '',
      `## ${words.site.languages[language]}`,
      '',
      ...[...pages, ...newestArticles].map((id) => entry(id, language)),
    ]),
    '',
    '## Optional',
    '',
    ...languages.map((language) => `- [Atom (${language})](${siteUrl}${feedAddress(language)})`),
    `- [Sitemap](${siteUrl}${sitemapAddress})`,
  ]
  return `${lines.join('\n')}\n`
}

function entry(id: PageId, language: Language): string {
  const { title, description } = words.page(id)[language]
  return `- [${title}](${siteUrl}${markdownAddress(id, language)}): ${description}`
}
