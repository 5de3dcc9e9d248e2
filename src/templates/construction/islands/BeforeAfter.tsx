import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BeforeAfter.module.css'

interface BeforeAfterProps {
  /** Accessible name of the slider. */
  readonly label: string
  readonly before: string
  readonly after: string
  readonly first?: ReactNode
  readonly second?: ReactNode
}

/**
 * Two overlaid pictures of one place with a range input across them, so keyboard, mouse and touch all work.
 * Without JavaScript, CSS shows them side by side.
 */
export function BeforeAfter({ label, before, after, first, second }: BeforeAfterProps) {
  const root = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const show = () => {
    root.current?.style.setProperty('--split', `${100 - Number(range.current?.value)}%`)
  }
  // Moved before hydration, or restored by the browser.
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
