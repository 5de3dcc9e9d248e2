import { type TemplateText, templateFile } from '../../../content-reader/templates.ts'
import { type Language, otherLanguage } from '../../../routing/language.ts'
import { type TemplateId, templateHref } from '../../../routing/templates.ts'
import { decorativePicture, type PictureSource } from '../pictures/pictures.ts'
import { type InOneLanguage, inLanguage } from '../site/inLanguage.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'

/** The words of a template in one language. */
export type TemplateWords<I extends TemplateId> = InOneLanguage<TemplateText<I>>

/** The words of a template in one language. @throws ContentError that says what to do */
export function templateWords<I extends TemplateId>(id: I, language: Language): TemplateWords<I> {
  return inLanguage(words.template(id), language)
}

/**
 * A picture of a template, in the framing that it is cut in (art/framings.ts).
 * @param picture its name in art/masters and what it shows, as the template's words have them
 * @throws ContentError when it was not made
 */
export function templatePicture(
  id: TemplateId,
  picture: { readonly name: string; readonly alt: string },
  framing: 'template' | 'templateMap' | 'templateWide',
): PictureSource {
  const { name, alt } = picture
  return { ...decorativePicture(name, { framing, file: templateFile(id) }), alt }
}

/** The strip over a template, which says that it is one and leads back and on. */
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

/** The contact page, which begins the message with the template's name. */
export function requestHref(id: TemplateId, language: Language): string {
  return `${href('contact', language)}?template=${id}`
}
