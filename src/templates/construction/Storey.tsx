import type { ReactNode } from 'react'
import { type LevelId, levels } from './levels.ts'
import styles from './Storey.module.css'

interface StoreyProps {
  readonly id: LevelId
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section between two columns, on the steel beam of its floor; its mark is painted on the wall. */
export function Storey({ id, className, children }: StoreyProps) {
  const level = levels.find((each) => each.id === id)
  return (
    <section
      id={id}
      className={`${styles.storey} ${className ?? ''}`}
      aria-labelledby={`${id}-title`}
      data-level={id}
    >
      <span className={styles.mark} aria-hidden="true">
        {level?.mark}
      </span>
      <div className={styles.room}>{children}</div>
      <p className={styles.beam} aria-hidden="true">
        {level?.mark}L {level?.floor}
      </p>
    </section>
  )
}
