import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import { minPhotoSize } from '../../../content-reader/photoProblem.ts'
import { problems } from '../../../content-reader/problems.ts'
import type { Photo } from '../../../content-reader/schema/photo.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import type { PictureSource } from './pictureModels.ts'

/** As shown, and for screens with two device pixels per CSS pixel. */
export const photoWidths = [minPhotoSize.width / 2, minPhotoSize.width]

/** Every photograph in content, with the key that names it. */
export function photosInContent(): { readonly file: string; readonly key: string }[] {
  return words.people.items.flatMap(({ photo }, at) =>
    photo ? [{ file: photo.picture, key: `items.${at}.photo.picture` }] : [],
  )
}

/**
 * A photograph's original file.
 * @param file path below content/
 * @throws ContentError if it does not exist
 */
export function photoBytes(file: string): Buffer {
  try {
    return readFileSync(join(process.cwd(), 'content', file))
  } catch {
    throw new ContentError(dataFiles.people.file, problems.noPhoto(file))
  }
}

/** Prefix of a photograph's files, with a content hash. */
export function photoStem(bytes: Uint8Array): string {
  return `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
}

/** @throws ContentError if the file does not exist */
export function photoOf({ picture, alt }: Photo, language: Language): PictureSource {
  const wide = { ...minPhotoSize, widths: photoWidths, stem: photoStem(photoBytes(picture)) }
  return { alt: alt[language], wide }
}
