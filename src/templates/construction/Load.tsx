import styles from './Load.module.css'

/** What hangs on the crane's rope: the way to an estimate. */
export function Load({ text }: { readonly text: string }) {
  return (
    <>
      <span className={styles.rope} aria-hidden="true" />
      <p className={styles.load}>
        <a href="#estimate">{text}</a>
      </p>
    </>
  )
}
