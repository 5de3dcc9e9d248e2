import type { HTMLAttributes } from 'react'
import styles from './CardGrid.module.css'

/** Cards side by side, as many as fit. */
export function CardGrid(list: HTMLAttributes<HTMLUListElement>) {
  return <ul {...list} className={styles.grid} />
}
