import type { ReactNode } from 'react'
import styles from './Scroll.module.css'

interface ScrollProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A focusable scroll container for content wider than a phone. */
export function Scroll({ label, className, children }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className={`${styles.scroll} ${className ?? ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
