import styles from './Call.module.css'

interface CallProps {
  readonly text: string
  readonly telephone: string
}

/** The call to action for a collection, with the telephone number. */
export function Call({ text, telephone }: CallProps) {
  return (
    <a className={styles.call} href="#pickup">
      <span>{text}</span>
      <b>{telephone}</b>
    </a>
  )
}
