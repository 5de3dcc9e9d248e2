import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Coding, choose } from './coding.ts'
import { type Representation, representBytes } from './representation.ts'
import { prepareSuggestions } from './suggest.ts'

/** Answers to addresses that do not exist, in one language. */
export interface NotFound {
  /** The page as it was built, in each encoding. */
  readonly built: readonly Representation[]
  /** What to send for the path of an address to a client that takes these encodings, best first. */
  answer(path: string, accepted: readonly Coding[]): Representation
}

/** How many pages with suggestions are kept ready: there are few pages to mistype, but many ways to. */
const remembered = 100

// A page with suggestions is packed while somebody waits: a millisecond, for a tenth more bytes.
const packers: Record<Coding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
}

/**
 * Reads the built page for addresses that do not exist.
 * @param file the page
 * @param built what the build made of it, in each encoding
 * @param said the headers of every answer, the type included
 */
export function openNotFound(
  file: string,
  built: readonly Representation[],
  said: Readonly<Record<string, string>>,
): NotFound {
  const suggest = prepareSuggestions(readFileSync(file, 'utf8'))
  const made = new Map<string, Representation>()
  return {
    built,
    answer(path, accepted) {
      const suggestion = suggest(path)
      if (!suggestion) return choose(built, accepted)
      const [coding = 'identity'] = accepted
      const key = `${coding} ${suggestion.key}`
      const known = made.get(key)
      if (known) return known
      const fresh = representBytes(packers[coding](suggestion.html), coding, said)
      const [oldest] = made.keys()
      if (made.size >= remembered && oldest !== undefined) made.delete(oldest)
      made.set(key, fresh)
      return fresh
    },
  }
}
