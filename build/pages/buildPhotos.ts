import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { dataFiles } from '../../content-reader/data.ts'
import { ContentError, runChecks } from '../../content-reader/error.ts'
import { minPhotoSize, photoProblem } from '../../content-reader/photoProblem.ts'
import {
  photoBytes,
  photoStem,
  photosInContent,
  photoWidths,
} from '../../src/models/pictures/photos.ts'

const formats = {
  avif: { quality: 60, effort: 4 },
  webp: { quality: 80, effort: 6 },
} as const
type Format = keyof typeof formats

/**
 * Checks every photograph that content names.
 * @throws ContentErrors that say which one is unfit and what to do
 */
export async function checkPhotos(): Promise<void> {
  const looks = photosInContent().map(async ({ file, key }) => {
    const bytes = photoBytes(file)
    // Size after applying the camera's EXIF orientation.
    const size = await sharp(bytes)
      .metadata()
      .then(({ autoOrient }) => autoOrient)
      .catch(() => undefined)
    const problem = photoProblem({ name: file, bytes, size })
    if (problem) throw new ContentError(dataFiles.people.file, problem, key.split('.'))
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
  for (const { file } of photosInContent()) {
    const bytes = photoBytes(file)
    for (const width of photoWidths) {
      for (const format of Object.keys(formats) as Format[]) {
        const name = `${photoStem(bytes)}-${width}.${format}`
        await encode(bytes, width, format).toFile(join(folder, name))
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
  const asked = /^\/pictures\/(photo-[0-9a-f]+)-(\d+)\.(avif|webp)$/.exec(request.url ?? '')
  const [, stem, width, format] = asked ?? []
  const file =
    stem && photosInContent().find((each) => photoStem(photoBytes(each.file)) === stem)?.file
  if (!file) return next()
  response.setHeader('content-type', `image/${format}`)
  response.end(await encode(photoBytes(file), Number(width), format as Format).toBuffer())
}

/** Crops a portrait and drops metadata such as the GPS position. */
function encode(bytes: Buffer, width: number, format: Format) {
  const height = Math.round((width * minPhotoSize.height) / minPhotoSize.width)
  const cut = { fit: 'cover', position: sharp.strategy.attention } as const
  return sharp(bytes).autoOrient().resize(width, height, cut).toFormat(format, formats[format])
}
