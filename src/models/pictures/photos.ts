import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import { type PhotoCrop, photoCrops } from '../../../content-reader/photoProblem.ts'
import { problems } from '../../../content-reader/problems.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId } from '../../../routing/table.ts'
import { words } from '../site/site.ts'
import type { PictureSource } from './pictureModels.ts'

/** A photograph as content names it. */
export interface NamedPhoto {
  /** Path below content/. */
  readonly picture: string
  readonly crop: PhotoCrop
  /** The file that names it, by its path below content/. */
  readonly file: string
  /** The keys there. */
  readonly keys: readonly PropertyKey[]
}

const lists = { people: 'portrait', cases: 'scene', testimonials: 'scene' } as const
type List = keyof typeof lists

/** The photographs that the site shows. */
export function publicPhotos(): NamedPhoto[] {
  const listed = (Object.keys(lists) as List[]).flatMap((list) =>
    words[list].items.map((_, at) => inList(list, at)),
  )
  return [...listed, ...words.articleIds.map(inArticle)].filter((photo) => photo !== null)
}

/** The same, with those of articles that are not public yet. */
export function everyPhoto(): NamedPhoto[] {
  const hidden = words.everyArticle.filter((id) => words.hidden.has(id))
  return [...publicPhotos(), ...hidden.map(inArticle).filter((photo) => photo !== null)]
}

/**
 * A photograph's original file.
 * @throws ContentError if it does not exist
 */
export function photoBytes({ picture, file, keys }: NamedPhoto): Buffer {
  try {
    return readFileSync(join(process.cwd(), 'content', picture))
  } catch {
    throw new ContentError(file, problems.noPhoto(picture), keys)
  }
}

/** Prefix of a photograph's files, with a hash of the content. */
export function photoStem(photo: NamedPhoto): string {
  const hash = createHash('sha256').update(photoBytes(photo)).digest('hex')
  return `photo-${photo.crop}-${hash.slice(0, 8)}`
}

/**
 * The photograph of an entry in a list; null if it has none.
 * @throws ContentError if the file does not exist
 */
export function listedPhoto(list: List, at: number, language: Language): PictureSource | null {
  const photo = inList(list, at)
  return photo && sourceOf(photo, words[list].items[at]?.photo?.alt[language] ?? '')
}

/**
 * An article's photograph; null if it has none.
 * @throws ContentError if the file does not exist
 */
export function articlePhoto(id: ArticleId, language: Language): PictureSource | null {
  const photo = inArticle(id)
  return photo && sourceOf(photo, words.article(id)[language].photo?.alt ?? '')
}

function inList(list: List, at: number): NamedPhoto | null {
  const picture = words[list].items[at]?.photo?.picture
  const keys = ['items', at, 'photo', 'picture']
  return picture ? { picture, crop: lists[list], file: dataFiles[list].file, keys } : null
}

function inArticle(id: ArticleId): NamedPhoto | null {
  const { photo } = words.article(id).ja
  const file = `articles/${id}.{ja,en}.md`
  return photo ? { picture: photo.picture, crop: 'scene', file, keys: ['photo', 'picture'] } : null
}

function sourceOf(photo: NamedPhoto, alt: string): PictureSource {
  return { alt, wide: { ...photoCrops[photo.crop], stem: photoStem(photo) }, isPhoto: true }
}
