import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Rotation {
  /** Whether this carousel rotates automatically at all. */
  readonly available: boolean
  /** Whether it is rotating now. */
  readonly running: boolean
  /** Whether the visitor has stopped it. */
  readonly stopped: boolean
  readonly toggle: () => void
}

/**
 * Advances a carousel at an interval. It rests while the pointer or the focus is in it,
 * while the tab is hidden or prerendering, while it is off screen, and once stopped by its button.
 * @param active false while it is a plain list or a grid
 * @param index the current place; each move restarts the interval
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  interval: number,
  active: boolean,
  index: number,
  advance: () => void,
): Rotation {
  const [stopped, setStopped] = useState(false)
  const [calm, setCalm] = useState(false)
  const resting = useResting(root)
  const running = active && interval > 0 && !stopped && !calm && !resting
  const onTime = useEffectEvent(advance)
  /** Milliseconds already waited: before the first move, the time since the page was loaded. */
  const waited = useRef<number | null>(null)

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setCalm(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move restarts the interval
  useEffect(() => {
    if (!running) return
    waited.current ??= sinceLoad(root.current)
    const timer = setTimeout(onTime, Math.max(interval - waited.current, 0))
    return () => {
      clearTimeout(timer)
      // The next wait is a full interval.
      waited.current = 0
    }
  }, [running, interval, index, root])

  return {
    available: interval > 0,
    running,
    stopped,
    toggle: () => setStopped((was) => !was),
  }
}

/** Whether something asks the carousel to rest: pointer, focus, hidden tab, or being off screen. */
function useResting(root: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const element = root.current
    if (!element) return
    const set = (reason: string, holds: boolean) =>
      setReasons((known) => {
        if (known.has(reason) === holds) return known
        return new Set(holds ? [...known, reason] : [...known].filter((each) => each !== reason))
      })
    const ending = new AbortController()
    const listen = (type: string, reason: string, holds: boolean) =>
      element.addEventListener(type, () => set(reason, holds), { signal: ending.signal })
    listen('mouseenter', 'pointer', true)
    listen('mouseleave', 'pointer', false)
    listen('focusin', 'focus', true)
    listen('focusout', 'focus', false)
    const look = () => set('hidden', document.visibilityState === 'hidden' || isPrerendering())
    look()
    for (const type of ['visibilitychange', 'prerenderingchange']) {
      document.addEventListener(type, look, { signal: ending.signal })
    }
    const watcher = new IntersectionObserver(([entry]) => set('away', !entry?.isIntersecting))
    watcher.observe(element)
    return () => {
      ending.abort()
      watcher.disconnect()
    }
  }, [root])
  return reasons.size > 0
}

/** Milliseconds since the page was loaded, so that late hydration does not prolong the first wait; 0 if unknown. */
function sinceLoad(element: HTMLElement | null): number {
  const loaded = element?.closest<HTMLElement>('[data-loaded]')?.dataset.loaded
  return loaded ? performance.now() - Number(loaded) : 0
}

function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
