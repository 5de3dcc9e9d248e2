import { fill } from '../../../content-reader/text/fill.ts'
import type { SearchWords } from '../../models/search/searchModel.ts'
import styles from './Search.module.css'
import { SearchResult } from './SearchResult.tsx'
import type { Found } from './useSearch.ts'

interface SearchResultsProps {
  readonly found: Found
  readonly query: string
  readonly words: SearchWords
  readonly all: boolean
  readonly onMore: () => void
}

/** Number of pages shown at first. */
const atFirst = 8

/** The results, or suggestions if there are none. */
export function SearchResults({ found, query, words, all, onMore }: SearchResultsProps) {
  const { pages, marks } = found
  const rest = pages.length - atFirst
  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results" tabIndex={-1} data-none={pages.length === 0 || undefined}>
        {headingOf(found, query, words)}
      </h2>
      {pages.length === 0 ? (
        <div className={styles.none}>
          <p>{words.none.text}</p>
          <p>
            {words.none.ways} <a href={words.contact.href}>{words.contact.label}</a>
          </p>
        </div>
      ) : (
        <>
          <p className={styles.note}>{countOf(found, words)}</p>
          <ol className={styles.list}>
            {pages.slice(0, all ? undefined : atFirst).map((page) => (
              <SearchResult key={page.href} page={page} marks={marks} />
            ))}
          </ol>
          {rest > 0 && !all && (
            <button type="button" className={styles.more} onClick={onMore}>
              {fill(words.more, { count: rest })}
            </button>
          )}
        </>
      )}
    </section>
  )
}

export function headingOf({ pages }: Found, query: string, words: SearchWords): string {
  const text = pages.length > 0 ? words.results : words.none.heading
  return fill(text, { query })
}

export function countOf({ pages }: Found, { found }: SearchWords): string {
  return fill(pages.length === 1 ? found.one : found.many, { count: pages.length })
}
