import type { AnchorHTMLAttributes } from 'react'
import styles from './ButtonLink.module.css'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `call` for the one action the page is for, `dark` for others, `plain` for a light ground. */
  readonly variant?: 'call' | 'dark' | 'plain'
}

/** A link that looks like a button: a way onward with a yellow arrow. */
export function ButtonLink({ variant = 'dark', children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </a>
  )
}
