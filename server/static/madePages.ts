import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './encoding.ts'
import { type Representation, representBytes } from './representation.ts'

/** How many are kept: there are any number of wrong paths and of queries. */
const cacheSize = 100

// Compressed during the request: one millisecond, for ten per cent more bytes than the build's.
const packers: Record<Encoding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
}

/** A page that is made for a request; the last ones are kept, by key and encoding. */
export type MadePages = (key: string, encoding: Encoding, make: () => string) => Representation

/** @param siteHeaders headers of every answer, including the type */
export function keepMadePages(siteHeaders: Readonly<Record<string, string>>): MadePages {
  const made = new Map<string, Representation>()
  return (key, encoding, make) => {
    const place = `${encoding} ${key}`
    const known = made.get(place)
    if (known) return known
    const fresh = representBytes(packers[encoding](make()), encoding, siteHeaders)
    const [oldest] = made.keys()
    if (made.size >= cacheSize && oldest !== undefined) made.delete(oldest)
    made.set(place, fresh)
    return fresh
  }
}
