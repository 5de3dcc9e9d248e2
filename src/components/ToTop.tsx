import styles from './ToTop.module.css'

/** A link back to the top, which shows once the page was scrolled beyond 200 px. */
export function ToTop({ label }: { readonly label: string }) {
  return (
    <a href="#top" className={styles.top} data-to-top>
      <svg viewBox="0 0 24 24" role="img" aria-label={label}>
        <path d="M12 20V5m-7 7 7-7 7 7" />
      </svg>
    </a>
  )
}
