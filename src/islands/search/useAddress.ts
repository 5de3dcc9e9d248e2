import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { allParameter } from '../../search/resultsHtml.ts'

/** Milliseconds; browsers reject frequent address changes. */
const pause = 400

/** Stored in the history state besides the query in the address. */
interface Kept {
  readonly query: string
  /** Scroll position in CSS pixels. */
  readonly top: number
}

interface Results {
  /** Empty if nothing is searched for. */
  readonly query: string
  /** Whether its results are rendered. */
  readonly shown: boolean
  /** Whether all of them are. */
  readonly all: boolean
}

/**
 * Keeps the query in the address (`?q=`, and whether all of its results are shown) without adding history entries,
 * and the scroll position in the history state, for returning visitors if the browser has not kept the page itself.
 */
export function useAddress({ query, shown, all }: Results): void {
  const keep = useEffectEvent(() => {
    const url = new URL(location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    if (all) url.searchParams.set(allParameter, '1')
    else url.searchParams.delete(allParameter)
    // Browsers look for the place before the results are rendered.
    history.scrollRestoration = shown ? 'manual' : 'auto'
    // Until they are, keep the previous position.
    const results: Kept | undefined = shown ? { query, top: scrollY } : history.state?.results
    history.replaceState({ ...history.state, results }, '', url)
  })

  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the stored values
  useEffect(() => {
    // On the first run the query has not been read from the address yet.
    if (begun.current) {
      const timer = setTimeout(keep, pause)
      return () => clearTimeout(timer)
    }
    begun.current = true
    return
  }, [query, shown, all])

  useEffect(() => {
    // Save on clicks and reload keys, because `pagehide` is too late.
    const now = () => keep()
    const keys = ({ key }: KeyboardEvent) => {
      if (['F5', 'Control', 'Meta'].includes(key)) keep()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const event of ['pointerdown', 'click', 'pagehide', 'scrollend']) {
      addEventListener(event, now, options)
    }
    addEventListener('keydown', keys, options)
    return () => listening.abort()
  }, [])

  const come = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (come.current) return
    come.current = true
    const kept: Kept | undefined = history.state?.results
    if (kept?.query !== query) return
    // After the results are laid out.
    requestAnimationFrame(() => scrollTo({ top: kept.top, behavior: 'instant' }))
  })
  useLayoutEffect(() => {
    if (shown) comeBack()
  }, [shown])
}
