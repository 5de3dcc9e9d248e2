import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { loadSearch } from '../../search/loadSearch.ts'
import { limitQuery } from '../../search/longestQuery.ts'
import type { Searcher, Shown } from '../../search/searcher.ts'

/**
 * Search in the browser. The index is fetched once: by `load`, or at once if the field or `?q=` has text.
 * @param index its address; empty if the server searches
 * @param page address of the page of search
 * @param allOf the query for which all results are shown
 * @returns `typed` is the field's value; `query` is what is searched for, slightly later, `found` its results, until
 *   then those before
 */
export function useSearch(
  field: RefObject<HTMLInputElement | null>,
  { index, page, allOf }: { index: string; page: string; allOf: string },
) {
  const [query, setQuery] = useState('')
  const [loaded, setLoaded] = useState<Searcher | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ready'>('idle')
  const underWay = useRef(false)
  const next = useRef<(() => void) | null>(null)

  const load = async () => {
    if (underWay.current) return
    underWay.current = true
    setState('loading')
    try {
      setLoaded(await loadSearch(index, page))
      setState('ready')
    } catch (error) {
      fail(error)
    }
  }
  const fail = (error: unknown) => {
    console.error(error)
    // The next touch retries.
    underWay.current = false
    setLoaded(null)
    setState('failed')
  }

  /** Further typing supersedes earlier queries. */
  const ask = (value: string) => {
    next.current = null
    setQuery(limitQuery(value))
  }
  const change = (value: string) => {
    ask(value)
    void load()
  }
  const clear = () => {
    if (field.current) {
      field.current.value = ''
      field.current.focus()
    }
    ask('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is read once
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.value ||= limitQuery(new URLSearchParams(location.search).get('q') ?? '')
    if (input.value.trim()) change(input.value)
    else if (document.activeElement === input) void load()
  }, [])

  // Typed text is painted before the search runs, which takes longer than a key press on slow phones.
  const asked = useDeferredValue(query)
  const all = asked !== '' && allOf === asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure asks nothing again
  useEffect(() => {
    if (!asked) setShown(null)
    if (!loaded || !asked) return
    let isLatest = true
    loaded.show(asked, all).then(
      (answer) => isLatest && answer && setShown(answer),
      (error) => isLatest && fail(error),
    )
    return () => {
      isLatest = false
    }
  }, [loaded, asked, all])
  const found = asked ? shown : null

  useEffect(() => {
    if (!found) return
    next.current?.()
    next.current = null
  }, [found])

  /** Runs an action when the current query has results: now, or once the index is loaded. */
  const afterwards = (act: () => void) => {
    if (found?.query === query) act()
    else if (query) next.current = act
  }
  return { typed: query, query: asked, all, found, state, load, change, clear, afterwards }
}
