import { type TemplateText, templateFile } from '../../../content-reader/readTemplate.ts'
import { type Language, otherLanguage } from '../../../routing/language.ts'
import { type TemplateId, templateHref } from '../../../routing/templates.ts'
import { decorativePicture, type PictureSource } from '../pictures/pictureModels.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'

export type TemplateWords<I extends TemplateId> = InOneLanguage<TemplateText<I>>

/** @throws ContentError that says what to do */
export function templateWords<I extends TemplateId>(id: I, language: Language): TemplateWords<I> {
  return inLanguage(words.template(id), language)
}

/**
 * A template's picture in its own framing (art/framings.ts).
 * @param picture its name in art/masters and its alternative text
 * @throws ContentError if it does not exist
 */
export function templatePicture(
  id: TemplateId,
  picture: { readonly name: string; readonly alt: string },
  framing: 'template' | 'templateMap' | 'templateWide',
): PictureSource {
  const { name, alt } = picture
  return { ...decorativePicture(name, { framing, file: templateFile(id) }), alt }
}

/** The strip on a template that identifies it as a sample. */
export function templateStrip(id: TemplateId, language: Language) {
  const { strip, templates } = words.gallery
  const other = otherLanguage(language)
  return {
    label: strip.label[language],
    title: templates[id].title[language],
    note: strip.note[language],
    gallery: { label: strip.gallery[language], href: href('templates', language) },
    use: { label: strip.use[language], href: requestHref(id, language) },
    other: { language: other, label: words.site.languages[other], href: templateHref(id, other) },
  }
}

export type TemplateStrip = ReturnType<typeof templateStrip>

/**
 * The contact page with a message that names the template.
 * @param plan id of a plan of the offer; without it, the message says that none was chosen
 */
export function requestHref(id: TemplateId, language: Language, plan?: string): string {
  const query = new URLSearchParams({ template: id, ...(plan && { plan }) })
  return `${href('contact', language)}?${query}`
}
