import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { type Representation, representBytes } from './representation.ts'
import { prepareSuggestions } from './suggestions.ts'

/** 404 responses in one language. */
export interface NotFound {
  readonly built: readonly Representation[]
  /** The response for a path; `accepted` are the client's encodings, best first. */
  answer(path: string, accepted: readonly Encoding[]): Representation
}

/** How many pages with suggestions are cached: mistyped paths are unlimited. */
const cacheSize = 100

// Compressed during the request: one millisecond, for ten per cent more bytes than the build's.
const packers: Record<Encoding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
}

/**
 * @param file the built page
 * @param built its variants in each encoding
 * @param siteHeaders headers of every answer, including the type
 */
export function openNotFound(
  file: string,
  built: readonly Representation[],
  siteHeaders: Readonly<Record<string, string>>,
): NotFound {
  const suggest = prepareSuggestions(readFileSync(file, 'utf8'))
  const made = new Map<string, Representation>()
  return {
    built,
    answer(path, accepted) {
      const suggestion = suggest(path)
      if (!suggestion) return chooseEncoding(built, accepted)
      const [encoding = 'identity'] = accepted
      const key = `${encoding} ${suggestion.key}`
      const known = made.get(key)
      if (known) return known
      const fresh = representBytes(packers[encoding](suggestion.html), encoding, siteHeaders)
      const [oldest] = made.keys()
      if (made.size >= cacheSize && oldest !== undefined) made.delete(oldest)
      made.set(key, fresh)
      return fresh
    },
  }
}
