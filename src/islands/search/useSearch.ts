import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchIndex } from '../../models/search/searchIndex.ts'
import type { SearchPage } from '../../models/search/searchPages.ts'
import type { SearchSection } from '../../models/search/searchText.ts'
import type { Engine } from '../../search/engine.ts'
import type { Marks } from '../../search/highlight.ts'
import { limitQuery } from '../../search/longestQuery.ts'

/** A found page with the sections to show, best first. */
export type FoundPage = SearchPage

export interface Found {
  readonly pages: readonly FoundPage[]
  readonly marks: Marks
}

/** Of a page, so that other pages are seen too. */
const sectionsShown = 2

interface Loaded {
  readonly engine: Engine
  readonly index: SearchIndex
}

/**
 * Search in the browser. The index is fetched once: by `load`, or at once if the field or `?q=` has text.
 * @param address of the index
 * @returns `typed` is the field's value; `query` is what `found` answers, slightly later
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, address: string) {
  const [query, setQuery] = useState('')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ready'>('idle')
  const underWay = useRef(false)
  const next = useRef<(() => void) | null>(null)

  const load = async () => {
    if (underWay.current) return
    underWay.current = true
    setState('loading')
    try {
      setLoaded(await open(address))
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
  const found = useMemo(() => (loaded && asked ? look(loaded, asked) : null), [loaded, asked])

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
  return { typed: query, query: asked, found, state, load, change, clear, afterwards }
}

async function open(address: string): Promise<Loaded> {
  const [{ openEngine }, response] = await Promise.all([
    import('../../search/engine.ts'),
    fetch(address),
  ])
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const index: SearchIndex = await response.json()
  return { index, engine: openEngine(index) }
}

function look({ engine, index }: Loaded, query: string): Found {
  const { pages, marks } = engine.search(query)
  return {
    marks,
    pages: pages.flatMap(({ page, sections }) => {
      const found = index.pages[page]
      if (!found) return []
      const [best = 0, ...others] = sections
      // A page's first section has no heading: it is only shown if it is the best, below the page's name.
      const shown = [best, ...others.filter((section) => section !== 0)].slice(0, sectionsShown)
      return [{ ...found, sections: shown.flatMap((at) => shownSection(found, at)) }]
    }),
  }
}

/** A section with a text: the beginning's has the page's description too. */
function shownSection({ description, sections }: SearchPage, at: number): SearchSection[] {
  const section = sections[at]
  if (!section) return []
  return [at === 0 ? { ...section, text: `${description}\n${section.text}` } : section]
}
