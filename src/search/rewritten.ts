import type { Synonym } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'

/**
 * Replaces a query's words by the site's, for comparing it as a whole.
 * @returns each way to say a query
 */
export function rewriting(synonyms: readonly Synonym[]): (query: string) => string[] {
  const folded = synonyms.flatMap(({ said, means }) => {
    const meant = means.map((each) => fold(each).text)
    return said.map((each) => ({ own: fold(each).text, meant }))
  })
  return (query) => {
    const { text } = fold(query)
    return folded.flatMap(({ own, meant }) => {
      const at = placeOf(own, text)
      if (at < 0) return []
      return meant.map((each) => text.slice(0, at) + each + text.slice(at + own.length))
    })
  }
}

/** Where a folded text has a word or several; -1 if nowhere, or within a longer one. */
export function placeOf(own: string, text: string): number {
  const at = text.indexOf(own)
  return at < 0 || cutsWord(text, at) || cutsWord(text, at + own.length) ? -1 : at
}

/** Whether a place in a text lies within a Latin word. */
function cutsWord(text: string, at: number): boolean {
  return /^[a-z\d]{2}$/.test(text.slice(at - 1, at + 1))
}
