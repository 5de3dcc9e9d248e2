import sharp from 'sharp'
import { type PhotoCrop, photoCrops } from '../../content-reader/photoProblem.ts'

export const photoFormats = {
  avif: { quality: 60, effort: 4 },
  webp: { quality: 80, effort: 6 },
} as const
export type PhotoFormat = keyof typeof photoFormats

/** Crops a photograph and drops metadata such as the GPS position. */
export function encodePhoto(bytes: Buffer, crop: PhotoCrop, width: number, format: PhotoFormat) {
  const height = Math.round((width * photoCrops[crop].height) / photoCrops[crop].width)
  const cut = { fit: 'cover', position: sharp.strategy.attention } as const
  return sharp(bytes).autoOrient().resize(width, height, cut).toFormat(format, photoFormats[format])
}
