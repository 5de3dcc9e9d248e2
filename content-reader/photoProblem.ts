import { type Problem, problems } from './problems.ts'

/**
 * How photographs are cropped: the largest size, which is also the least that a photograph must have, and the
 * widths that are made. In pixels; two for each CSS pixel shown.
 */
export const photoCrops = {
  /** A person, upright. */
  portrait: { width: 480, height: 600, widths: [240, 480] },
  /** Anything else, in the shape of a camera's picture. */
  scene: { width: 1200, height: 900, widths: [400, 800, 1200] },
} as const

export type PhotoCrop = keyof typeof photoCrops

/** The maximum file size in bytes: above any phone photo, below the git host's limit. */
export const maxPhotoBytes = 10_000_000

export interface PhotoSize {
  readonly width: number
  readonly height: number
}

export interface PhotoFacts {
  readonly name: string
  readonly bytes: Uint8Array
  /** Size in pixels after applying EXIF orientation; undefined if unreadable. */
  readonly size: PhotoSize | undefined
  readonly crop: PhotoCrop
}

/** Why a file cannot be used as a photograph and what to do, or undefined. Used by build and editor. */
export function photoProblem({ name, bytes, size, crop }: PhotoFacts): Problem | undefined {
  if (!isPicture(bytes)) {
    return problems.photoFormat(name)
  }
  if (bytes.length > maxPhotoBytes) {
    const megabytes = (bytes.length / 1_000_000).toFixed(1)
    return problems.photoBytes(name, megabytes, maxPhotoBytes / 1_000_000)
  }
  if (!size) return problems.photoUnreadable(name)
  return sizeProblem(name, size, crop)
}

/** Why a photograph is too small and what to do, or undefined. */
export function sizeProblem(name: string, size: PhotoSize, crop: PhotoCrop): Problem | undefined {
  const { width, height } = photoCrops[crop]
  if (size.width >= width && size.height >= height) return
  return problems.photoSize(name, size.width, size.height, width, height)
}

/** By magic bytes, since phones also name other formats .jpg. */
function isPicture(bytes: Uint8Array): boolean {
  const begins = (at: number, ...those: readonly number[]) =>
    those.every((byte, offset) => bytes[at + offset] === byte)
  const isJpeg = begins(0, 0xff, 0xd8, 0xff)
  const isPng = begins(0, 0x89, 0x50, 0x4e, 0x47)
  // "RIFF", four bytes of length, "WEBP".
  const isWebp = begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)
  return isJpeg || isPng || isWebp
}
