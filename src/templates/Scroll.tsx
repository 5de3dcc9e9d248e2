import type { ReactNode } from 'react'
import styles from './Scroll.module.css'

interface ScrollProps {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What may be wider than a phone scrolls in a region of its own, by keyboard too. */
export function Scroll({ label, className, children }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className={`${styles.scroll} ${className ?? ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
