import { openWords } from '../../content-reader/openWords.ts'
import { languages } from '../../routing/language.ts'
import { type Content, makeContent, pageFile } from './content.ts'

/**
 * Replaces src/models/site/site.ts by a site with the tests' own content.
 * @param change changes that content
 */
export function fixtureSite(change?: (content: Content) => void) {
  const content = makeContent()
  const write = (id: string, more: object, body?: string) => {
    for (const language of languages) {
      content.write(`pages/${id}.${language}.md`, pageFile(id, language, more, body))
    }
  }
  write('home', { label: 'home-label' })
  write('strategy-planning', { figure: 'house' })
  write('strategy-execution', { figure: 'house' })
  write('dd-support', { figure: 'house' })
  for (const language of languages) {
    const article = (id: string, more: object) =>
      content.write(
        `articles/${id}.${language}.md`,
        pageFile(id, language, { address: `/${id}`, figure: 'house', ...more }),
      )
    const [older, newer] = ['2025-01-31', '2026-03-01']
    article('first-article', {
      parent: 'insights',
      topic: 'dx',
      published: older,
      modified: newer,
      card: `first-card-${language}`,
    })
    article('second-article', {
      parent: 'insights',
      topic: 'esg',
      published: newer,
      modified: newer,
    })
    article('third-article', {
      parent: 'templates',
      topic: 'dx',
      published: older,
      modified: older,
    })
  }
  change?.(content)
  return { words: openWords(content.root), siteUrl: 'https://firm.example', siteName: 'Firm' }
}
