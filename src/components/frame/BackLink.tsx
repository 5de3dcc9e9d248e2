import type { AnchorHTMLAttributes } from 'react'
import type { BackModel } from '../../models/frame/backLink.ts'
import styles from './BackLink.module.css'

/**
 * A link to the parent page. src/browser/returnBack.ts turns it into the browser's "back", with other text,
 * when the visitor came from a page of this site.
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
