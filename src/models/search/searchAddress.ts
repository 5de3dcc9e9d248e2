import type { Language } from '../../../routing/language.ts'
import { href } from '../site/links.ts'
import { siteUrl } from '../site/site.ts'

/**
 * Absolute address of a search, with the parameter `q` (specification, section 1).
 * @param placeholder stands for the query in the syntax of the consumer, e.g. {searchTerms}
 */
export function searchTemplate(language: Language, placeholder: `{${string}}`): string {
  return `${siteUrl}${href('search', language)}?q=${placeholder}`
}
