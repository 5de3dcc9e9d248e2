import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PhotoSize } from '../../content-reader/photoProblem.ts'

/**
 * The sizes of the photographs that are there, by the path that content names them with; not of unreadable files.
 * @param root the project's folder
 */
export async function photoSizes(root: string): Promise<Record<string, PhotoSize>> {
  const folder = join(root, 'content/photos')
  const names = await readdir(folder).catch(() => [])
  const sizes = names.map(async (name) => {
    const size = await sharp(join(folder, name)).metadata()
    // After applying the camera's orientation.
    return [`/photos/${name}`, size.autoOrient] as const
  })
  const read = await Promise.allSettled(sizes)
  return Object.fromEntries(read.flatMap((each) => ('value' in each ? [each.value] : [])))
}
