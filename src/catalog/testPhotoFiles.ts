import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodePhoto, type PhotoFormat, photoFormats } from '../../build/pages/encodePhoto.ts'
import { type PhotoCrop, photoCrops } from '../../content-reader/photoProblem.ts'
import { stemOf } from './testPhotos.ts'

/** A person at a bench by a window, in the upright shape of a phone's picture: coloured, to show crop and toning. */
const photo =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="1500" height="2000">
  <rect width="120" height="160" fill="#b8c4b4"/>
  <rect x="8" y="14" width="44" height="70" fill="#e9f1f7"/>
  <path d="M29 14V84M8 46H52" stroke="#6c5a48" stroke-width="2"/>
  <path d="M52 160 8 84H52z" fill="#cdd6c6"/>
  <circle cx="78" cy="62" r="13" fill="#c98d68"/>
  <path d="M64 60a14 14 0 0 1 28 0c-6-5-20-6-28 0z" fill="#3a2b22"/>
  <path d="M54 124c0-30 10-46 24-46s26 16 26 46z" fill="#2f5f86"/>
  <rect y="118" width="120" height="42" fill="#8a5a34"/>
  <path d="M14 112H40V118H14zM22 100H34V112H22z" fill="#c23d2a"/>
</svg>`)

const formats = Object.keys(photoFormats) as PhotoFormat[]
const crops = Object.keys(photoCrops) as PhotoCrop[]
const files = crops.flatMap((crop) =>
  photoCrops[crop].widths.flatMap((width) =>
    formats.map((format) => ({
      path: `pictures/${stemOf(crop)}-${width}.${format}`,
      encode: () => encodePhoto(photo, crop, width, format),
    })),
  ),
)

export async function writeTestPhotos(folder: URL): Promise<void> {
  await mkdir(new URL('pictures/', folder), { recursive: true })
  for (const { path, encode } of files) await encode().toFile(new URL(path, folder).pathname)
}

export async function serveTestPhotos(
  { url }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const file = files.find(({ path }) => url === `/${path}`)
  if (!file) return next()
  response.setHeader('content-type', `image/${file.path.split('.').at(-1)}`)
  response.end(await file.encode().toBuffer())
}
