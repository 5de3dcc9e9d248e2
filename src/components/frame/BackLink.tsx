import type { AnchorHTMLAttributes } from 'react'
import type { BackModel } from '../../models/frame/backLink.ts'
import styles from './BackLink.module.css'

/**
 * The way back: a link to the parent page, which src/browser/returnBack.ts turns into the browser's
 * "back" when the visitor came from a page of this site, and then names plainly.
 */
export function BackLink({
  label,
  plain,
  ...link
}: BackModel & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} data-back={plain} className={styles.back}>
      {label}
    </a>
  )
}
