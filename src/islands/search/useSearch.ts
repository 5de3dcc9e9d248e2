import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { loadSearch } from '../../search/loadSearch.ts'
import { limitQuery } from '../../search/longestQuery.ts'
import type { Search } from '../../search/openSearch.ts'

/**
 * Search in the browser. The index is fetched once: by `load`, or at once if the field or `?q=` has text.
 * @param address of the index
 * @returns `typed` is the field's value; `query` is what `found` answers, slightly later
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, address: string) {
  const [query, setQuery] = useState('')
  const [loaded, setLoaded] = useState<Search | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ready'>('idle')
  const underWay = useRef(false)
  const next = useRef<(() => void) | null>(null)

  const load = async () => {
    if (underWay.current) return
    underWay.current = true
    setState('loading')
    try {
      setLoaded(await loadSearch(address))
      setState('ready')
    } catch (error) {
      console.error(error)
      // The next touch retries.
      underWay.current = false
      setState('failed')
    }
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
  const found = useMemo(() => (loaded && asked ? loaded.find(asked) : null), [loaded, asked])

  useEffect(() => {
    if (!found) return
    next.current?.()
    next.current = null
  }, [found])

  /** Runs an action when the current query has results: now, or once the index is loaded. */
  const afterwards = (act: () => void) => {
    if (found && asked === query) act()
    else if (query) next.current = act
  }
  const words = loaded?.words
  return { typed: query, query: asked, found, words, state, load, change, clear, afterwards }
}
