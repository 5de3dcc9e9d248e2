import { useState } from 'react'
import { useTypingPause } from './useTypingPause.ts'

/**
 * The last text at which typing paused; initially empty.
 * @param typed the input; nothing settles while it changes
 * @param composing whether an IME composition is active
 */
export function useSettled(text: string, typed: string, composing: boolean): string {
  const [settled, setSettled] = useState('')
  useTypingPause(() => setSettled(text), !composing, text, typed)
  return settled
}
