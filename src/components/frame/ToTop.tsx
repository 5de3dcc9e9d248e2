import { Icon } from '../../icons/Icon.tsx'
import styles from './ToTop.module.css'

/** A link back to the top, which shows once the page was scrolled beyond 200 px. */
export function ToTop({ label }: { readonly label: string }) {
  return (
    <a href="#top" className={styles.top} data-to-top>
      <Icon name="up" label={label} />
    </a>
  )
}
