import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFiles } from '../../../content-reader/data.ts'
import { ContentError } from '../../../content-reader/error.ts'
import { leastPhoto } from '../../../content-reader/photo.ts'
import type { Photo } from '../../../content-reader/schema/photo.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import type { PictureSource } from './pictures.ts'

/** The widths that a photograph is made in: as it is shown, and for screens with two and three pixels for each of those. */
export const photoWidths = [leastPhoto.width / 3, (leastPhoto.width * 2) / 3, leastPhoto.width]

/** Every photograph that the words name, with the key that names it, for messages. */
export function photosNamed(): { readonly file: string; readonly key: string }[] {
  return words.people.items.flatMap(({ photo }, at) =>
    photo ? [{ file: photo.picture, key: `items.${at}.photo.picture` }] : [],
  )
}

/**
 * A photograph's file as it was uploaded.
 * @param file its path below content/
 * @throws ContentError when it is not there
 */
export function photoBytes(file: string): Buffer {
  try {
    return readFileSync(join(process.cwd(), 'content', file))
  } catch {
    throw new ContentError(
      dataFiles.people.file,
      `there is no photograph "${file}" in content/: upload it in the editor, or take it out.`,
    )
  }
}

/** The names of a photograph's files begin so; another picture of the same name is another file. */
export function photoStem(bytes: Uint8Array): string {
  return `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
}

/** A photograph as pages show it. @throws ContentError when its file is not there */
export function photoOf({ picture, alt }: Photo, language: Language): PictureSource {
  const wide = { ...leastPhoto, widths: photoWidths, stem: photoStem(photoBytes(picture)) }
  return { alt: alt[language], wide }
}
