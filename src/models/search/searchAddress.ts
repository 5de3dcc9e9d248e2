import type { Language } from '../../../routing/language.ts'
import { href } from '../site/links.ts'
import { siteUrl } from '../site/site.ts'

/**
 * The absolute address that searches the site; `q` is what is looked for (specification, section 1).
 * @param placeholder stands for what is looked for, in the form of whoever fills it in, e.g. {searchTerms}
 */
export function searchTemplate(language: Language, placeholder: `{${string}}`): string {
  return `${siteUrl}${href('search', language)}?q=${placeholder}`
}
