import type { AnchorHTMLAttributes } from 'react'
import styles from './BackLink.module.css'

/**
 * The way back: a link to the parent page, which src/document/back.ts turns into the browser's
 * "back" when the visitor came from a page of this site.
 */
export function BackLink({ children, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} data-back className={styles.back}>
      {children}
    </a>
  )
}
