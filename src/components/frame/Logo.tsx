import type { AnchorHTMLAttributes } from 'react'
import { mark } from '../../../art/mark.ts'
import styles from './Logo.module.css'

export function Logo({ className = '', ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} className={`${styles.logo} ${className}`}>
      <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
        {/* Drawing one half twice saves 40 bytes per page. */}
        <path d={mark.right} />
        <path d={mark.right} className={styles.mirrored} />
        <path d={mark.keystone} className={styles.keystone} />
      </svg>
      <span aria-hidden="true">LEGATUS</span>
    </a>
  )
}
