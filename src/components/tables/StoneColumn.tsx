import type { ReactNode } from 'react'
import { columnPaths } from './columnPaths.ts'
import styles from './StoneColumn.module.css'

interface StoneColumnProps {
  /** Height of the shaft, in pixels. */
  readonly shaft: number
  /** The parts of the shaft, as `columnPart` draws them. */
  readonly children: ReactNode
}

/** A column in the SVG of a wall: its shaft, base and capital, flutes, and the shade on the right. */
export function StoneColumn({ shaft, children }: StoneColumnProps) {
  const { slab, flutes, shade } = columnPaths(shaft)
  return (
    <>
      {children}
      <path d={slab} className={styles.slab} />
      <path d={flutes} className={styles.flutes} />
      <path d={shade} className={styles.shade} />
    </>
  )
}
