import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ToolSheet.module.css'

interface ToolSheetProps {
  /** What stands above it on paper: whose sheet it is. */
  readonly title: string
  readonly children: ReactNode
}

/** A tool with its form and results. On paper it is all that is printed of the page. */
export function ToolSheet({ title, children }: ToolSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)

  // From now on a press does something: src/document/hydrateOnTouch.ts and toolDoor.ts wait for it.
  useEffect(() => {
    sheet.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [])

  return (
    <div ref={sheet} className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
