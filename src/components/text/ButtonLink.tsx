import type { AnchorHTMLAttributes } from 'react'
import styles from './ButtonLink.module.css'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `call` for the page's main action, `dark` for others, `plain` on light backgrounds. */
  readonly variant?: 'call' | 'dark' | 'plain'
}

export function ButtonLink({ variant = 'dark', children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </a>
  )
}
