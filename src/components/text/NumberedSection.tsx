import type { ReactNode } from 'react'
import type { SectionModel } from '../../models/pages/essayModel.ts'
import { Expandable } from './Expandable.tsx'
import styles from './NumberedSection.module.css'
import { Phrases } from './Phrases.tsx'
import { Prose } from './Prose.tsx'

interface NumberedSectionProps {
  readonly section: SectionModel
  /** Content below the section's text, such as cards. */
  readonly children?: ReactNode
}

/** A section with a Roman numeral. An expandable one also opens when the fragment points into it. */
export function NumberedSection({ section, children }: NumberedSectionProps) {
  const title = (
    <h2>
      <Phrases phrases={section.heading} />
    </h2>
  )
  if (!section.expandable) {
    return (
      <section id={section.anchor} className={styles.section}>
        {title}
        <Prose data-later tree={section.body} className={styles.body ?? ''} />
        {children && (
          <div data-later className={styles.after}>
            {children}
          </div>
        )}
      </section>
    )
  }
  return (
    <section className={styles.section}>
      <Expandable title={title} className={styles.details}>
        {/* The anchor is inside, because browsers open the <details> around a fragment's target. */}
        <div id={section.anchor} className={styles.hidden}>
          <Prose tree={section.body} />
          {children}
        </div>
      </Expandable>
    </section>
  )
}
