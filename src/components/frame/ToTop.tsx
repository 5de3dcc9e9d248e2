import { Icon } from '../../icons/Icon.tsx'
import styles from './ToTop.module.css'

/** A back-to-top link, visible after scrolling 200 px. */
export function ToTop({ label }: { readonly label: string }) {
  return (
    <a href="#top" className={styles.top} data-to-top>
      <Icon name="up" label={label} />
    </a>
  )
}
