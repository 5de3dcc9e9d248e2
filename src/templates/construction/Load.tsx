import styles from './Load.module.css'

/** The crane's load: a link to the estimate. */
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
