/** The least that a photograph has, in pixels: three for each of the 160 x 200 that it is shown in. */
export const leastPhoto = { width: 480, height: 600 } as const

/** The most that a photograph's file has, in bytes: more than a telephone makes, less than the git host takes. */
export const mostBytes = 10_000_000

/** What there is to know of a picture before it is taken as a photograph. */
export interface PhotoFacts {
  /** The file as it is called. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Its size in pixels as it is seen, turned as the camera says; undefined where it cannot be read. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/**
 * What keeps a file from being a photograph of the site, and what to do; undefined where nothing does. The build and
 * the editor ask the same.
 */
export function photoProblem({ name, bytes, size }: PhotoFacts): string | undefined {
  if (!isPicture(bytes)) {
    return `"${name}" is no picture in JPEG, PNG or WebP: save it as one of these.`
  }
  if (bytes.length > mostBytes) {
    const megabytes = (bytes.length / 1_000_000).toFixed(1)
    return `"${name}" has ${megabytes} MB: choose a picture of at most ${mostBytes / 1_000_000} MB.`
  }
  if (!size) return `"${name}" cannot be read as a picture: save it again, or choose another.`
  const { width, height } = leastPhoto
  if (size.width >= width && size.height >= height) return
  return `"${name}" has ${size.width} x ${size.height} pixels: choose a picture of at least ${width} x ${height}.`
}

/** By its first bytes, whatever it is called: telephones call other formats .jpg as well. */
function isPicture(bytes: Uint8Array): boolean {
  const begins = (at: number, ...those: readonly number[]) =>
    those.every((byte, offset) => bytes[at + offset] === byte)
  const isJpeg = begins(0, 0xff, 0xd8, 0xff)
  const isPng = begins(0, 0x89, 0x50, 0x4e, 0x47)
  // "RIFF", and four bytes further "WEBP".
  const isWebp = begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)
  return isJpeg || isPng || isWebp
}
