import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import type { SearchWords } from '../../models/search/searchModel.ts'
import styles from './Search.module.css'
import { SearchField } from './SearchField.tsx'
import { countOf, headingOf, SearchResults } from './SearchResults.tsx'
import { searchKeys } from './searchKeys.ts'
import { useAddress } from './useAddress.ts'
import { useSearch } from './useSearch.ts'
import { useSettled } from './useSettled.ts'

interface SearchProps {
  /** The page's own address. */
  readonly action: string
  /** Address of the index, fetched when the field is first touched. */
  readonly index: string
  readonly words: SearchWords
  /** Shown while the query is empty: every page. */
  readonly children?: ReactNode
}

/**
 * Search as you type. Without JavaScript and before hydration it is a form that submits to the page itself
 * (`?q=`), above a list of all pages. The field is uncontrolled, so that text typed before hydration stays.
 * The number of results is announced when typing pauses; arrow keys move between field and results, Esc
 * clears, Enter opens the first result.
 */
export function Search({ action, index, words, children }: SearchProps) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useSearch(field, index)
  const { query, found, state } = search
  /** The query for which all results are shown. */
  const [allOf, setAllOf] = useState('')
  const all = query !== '' && allOf === query
  const showAll = () => setAllOf(query)
  useAddress({ query, shown: found !== null, all, showAll })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Retry after a failed load.
    void search.load()
    search.afterwards(() => {
      // Safari does not focus clicked buttons. A focus moved elsewhere meanwhile is kept.
      const { activeElement } = document
      if (activeElement !== document.body && !form.contains(activeElement)) return
      place.current?.querySelector<HTMLElement>('[data-result], [data-none]')?.focus()
    })
  }
  const nothing = found?.pages.length === 0
  // Announcing at every key would interrupt screen readers.
  const [composing, setComposing] = useState(false)
  const announced = useSettled(
    found ? (nothing ? headingOf(found, query, words) : countOf(found, words)) : '',
    search.typed,
    composing,
  )
  const keys = searchKeys(field, search.clear)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between links, and listens
    <div
      ref={place}
      onKeyDown={keys}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <SearchField
        ref={field}
        action={action}
        words={words}
        filled={search.typed !== ''}
        onChange={search.change}
        onFocus={search.load}
        onClear={search.clear}
        onSubmit={submit}
      />
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      )}
      {state === 'loading' && query && <p className={styles.note}>{words.loading}</p>}
      <p role="status" className={styles.heard}>
        {announced}
      </p>
      {found && (
        <SearchResults found={found} query={query} words={words} all={all} onMore={showAll} />
      )}
      <div className={styles.otherwise} data-away={(found && !nothing) || undefined}>
        {children}
      </div>
    </div>
  )
}
