import styles from './SkipLink.module.css'

/** The first tab stop: skips bar and menu. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a href="#main" className={styles.skip}>
      {label}
    </a>
  )
}
