import styles from './SkipLink.module.css'

/** The first stop of a keyboard: past bar and menu to the content. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a href="#main" className={styles.skip}>
      {label}
    </a>
  )
}
