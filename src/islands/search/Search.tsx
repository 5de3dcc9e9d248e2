import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SearchWords } from '../../models/search/searchModel.ts'
import { limitQuery } from '../../search/longestQuery.ts'
import { allParameter } from '../../search/resultsHtml.ts'
import styles from './Search.module.css'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { searchKeys } from './searchKeys.ts'
import { useAddress } from './useAddress.ts'
import { useSearch } from './useSearch.ts'
import { useSettled } from './useSettled.ts'

interface SearchProps {
  /** The page's own address. */
  readonly action: string
  /** Address of the index, fetched when the field is first touched; empty if the server searches. */
  readonly index: string
  readonly words: SearchWords
  /** Shown until the index is here: what the server found. */
  readonly answers?: ReactNode
  /** Shown while the query is empty: every page. */
  readonly children?: ReactNode
}

/**
 * Search as you type. Without JavaScript and before hydration it is a form that submits to the page itself
 * (`?q=`), which a server answers with results; a list of all pages follows. The field is uncontrolled, so that text typed before hydration stays.
 * The number of results is announced when typing pauses; arrow keys move between field and results, Esc
 * clears, Enter opens the first result.
 */
export function Search({ action, index, words, answers, children }: SearchProps) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  /** The query for which all results are shown. */
  const [allOf, setAllOf] = useState('')
  const search = useSearch(field, { index, page: action, allOf })
  const { query, all, found, state } = search
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    if (asked.has(allParameter)) setAllOf(limitQuery(asked.get('q') ?? ''))
  }, [])
  useAddress({ query, shown: found !== null, all })

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
  // Announcing at every key would interrupt screen readers.
  const [composing, setComposing] = useState(false)
  const announced = useSettled(found?.said ?? '', search.typed, composing)
  const keys = searchKeys(field, search.clear)
  const click = (event: MouseEvent<HTMLElement>) => {
    if (!found || !(event.target as Element).closest('[data-more]')) return
    event.preventDefault()
    setAllOf(query)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between links, and listens
    <div
      ref={place}
      onKeyDown={keys}
      onClick={click}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <SearchField
        ref={field}
        action={action}
        words={words}
        filled={search.typed !== ''}
        waits={search.typed !== '' && !found && state !== 'failed'}
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
      <p role="status" className={styles.heard}>
        {announced}
      </p>
      {found && <SearchResults html={found.html} />}
      {/* Until there is something else to show: without anything the page would jump. */}
      {!found && (state !== 'ready' || search.typed) && answers}
      <div className={styles.otherwise} data-away={(found && !found.isNothing) || undefined}>
        {children}
      </div>
    </div>
  )
}
