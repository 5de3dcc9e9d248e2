import { existsSync } from 'node:fs'
import type { FramingName } from '../../../art/framings.ts'
import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError, runChecks } from '../../../content-reader/error.ts'
import { type Problem, problems } from '../../../content-reader/problems.ts'
import type { Language, Localized } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import type { TemplateId } from '../../../routing/templates.ts'
import { words } from '../site/site.ts'
import manifest from './pictures.manifest.json' with { type: 'json' }

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
  /** A photograph, which is toned like all others. */
  readonly isPhoto?: boolean
}

type Framings = Partial<Record<FramingName, { wide: PictureVariant; phone?: PictureVariant }>>

interface Request {
  readonly framing: FramingName
  readonly language: Language
  /** Path below content/ of the file that names the picture, for messages. */
  readonly file: string
}

/**
 * A meaningful picture with alternative text.
 * @param name in art/masters
 * @throws ContentError if the picture does not exist in this framing or has no alternative text
 */
export function picture(name: string, { language, ...request }: Request): PictureSource {
  // First, so that a misspelled name is not reported as lacking a description.
  const source = pictureNamed(name, request)
  return { ...source, alt: descriptionOf(sceneOf(name))[language] }
}

function descriptionOf(scene: string): Localized {
  const alt = words.pictures.alt[scene]
  if (!alt) throw new ContentError(dataFiles.pictures.file, problems.missing(), ['alt', scene])
  return alt
}

/**
 * Every picture that pages can show is described, because one that is decorative here is not so there.
 * @throws ContentErrors
 */
export function checkDescriptions(): void {
  const names = Object.keys(manifest).filter((name) => !name.startsWith('template'))
  runChecks(...[...new Set(names.map(sceneOf))].map((scene) => () => void descriptionOf(scene)))
}

/** A picture that adds nothing to the text beside it, with an empty alternative text. */
export function decorativePicture(name: string, request: Omit<Request, 'language'>): PictureSource {
  return { ...pictureNamed(name, request), alt: '' }
}

/**
 * The picture on a page's card: its figure's scene, cropped for a card.
 * @throws ContentError if the page has no figure
 */
export function cardPicture(id: PageId, language: Language): PictureSource {
  const { file, figure } = words.page(id)[language]
  if (!figure) {
    throw new ContentError(file, problems.noFigure(), ['figure'])
  }
  return decorativePicture(sceneOf(figure), { framing: 'card', file })
}

/** The picture at a page's head, as phones have it: for a place that is higher than a head is. */
export function headPicture(id: PageId, language: Language): PictureSource {
  const { file, hero } = words.page(id)[language]
  const { wide, phone = wide } = decorativePicture(hero, { framing: 'hero', file })
  return { wide: phone, alt: '' }
}

/** Address of the smallest picture of a page's head, without the file's ending. */
export function smallHead(id: PageId, language: Language): string {
  const { stem, widths } = headPicture(id, language).wide
  return `/pictures/${stem}-${widths[0]}`
}

/**
 * The decorative screenshot of a template in a language, with that of a phone.
 * @returns null if it does not exist yet (`npm run templates:shoot -- --check` reports it)
 */
export function templateShot(id: TemplateId, language: Language): PictureSource | null {
  const name = `templates/${id}-${language}`
  if (!Object.hasOwn(manifest, name)) return null
  const wide = decorativePicture(name, { framing: 'shot', file: dataFiles.gallery.file })
  const phone = (manifest as Record<string, Framings>)[`${name}-phone`]?.phoneShot?.wide
  return phone ? { ...wide, phone } : wide
}

/**
 * A picture's files in a framing.
 * @throws ContentError if it does not exist in it
 */
export function pictureNamed(name: string, { framing, file }: Omit<Request, 'language'>) {
  const framings = (manifest as Record<string, Framings>)[name]
  const found = framings?.[framing]
  if (found) return found
  throw new ContentError(file, whyMissing(name, framing, framings !== undefined))
}

function whyMissing(name: string, framing: string, isKnown: boolean): Problem {
  if (isKnown) return problems.pictureNotFramed(name, framing)
  return existsSync(`art/masters/${name}.avif`)
    ? problems.pictureNotEncoded(name)
    : problems.noPicture(name)
}

/** The scene that a picture shows; a scene's pictures share an alternative text. */
export function sceneOf(name: string): string {
  return name.replace(/-hero$/, '')
}
