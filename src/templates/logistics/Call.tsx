import styles from './Call.module.css'

interface CallProps {
  readonly text: string
  readonly telephone: string
}

export function Call({ text, telephone }: CallProps) {
  return (
    <a className={styles.call} href="#pickup">
      <span>{text}</span>
      <b>{telephone}</b>
    </a>
  )
}
