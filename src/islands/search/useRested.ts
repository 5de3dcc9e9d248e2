import { useEffect } from 'react'

/** How long a visitor who goes on typing pauses between two keys at most, in milliseconds. */
const pause = 1500

/**
 * Does something once typing has rested.
 * @param act what is done
 * @param waiting whether it will be: not while an input method is at work, for example
 * @param typed what is typed; each change begins the pause anew
 */
export function useRested(act: () => void, waiting: boolean, ...typed: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins the pause anew
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(act, pause)
    return () => clearTimeout(timer)
  }, [waiting, ...typed])
}
