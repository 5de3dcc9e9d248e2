import type { Suggestion } from './suggestions.ts'

/** What a query finds, as a page shows it. */
export interface Shown {
  readonly query: string
  readonly html: string
  /** For the ear: how many pages, or that there is none. */
  readonly said: string
  readonly isNothing: boolean
  readonly suggestions: readonly Suggestion[]
}

/** Searches in an index, or asks the server. */
export interface Searcher {
  /**
   * @param all whether more than the first pages are shown
   * @returns undefined if it was asked something else meanwhile
   * @throws Error if the server does not answer
   */
  show(query: string, all: boolean): Promise<Shown | undefined>
}
