import { readFileSync } from 'node:fs'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { keepMadePages } from './madePages.ts'
import type { Representation } from './representation.ts'
import { prepareSuggestions } from './suggestions.ts'

/** 404 responses in one language. */
export interface NotFound {
  readonly built: readonly Representation[]
  /** The response for a path; `accepted` are the client's encodings, best first. */
  answer(path: string, accepted: readonly Encoding[]): Representation
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
  const made = keepMadePages(siteHeaders)
  return {
    built,
    answer(path, accepted) {
      const suggestion = suggest(path)
      if (!suggestion) return chooseEncoding(built, accepted)
      const [encoding = 'identity'] = accepted
      return made(suggestion.key, encoding, () => suggestion.html)
    },
  }
}
