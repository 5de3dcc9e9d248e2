import { oneSpelling } from './spelling.ts'

/**
 * The English words of an index by what is left of them without their endings, so that one form of a word finds
 * the others, and nothing else: “fees” finds “fee”, not “feedback”.
 */
export class Vocabulary {
  readonly #forms = new Map<string, Set<string>>()

  add(word: string): void {
    const stem = stemOf(word)
    const forms = this.#forms.get(stem) ?? new Set()
    this.#forms.set(stem, forms.add(word))
  }

  /** The words that are other forms of one, and the word itself. */
  formsOf(word: string): string[] {
    return [...new Set([word, ...(this.#forms.get(stemOf(word)) ?? [])])]
  }

  /** Whether the word itself, or another form of it, is among them. */
  has(word: string): boolean {
    return this.#forms.has(stemOf(word))
  }
}

const ending = /(?:ments?|ations?|ions?|ings?|ers?|ors?|ed|es|e)$|(^|[^s])s$/

/**
 * What is left of an English word without its endings, in one spelling: “organisation” and “organized” are one.
 * Cut alike on both sides, so that it matters little that it is no stem in a dictionary.
 */
export function stemOf(word: string): string {
  let stem = oneSpelling(word)
  // A second time for “retirements”, as in “retires”.
  for (const _ of [1, 2]) {
    const shorter = stem.replace(ending, '$1')
    if (shorter.length > 2) stem = shorter
  }
  return stem.replace(/y$/, 'i')
}
