import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BeforeAfter.module.css'

interface BeforeAfterProps {
  /** What the slider sets, for assistive technology. */
  readonly label: string
  readonly before: string
  readonly after: string
  /** The picture of before, and the one of after. */
  readonly first?: ReactNode
  readonly second?: ReactNode
}

/**
 * Two pictures of the same place, one over the other, with a slider between them: a range input over the
 * whole picture, so that keyboard, mouse and touch all come with it. Without JavaScript the styles show
 * both beside each other.
 */
export function BeforeAfter({ label, before, after, first, second }: BeforeAfterProps) {
  const root = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const show = () => {
    root.current?.style.setProperty('--split', `${100 - Number(range.current?.value)}%`)
  }
  // What was moved before this ran, or kept by the browser from an earlier visit.
  useEffect(show)
  return (
    <div ref={root} className={styles.pair}>
      <figure className={styles.first}>
        {first}
        <figcaption>{before}</figcaption>
      </figure>
      <figure className={styles.second}>
        {second}
        <figcaption>{after}</figcaption>
      </figure>
      <input
        ref={range}
        type="range"
        className={styles.range}
        aria-label={label}
        min={0}
        max={100}
        defaultValue={50}
        onInput={show}
      />
      <span className={styles.handle} aria-hidden="true" />
    </div>
  )
}
