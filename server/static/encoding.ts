import Negotiator from 'negotiator'

/** Encodings that the build makes, smallest first, and the uncompressed file. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The part of Negotiator that is used; its types lack `preferred`. */
interface Weigher {
  encodings<T>(existing: readonly T[], order: { preferred: readonly T[] }): T[]
}

// Browsers send only a few different values; a stranger could send any number.
const cacheSize = 100
const maxLength = 200
const known = new Map<string, readonly Encoding[]>()

/**
 * The encodings that a client accepts, best first: by its weights, then by size.
 * @param header the request's Accept-Encoding
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const text = header ?? ''
  const before = known.get(text)
  if (before) return before
  const weigher = new Negotiator({ headers: { 'accept-encoding': text } }) as unknown as Weigher
  const accepted = weigher.encodings(encodings, { preferred: encodings })
  if (known.size < cacheSize && text.length <= maxLength) known.set(text, accepted)
  return accepted
}

/**
 * The variant to send; the uncompressed file when the client accepts none.
 * @param existing the variants, the uncompressed file last
 * @param accepted what the client accepts, best first
 */
export function chooseEncoding<T extends { encoding: Encoding }>(
  existing: readonly T[],
  accepted: readonly Encoding[],
): T {
  for (const encoding of accepted) {
    const found = existing.find((one) => one.encoding === encoding)
    if (found) return found
  }
  return existing.at(-1) as T
}
