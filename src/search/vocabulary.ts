import { oneSpelling } from './spelling.ts'

/**
 * The index's English words by stem, so that word forms find each other but nothing else: “fees” finds “fee”,
 * not “feedback”.
 */
export class Vocabulary {
  readonly #forms = new Map<string, Set<string>>()

  add(word: string): void {
    const stem = stemOf(word)
    const forms = this.#forms.get(stem) ?? new Set()
    this.#forms.set(stem, forms.add(word))
  }

  formsOf(word: string): string[] {
    return [...new Set([word, ...(this.#forms.get(stemOf(word)) ?? [])])]
  }

  /** Whether any form of the word is in the index. */
  has(word: string): boolean {
    return this.#forms.has(stemOf(word))
  }
}

const ending = /(?:ments?|ations?|ions?|ings?|ers?|ors?|ed|es|e)$|(^|[^s])s$/

/**
 * A crude stem in a common spelling: “organisation” and “organized” are equal. Texts and queries are stemmed
 * alike, so it need not be linguistically correct.
 */
export function stemOf(word: string): string {
  let stem = oneSpelling(word)
  // Twice for “retirements”, to match “retires”.
  for (const _ of [1, 2]) {
    const shorter = stem.replace(ending, '$1')
    if (shorter.length > 2) stem = shorter
  }
  return stem.replace(/y$/, 'i')
}
