import type { FramingName } from '../../../art/framings.ts'
import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import type { TemplateId } from '../../../routing/templates.ts'
import { words } from '../site/site.ts'
import manifest from './pictures.manifest.json' with { type: 'json' }
import previews from './previews.manifest.json' with { type: 'json' }

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

type Framings = Partial<Record<FramingName, { wide: PictureVariant; phone?: PictureVariant }>>

interface Request {
  readonly framing: FramingName
  readonly language: Language
  /** The file below content/ that names the picture, for messages. */
  readonly file: string
}

/**
 * A picture that says something of its own, with its description for readers who do not see it.
 * @param name the picture's name in art/masters
 * @throws ContentError when the picture was not made in this framing, or is not described
 */
export function picture(name: string, { language, ...request }: Request): PictureSource {
  // First, because a name that is misspelled needs no description.
  const source = made(name, request)
  const scene = sceneOf(name)
  const alt = words.pictures.alt[scene]
  if (!alt) throw new ContentError(dataFiles.pictures.file, `alt.${scene}: describe the picture.`)
  return { ...source, alt: alt[language] }
}

/** The same for a picture that says nothing which the text beside it does not. */
export function decorativePicture(name: string, request: Omit<Request, 'language'>): PictureSource {
  return { ...made(name, request), alt: '' }
}

/**
 * The picture on a page's card: its figure's scene, cut for a card.
 * @throws ContentError when the page has no figure
 */
export function cardPicture(id: PageId, language: Language): PictureSource {
  const { file, figure } = words.page(id)[language]
  if (!figure) {
    const problem = "figure: name the page's figure, which cards that lead to it show."
    throw new ContentError(file, problem)
  }
  return decorativePicture(sceneOf(figure), { framing: 'card', file })
}

/**
 * The screenshot of a template's page in a language, which says nothing that its card does not.
 * @returns null while it was not taken yet, which `npm run templates:shoot -- --check` says
 */
export function templateShot(id: TemplateId, language: Language): PictureSource | null {
  const name = `templates/${id}-${language}`
  if (!Object.hasOwn(manifest, name)) return null
  return decorativePicture(name, { framing: 'shot', file: dataFiles.gallery.file })
}

function made(name: string, { framing, file }: Omit<Request, 'language'>) {
  const framings = (manifest as Record<string, Framings>)[name]
  const found = framings?.[framing]
  if (found) return found
  throw new ContentError(
    file,
    framings
      ? `picture "${name}" is not cut as "${framing}": add it to art/framings.ts, then "npm run pictures".`
      : `there is no picture "${name}" in art/masters: name one of those.`,
  )
}

/** The name of a picture's scene: its pictures show the same, whichever camera took them. */
function sceneOf(name: string): string {
  return name.replace(/-hero$/, '')
}

/** The picture that shows a page in messages and search results (1,200 x 630). */
export interface Preview {
  readonly address: string
  /** What is written on it: the title of the page for which it was made. */
  readonly alt: string
}

/** A page whose own preview was not made yet (`npm run previews`) shows the home page's. */
export function preview(id: PageId, language: Language): Preview {
  const previewsOf: Partial<Record<string, Localized<{ file: string }>>> = previews
  const own = previewsOf[id]
  const { file } = (own ?? previews.home)[language]
  return { address: `/previews/${file}`, alt: words.page(own ? id : 'home')[language].title }
}
