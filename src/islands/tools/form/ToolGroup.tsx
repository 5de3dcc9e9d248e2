import type { ReactNode } from 'react'
import styles from './ToolField.module.css'

interface ToolGroupProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Related fields, side by side if there is room. */
export function ToolGroup({ heading, children }: ToolGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      {children}
    </fieldset>
  )
}
