import { useState } from 'react'
import { useSettled } from '../../search/useSettled.ts'
import styles from './ToolStatus.module.css'

interface ToolStatusProps {
  readonly text: string
  /** The input; nothing is announced while it changes. */
  readonly typed: string
  readonly composing?: boolean
}

/** Announces the result to screen readers when typing pauses, and not before the first change. */
export function ToolStatus({ text, typed, composing = false }: ToolStatusProps) {
  const [first] = useState(typed)
  const [changed, setChanged] = useState(false)
  if (!changed && typed !== first) setChanged(true)
  const said = useSettled(changed ? text : '', typed, composing)
  return (
    <p role="status" className={styles.heard}>
      {said}
    </p>
  )
}
