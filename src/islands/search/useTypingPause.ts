import { useEffect } from 'react'

/** Milliseconds without a key after which typing has paused. */
const pause = 1500

/**
 * Runs an action when typing pauses.
 * @param act the action
 * @param waiting whether it is due; false during IME composition, for example
 * @param typed dependencies; each change restarts the pause
 */
export function useTypingPause(
  act: () => void,
  waiting: boolean,
  ...typed: readonly unknown[]
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key restarts the pause
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(act, pause)
    return () => clearTimeout(timer)
  }, [waiting, ...typed])
}
