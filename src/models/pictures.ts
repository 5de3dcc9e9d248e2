import type { FramingName } from '../../art/framings.ts'
import type { Language, Localized } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { ContentError } from '../../words/error.ts'
import manifest from './pictures.manifest.json' with { type: 'json' }
import previews from './previews.manifest.json' with { type: 'json' }
import { words } from './site.ts'

export interface PictureVariant {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly stem: string
}

export interface PictureSource {
  readonly alt: string
  readonly wide: PictureVariant
  readonly phone?: PictureVariant
}

/** Where pictures are described, for messages. */
const file = 'data/pictures.yaml'

type Framings = Partial<Record<FramingName, { wide: PictureVariant; phone?: PictureVariant }>>

/**
 * A picture as the site serves it.
 * @param name the picture's name in art/masters and content/data/pictures.yaml
 * @param decorative true where the picture says nothing that the text beside it does not
 * @throws ContentError when the picture or its framing was not made
 */
export function picture(
  name: string,
  framing: FramingName,
  language: Language,
  decorative = false,
): PictureSource {
  const made = (manifest as Record<string, Framings>)[name]?.[framing]
  if (!made) {
    throw new ContentError(
      file,
      `picture "${name}" is not cut as "${framing}": add it to art/framings.ts, then "npm run pictures".`,
    )
  }
  const scene = sceneOf(name)
  const text: Localized | undefined = words.pictures.alt[scene]
  if (!text && !decorative) throw new ContentError(file, `alt.${scene}: describe the picture.`)
  return { ...made, alt: decorative || !text ? '' : text[language] }
}

/**
 * The picture on a page's card: its figure's scene, cut for a card.
 * @throws ContentError when the page has no figure
 */
export function cardPicture(id: PageId, language: Language): PictureSource {
  const { file, figure } = words.page(id)[language]
  if (!figure) {
    throw new ContentError(
      file,
      "figure: name the page's figure, which cards that lead to it show.",
    )
  }
  return picture(sceneOf(figure), 'card', language, true)
}

/** The name of a picture's scene: its pictures show the same, whichever camera took them. */
function sceneOf(name: string): string {
  return name.replace(/-hero$/, '')
}

/**
 * The address of the picture that stands for a page in messages and search results (1,200 x 630).
 * A page whose own was not made yet (`npm run previews`) shows the home page's.
 */
export function previewPicture(id: PageId, language: Language): string {
  const made: Partial<Record<string, Localized<{ file: string }>>> = previews
  return `/previews/${(made[id] ?? previews.home)[language].file}`
}
