import type { ReactNode } from 'react'
import type { Section } from '../site/content/markdown.ts'
import styles from './NumberedSection.module.css'
import { Phrases } from './Phrases.tsx'
import { Prose } from './Prose.tsx'

interface NumberedSectionProps {
  readonly section: Section
  readonly heading: readonly string[]
  /** What follows the section's text, such as cards. */
  readonly children?: ReactNode
}

/**
 * A section with a Roman numeral in the margin. An expandable one is a <details>: it opens without
 * JavaScript, when the address points into it, and when the browser's search finds something in it.
 */
export function NumberedSection({ section, heading, children }: NumberedSectionProps) {
  const title = (
    <h2>
      <Phrases phrases={heading} />
    </h2>
  )
  if (!section.expandable) {
    return (
      <section id={section.anchor} className={styles.section}>
        {title}
        <Prose tree={section.body} className={styles.body ?? ''} />
        {children && <div className={styles.after}>{children}</div>}
      </section>
    )
  }
  return (
    <section className={styles.section}>
      <details className={styles.details}>
        <summary>{title}</summary>
        {/* The anchor stands inside, because browsers open the <details> around what a link names. */}
        <div id={section.anchor} className={styles.hidden}>
          <Prose tree={section.body} />
          {children}
        </div>
      </details>
    </section>
  )
}
