import { useState } from 'react'
import { useSettled } from '../../search/useSettled.ts'
import styles from './ToolStatus.module.css'

interface ToolStatusProps {
  /** The result in one sentence. */
  readonly text: string
  /** What was typed or chosen: while it changes, nothing is said. */
  readonly typed: string
  readonly composing?: boolean
}

/** The result for those who hear the page: once typing rests, and not before something was changed. */
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
