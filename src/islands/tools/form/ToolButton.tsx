import type { ReactNode } from 'react'
import styles from './ToolButton.module.css'

interface ToolButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A secondary action within a tool. */
export function ToolButton({ onClick, children }: ToolButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  )
}
