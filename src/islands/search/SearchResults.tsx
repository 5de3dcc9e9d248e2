import type { ResultWords } from '../../models/search/searchIndex.ts'
import type { Found } from '../../search/openSearch.ts'
import { resultsHtml } from '../../search/resultsHtml.ts'
import styles from './SearchResults.module.css'

interface SearchResultsProps {
  readonly found: Found
  readonly query: string
  readonly words: ResultWords
  readonly all: boolean
}

/** The results, as the server writes them too. */
export function SearchResults({ found, query, words, all }: SearchResultsProps) {
  const html = resultsHtml(found, query, words, all)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: resultsHtml escapes the query and every text
  return <div className={styles.results} dangerouslySetInnerHTML={{ __html: html }} />
}
