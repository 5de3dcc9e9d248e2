import { useState } from 'react'
import { useRested } from './useRested.ts'

/**
 * A text as it was when typing last rested: empty at first.
 * @param typed what is typed; while it changes nothing has settled
 * @param composing whether an input method is still at it
 */
export function useSettled(text: string, typed: string, composing: boolean): string {
  const [settled, setSettled] = useState('')
  useRested(() => setSettled(text), !composing, text, typed)
  return settled
}
