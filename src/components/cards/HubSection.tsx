import type { ReactNode } from 'react'
import type { SectionModel } from '../../models/pages/essayModel.ts'
import { Expandable } from '../text/Expandable.tsx'
import { Phrases } from '../text/Phrases.tsx'
import { Prose } from '../text/Prose.tsx'
import styles from './HubSection.module.css'

interface HubSectionProps {
  readonly section: SectionModel
  /** What follows the section's text across the whole width, such as cards. */
  readonly children?: ReactNode
}

/**
 * A section of a hub: its heading beside its text, and what it leads to below both. An expandable one also
 * opens when the address points into it.
 */
export function HubSection({ section, children }: HubSectionProps) {
  const { anchor, heading, body } = section
  const title = (
    <h2>
      <Phrases phrases={heading} />
    </h2>
  )
  if (!section.expandable) {
    return (
      <section id={anchor} className={styles.section}>
        {title}
        <Prose data-later tree={body} />
        {children && <div className={styles.after}>{children}</div>}
      </section>
    )
  }
  return (
    <section className={styles.expandable}>
      <Expandable title={title}>
        {/* The anchor is inside, because browsers open the <details> around what a link names. */}
        <div id={anchor} className={styles.hidden}>
          <Prose tree={body} />
          {children}
        </div>
      </Expandable>
    </section>
  )
}
