import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import { listedPhoto } from '../pictures/photos.ts'
import { type PictureSource, picture } from '../pictures/pictureModels.ts'
import { words } from '../site/site.ts'
import { phrases } from '../text/phrases.ts'

/** With a photograph, or a still life of the client's trade. */
export interface Testimonial {
  readonly id: string
  readonly name: string
  readonly company: string
  /** Its first sentence, in phrases. */
  readonly opening: readonly string[]
  /** What follows. */
  readonly content: string
  readonly picture: PictureSource
  readonly sample: boolean
}

/** The client testimonials (specification, sections 2 and 3). */
export function testimonials(language: Language): Testimonial[] {
  return words.testimonials.items.map((item, at) => ({
    id: item.id,
    name: item.name[language],
    company: item.company[language],
    ...opened(item.content[language], language),
    picture:
      listedPhoto('testimonials', at, language) ??
      picture(item.picture, { framing: 'card', language, file: dataFiles.testimonials.file }),
    sample: item.sample ?? false,
  }))
}

/** A testimonial's first sentence, which is set larger, and the rest. */
function opened(text: string, language: Language): Pick<Testimonial, 'opening' | 'content'> {
  const [opening = text] = /^.+?(?:[。？！]|[.?!](?= ))/.exec(text) ?? []
  return { opening: phrases(opening, language), content: text.slice(opening.length).trim() }
}
