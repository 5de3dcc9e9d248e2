import { languages } from '../../routing/language.ts'
import { type TemplateId, templateHref } from '../../routing/templates.ts'

/** Astro paths of a template's page in every language. */
export function templatePaths(id: TemplateId) {
  return languages.map((language) => ({
    params: { address: templateHref(id, language).slice(1) },
    props: { language },
  }))
}
