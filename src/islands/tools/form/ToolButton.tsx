import type { ReactNode, Ref } from 'react'
import styles from './ToolButton.module.css'

interface ToolButtonProps {
  readonly onClick: (event: React.MouseEvent) => void
  /** Shown as unavailable, and still reached by keyboard. */
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** A secondary action within a tool. */
export function ToolButton({ disabled, ...button }: ToolButtonProps) {
  return <button type="button" className={styles.button} aria-disabled={disabled} {...button} />
}
