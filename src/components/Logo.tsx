import type { AnchorHTMLAttributes } from 'react'
import { mark } from '../../art/mark.ts'
import styles from './Logo.module.css'

/** The mark with the wordmark: a link home. */
export function Logo({ className = '', ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} className={`${styles.logo} ${className}`}>
      <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
        <path d={mark.stones} fill="currentColor" />
        <path d={mark.keystone} className={styles.keystone} />
      </svg>
      <span aria-hidden="true">LEGATUS</span>
    </a>
  )
}
