import { useEffect, useState } from 'react'

/** How long a visitor who goes on typing pauses between two keys at most, in milliseconds. */
const pause = 1500

/**
 * A text as it was when typing last rested: empty at first.
 * @param typed what is typed; while it changes nothing has settled
 * @param composing whether an input method is still at it
 */
export function useSettled(text: string, typed: string, composing: boolean): string {
  const [settled, setSettled] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins the pause anew
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, typed, composing])
  return settled
}
