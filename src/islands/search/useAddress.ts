import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Browsers refuse an address that changes at every key; in milliseconds. */
const pause = 400

/** What a step of the history knows of the results that it shows, besides the query in its address. */
interface Kept {
  readonly query: string
  /** Whether all were shown. */
  readonly all: boolean
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number
}

interface Results {
  /** What is searched for; empty for nothing. */
  readonly query: string
  /** Whether its results are on the page. */
  readonly shown: boolean
  /** Whether all of them are. */
  readonly all: boolean
  readonly showAll: () => void
}

/**
 * Keeps a query in the page's address, `?q=`, without a step in the history, and in that step how far its results
 * were read: who comes back finds the place again where the browser has not kept the page itself.
 */
export function useAddress({ query, shown, all, showAll }: Results): void {
  const keep = useEffectEvent(() => {
    const url = new URL(location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    // Before they are shown it is still known where they were left.
    const results: Kept | undefined = shown ? { query, all, top: scrollY } : history.state?.results
    history.replaceState({ ...history.state, results }, '', url)
  })

  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what is kept
  useEffect(() => {
    // At first the query of the address is not taken over yet.
    if (begun.current) {
      const timer = setTimeout(keep, pause)
      return () => clearTimeout(timer)
    }
    begun.current = true
    return
  }, [query, shown, all])

  useEffect(() => {
    // Those who leave press a link, a button or the keys of a reload, which tells of itself too late.
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
    if (kept.all) showAll()
    // By then all are shown.
    requestAnimationFrame(() => scrollTo({ top: kept.top, behavior: 'instant' }))
  })
  useLayoutEffect(() => {
    if (shown) comeBack()
  }, [shown])
}
