import type { ReactNode } from 'react'
import type { SectionModel } from '../../models/pages/essayModel.ts'
import { Expandable } from '../text/Expandable.tsx'
import { Phrases } from '../text/Phrases.tsx'
import { Prose } from '../text/Prose.tsx'
import styles from './HubSection.module.css'

interface HubSectionProps {
  readonly section: SectionModel
  /** Full-width content below the section's text, such as cards. */
  readonly children?: ReactNode
}

/**
 * A hub's section: heading beside text, and its links below both. An expandable one also opens when the
 * fragment points into it.
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
        {children && (
          <div data-later data-brings-styles className={styles.after}>
            {children}
          </div>
        )}
      </section>
    )
  }
  return (
    <section className={styles.expandable}>
      <Expandable title={title}>
        {/* The anchor is inside, because browsers open the <details> around a fragment's target. */}
        <div id={anchor} className={styles.hidden}>
          <Prose tree={body} />
          {children}
        </div>
      </Expandable>
    </section>
  )
}
