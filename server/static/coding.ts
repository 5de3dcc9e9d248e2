import Negotiator from 'negotiator'

/** The encodings that the build makes, smallest first, and the file as it is. */
export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** What is used of Negotiator, whose types are older than the order of preference. */
interface Weigher {
  encodings<T>(existing: readonly T[], order: { preferred: readonly T[] }): T[]
}

// Browsers send a handful of different values; a stranger could send any number.
const remembered = 100
const longest = 200
const known = new Map<string, readonly Coding[]>()

/**
 * The encodings that a client takes, best first: by its own weights, and the smaller one where they are equal.
 * @param header the request's Accept-Encoding
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  const text = header ?? ''
  const before = known.get(text)
  if (before) return before
  const weigher = new Negotiator({ headers: { 'accept-encoding': text } }) as unknown as Weigher
  const accepted = weigher.encodings(codings, { preferred: codings })
  if (known.size < remembered && text.length <= longest) known.set(text, accepted)
  return accepted
}

/**
 * The encoding of a file that is sent. A client that takes none of them gets the file as it is.
 * @param existing the encodings that there are, the file as it is last
 * @param accepted what the client takes, best first
 */
export function choose<T extends { coding: Coding }>(
  existing: readonly T[],
  accepted: readonly Coding[],
): T {
  for (const coding of accepted) {
    const found = existing.find((one) => one.coding === coding)
    if (found) return found
  }
  return existing.at(-1) as T
}
