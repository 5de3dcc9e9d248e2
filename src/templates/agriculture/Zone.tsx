import type { ReactNode } from 'react'
import styles from './Zone.module.css'

interface ZoneProps {
  readonly id: string
  /** Its anchor and height above the sea. */
  readonly height: string
  /** The landscape behind it; flat colour by default. */
  readonly picture?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A zone of the landscape with its height on a cartouche and its text in a cloud. */
export function Zone({ id, height, picture, className, children }: ZoneProps) {
  return (
    <section id={id} className={`${styles.zone} ${className}`}>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width="1600"
          height="1000"
          loading="lazy"
        />
      )}
      <p className={styles.height}>{height}</p>
      <div className={styles.cloud}>{children}</div>
    </section>
  )
}
