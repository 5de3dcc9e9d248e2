import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { ContentError, runChecks } from '../../content-reader/error.ts'
import { photoCrops, photoProblem } from '../../content-reader/photoProblem.ts'
import {
  everyPhoto,
  photoBytes,
  photoStem,
  publicPhotos,
} from '../../src/models/pictures/photos.ts'
import { encodePhoto, type PhotoFormat, photoFormats } from './encodePhoto.ts'

/**
 * Checks every photograph that content names.
 * @throws ContentErrors that say which one is unfit and what to do
 */
export async function checkPhotos(): Promise<void> {
  const looks = everyPhoto().map(async (photo) => {
    const bytes = photoBytes(photo)
    // Size after applying the camera's EXIF orientation.
    const size = await sharp(bytes)
      .metadata()
      .then(({ autoOrient }) => autoOrient)
      .catch(() => undefined)
    const { picture: name, crop, file, keys } = photo
    const problem = photoProblem({ name, bytes, size, crop })
    if (problem) throw new ContentError(file, problem, keys)
  })
  const results = await Promise.allSettled(looks)
  runChecks(
    ...results.map((result) => () => {
      if (result.status === 'rejected') throw result.reason
    }),
  )
}

/** Writes every photograph into the built site, cropped, in all widths and formats. */
export async function writePhotos(dist: string): Promise<void> {
  const folder = join(dist, 'pictures')
  await mkdir(folder, { recursive: true })
  for (const photo of publicPhotos()) {
    const bytes = photoBytes(photo)
    for (const width of photoCrops[photo.crop].widths) {
      for (const format of Object.keys(photoFormats) as PhotoFormat[]) {
        const name = `${photoStem(photo)}-${width}.${format}`
        await encodePhoto(bytes, photo.crop, width, format).toFile(join(folder, name))
      }
    }
  }
}

/** Crops photographs on request during development. */
export async function servePhotos(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const asked = /^\/pictures\/(photo-[a-z]+-[0-9a-f]+)-(\d+)\.(avif|webp)$/.exec(request.url ?? '')
  const [, stem, width, format] = asked ?? []
  const photo = stem && publicPhotos().find((each) => photoStem(each) === stem)
  if (!photo) return next()
  response.setHeader('content-type', `image/${format}`)
  response.end(
    await encodePhoto(
      photoBytes(photo),
      photo.crop,
      Number(width),
      format as PhotoFormat,
    ).toBuffer(),
  )
}
